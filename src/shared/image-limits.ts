// Limits of uploaded pictures (contract §19).

const MIB = 1024 * 1024;

export const MAX_IMAGE_BYTES = 8 * MIB;
export const MAX_SIGN_BYTES = MIB;
/** Pixels over all frames. */
export const MAX_IMAGE_PIXELS = 40_000_000;
/** Widths in pixels, ascending. */
export const IMAGE_WIDTHS = [480, 960, 1600] as const;
/** Longest side in pixels that WebP allows. */
export const MAX_WRITTEN_SIDE = 16_383;
/** Pixels of one file, because the memory of its encoder grows with them. */
export const MAX_WRITTEN_PIXELS = 10_000_000;
export const SIGN_SIDE = 128;
export const UNUSED_DAYS = 30;
