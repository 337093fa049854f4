import { lengthIssue, textLength } from '#shared/text-length.ts';
import { CORRECTION_LENGTH } from './inquiry.contract.ts';

/** What the first line of such an inquiry begins with, so that operators find them among all others. */
export const CORRECTION_MARK = '[자료]';

/** What someone says of a wrong value. */
export interface Correction {
  /** Which value, in the words of the one who saw it. */
  about: string;
  /** The page it stood on: path and query. */
  path: string;
  /** What it should be. */
  right: string;
  /** Where one knows it from; empty: not said. */
  known: string;
}

/** Control characters, halves of characters, line separators and marks that turn the direction: the server takes none of them. */
const UNSEEN = /[^\P{Cc}\n]|[\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
/** What shows nothing by itself, so that a text of nothing else says nothing. */
const BLANK = /[\s\p{Default_Ignorable_Code_Point}]/gu;

function cleanLines(text: string): string {
  return text.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').replaceAll(UNSEEN, '').trim();
}

function cleanLine(text: string, most: number): string {
  const line = cleanLines(text).replaceAll(/\s+/g, ' ');
  return [...line].slice(0, most).join('').trim();
}

/** What a value is called, from wherever it came: one line, bounded, without what is not seen. Empty: no name. */
export function aboutOf(text: string | null | undefined): string {
  const line = cleanLine(text ?? '', CORRECTION_LENGTH.about);
  return isBlank(line) ? '' : line;
}

function isBlank(text: string): boolean {
  return text.replaceAll(BLANK, '') === '';
}

/** The field that cannot be sent as it is, and why; null: it can. */
export function correctionFault({
  about,
  right,
  known,
}: Pick<Correction, 'about' | 'right' | 'known'>): { field: 'about' | 'right' | 'known'; text: string } | null {
  if (aboutOf(about) === '') return { field: 'about', text: '어떤 값인지 적어 주세요.' };
  if (isBlank(cleanLines(right))) return { field: 'right', text: '맞는 값을 적어 주세요.' };
  for (const field of ['about', 'right', 'known'] as const) {
    const typed = { about, right, known }[field];
    const text = lengthIssue(textLength(cleanLines(typed)), { max: CORRECTION_LENGTH[field] });
    if (text !== undefined) return { field, text };
  }
  return null;
}

/** The first line: what is wrong, and where it stood. */
export function correctionLine(about: string, path = ''): string {
  const where = cleanLine(readable(path), CORRECTION_LENGTH.path);
  return [CORRECTION_MARK, aboutOf(about), where && `· ${where}`].filter(Boolean).join(' ');
}

/** Korean as people read it, not as addresses carry it. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The words of the inquiry that says so. */
export function correctionContent({ about, path, right, known }: Correction): string {
  const source = cleanLine(known, CORRECTION_LENGTH.known);
  return [
    correctionLine(about, path),
    `맞는 값: ${[...cleanLines(right)].slice(0, CORRECTION_LENGTH.right).join('')}`,
    ...(isBlank(source) ? [] : [`확인한 곳: ${source}`]),
  ].join('\n');
}

/** What a form of inquiries begins with when an address asks about a value (`?about=철도`); empty: nothing. */
export function beginningAbout(about: string | null | undefined): string {
  const requested = aboutOf(about);
  return requested && `${correctionLine(requested)}\n`;
}
