/** Slots of 내 장비 (contract §7), on the device and with an account. */
export const MAX_GEAR_ITEMS = 10;
