import { formatDigits } from './korean/amount.ts';

/** Counts letters as the server does: composed, and as one each even if JavaScript uses two units. */
export function textLength(text: string): number {
  return [...text.normalize('NFC')].length;
}

export function lengthIssue(length: number, { min = 0, max }: { min?: number; max: number }): string | undefined {
  if (length < min) return `${min}자 이상 적어 주세요.`;
  return length > max ? `${formatDigits(max)}자까지 적을 수 있습니다.` : undefined;
}

/** More marks on one letter than any language writes; they would cover the lines above and below. */
const STACKED = /\p{M}{4,}/u;

export function stackedIssue(text: string): string | undefined {
  return STACKED.test(text) ? '겹쳐 쌓은 글자는 쓸 수 없습니다.' : undefined;
}

/** Returns the first `max` letters, counted as the server counts, without cutting one in half. */
export function firstLetters(text: string, max: number): string {
  return [...text.normalize('NFC')].slice(0, max).join('');
}
