// contract §19

const MIB = 1024 * 1024;

export const MAX_IMAGE_BYTES = 8 * MIB;
export const MAX_SIGN_BYTES = MIB;
/** Over all frames. */
export const MAX_IMAGE_PIXELS = 40_000_000;
/** In pixels, ascending. */
export const IMAGE_WIDTHS = [480, 960, 1600] as const;
/** WebP has no longer one. */
export const MAX_WRITTEN_SIDE = 16_383;
/** Of one file: what its encoder holds grows with them. */
export const MAX_WRITTEN_PIXELS = 10_000_000;
export const SIGN_SIDE = 128;
export const UNUSED_DAYS = 30;
