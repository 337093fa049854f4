/** What is shown for a figure that has no value. */
export const NO_FIGURE = '–';
