import { z } from 'zod';
import { formatDigits } from './korean/amount.ts';
import { stackedIssue, textLength } from './text-length.ts';

/** Invisible: control characters, lone surrogates, line separators and marks that change the text direction. */
const UNSEEN = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const UNSEEN_BUT_LINES = /[^\P{Cc}\n]|[\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
/** Joiners, fillers, zero-width spaces: emoji need some, and copied text contains others. They do not count as text. */
const BLANK = /\p{Default_Ignorable_Code_Point}/gu;

export interface PlainTextRule {
  /** Visible characters. */
  min: number;
  max: number;
  hasLines?: boolean;
}

export function plainText({ min, max, hasLines = false }: PlainTextRule) {
  const length = `${min}자에서 ${formatDigits(max)}자까지 쓸 수 있습니다.`;
  const unseen = hasLines ? UNSEEN_BUT_LINES : UNSEEN;
  return z
    .string()
    .transform((text) => text.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .refine((text) => textLength(text.replaceAll(BLANK, '').trim()) >= min && textLength(text) <= max, length)
        .refine((text) => !unseen.test(text), '보이지 않는 글자는 쓸 수 없습니다.')
        .refine((text) => stackedIssue(text) === undefined, { error: ({ input }) => stackedIssue(String(input)) }),
    )
    .meta({ minLength: min, maxLength: max });
}
