/** Letters as people count them: a character beyond the first plane is one. */
export function textLength(text: string): number {
  return [...text].length;
}

/** What a form says of a text of so many letters; undefined: it can be sent. */
export function lengthIssue(length: number, { min = 0, max }: { min?: number; max: number }): string | undefined {
  if (length < min) return `${min}자 이상 적어 주세요.`;
  return length > max ? `${max.toLocaleString('en')}자까지 적을 수 있습니다.` : undefined;
}
