/** The largest id that a column of type `integer` holds. */
export const MAX_ID = 2_147_483_647;

/** A UUID in its usual form, in either case. */
export const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
