/** Rows of equal length as aligned lines; the first row is the header. */
export function table(rows: readonly (readonly string[])[]): string;
