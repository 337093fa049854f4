/** The note of a version that decides conflicts. */
export const CONFLICT_NOTE = '충돌 처리';
