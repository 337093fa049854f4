/** Shown for a figure without a value. */
export const NO_FIGURE = '–';
