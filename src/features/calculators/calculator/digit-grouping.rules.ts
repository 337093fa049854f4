const PLAIN = /^\d[\d,]*$/;

/** `70,000` becomes `70000`; any other text is left as typed (`7만`). */
export function plainDigits(text: string): string {
  return PLAIN.test(text) ? text.replaceAll(',', '') : text;
}

/** `70000` becomes `70,000`; any other text is left as typed. */
export function groupedDigits(text: string): string {
  return plainDigits(text).replace(/^\d+$/, (digits) => digits.replace(/\B(?=(?:\d{3})+$)/g, ','));
}

/**
 * Returns the caret's position in the grouped text, after the same number of digits as before.
 * @param isForward whether text after the caret was deleted: then it steps over a comma, or the Delete key would be
 * stuck there
 */
export function groupedCaret(grouped: string, before: string, isForward: boolean): number {
  let digits = plainDigits(before).length;
  let caret = 0;
  while (digits > 0 && caret < grouped.length) {
    if (grouped[caret] !== ',') digits -= 1;
    caret += 1;
  }
  return isForward && grouped[caret] === ',' ? caret + 1 : caret;
}
