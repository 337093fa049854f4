/** Typed text as the server stores it: composed, with plain ends of lines, without blanks around it. */
export function typedText(text: string): string {
  return text.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim();
}

/** Null: nothing is typed. Undefined: it is no whole number from `min` to `max`. */
export function readWholeNumber(text: string, { min, max }: { min: number; max: number }): number | null | undefined {
  const typed = text.normalize('NFKC').trim();
  if (typed === '') return null;
  const value = /^\d{1,15}$/.test(typed) ? Number(typed) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
}
