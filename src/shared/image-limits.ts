// contract §19

const MIB = 1024 * 1024;

export const MAX_IMAGE_BYTES = 8 * MIB;
export const MAX_SIGN_BYTES = MIB;
/** Over all frames. */
export const MAX_IMAGE_PIXELS = 40_000_000;
/** In pixels, ascending. */
export const IMAGE_WIDTHS = [480, 960, 1600] as const;
export const SIGN_SIDE = 128;
export const UNUSED_DAYS = 30;
