import { z } from 'zod';
import { formatDigits } from './korean/amount.ts';
import { stackedIssue, textLength } from './text-length.ts';
import { UNSEEN, UNSEEN_BUT_LINES, withoutUnseen } from './unseen-letters.ts';

/**
 * Invisible characters that do not count as text: joiners, fillers, zero-width spaces. Emoji need some, and copied text
 * contains others.
 */
const BLANK = /\p{Default_Ignorable_Code_Point}/gu;

const NOT_UNSEEN = '보이지 않는 글자는 쓸 수 없습니다.';

/** Refuses unseen letters, and leaves the text as it was sent. */
export function visibleText<Schema extends z.ZodType<string>>(schema: Schema) {
  return schema.refine((text) => !UNSEEN.test(text), NOT_UNSEEN);
}

export interface PlainTextRule {
  /** The smallest number of visible characters. */
  min: number;
  max: number;
  hasLines?: boolean;
}

/** A text of at most `max` letters, such as a search text. */
export function textUpTo(max: number, message = `${formatDigits(max)}자까지 쓸 수 있습니다.`) {
  return z
    .string()
    .refine((text) => textLength(text) <= max, message)
    .meta({ maxLength: max });
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
        .refine((text) => !unseen.test(text), NOT_UNSEEN)
        .refine((text) => stackedIssue(text) === undefined, { error: ({ input }) => stackedIssue(String(input)) }),
    )
    .meta({ minLength: min, maxLength: max });
}

/**
 * Escapes a text for XML, also for an attribute. Characters that XML cannot contain are left out, because one of them
 * makes the whole file unreadable.
 */
export function xmlText(text: string): string {
  return withoutUnseen(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
