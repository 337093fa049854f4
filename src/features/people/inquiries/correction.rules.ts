import { withoutUnseen } from '#shared/unseen-letters.ts';
import { CORRECTION_LENGTH } from './inquiry.contract.ts';

export const CORRECTION_MARK = '[자료]';

interface Correction {
  about: string;
  path: string;
  right: string;
  known: string;
}

const BLANK = /[\s\p{Default_Ignorable_Code_Point}]/gu;

/** Removes or replaces characters that the server refuses. */
export function cleanLines(text: string): string {
  return withoutUnseen(text.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ')).trim();
}

function cleanLine(text: string, most: number): string {
  const line = cleanLines(text).replaceAll(/\s+/g, ' ');
  return [...line].slice(0, most).join('').trim();
}

export function parseAbout(text: string | null | undefined): string {
  const line = cleanLine(text ?? '', CORRECTION_LENGTH.about);
  return isBlank(line) ? '' : line;
}

export function isBlank(text: string): boolean {
  return text.replaceAll(BLANK, '') === '';
}

export function correctionLine(about: string, path = ''): string {
  const where = cleanLine(readable(path), CORRECTION_LENGTH.path);
  return [CORRECTION_MARK, parseAbout(about), where && `· ${where}`].filter(Boolean).join(' ');
}

function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

export function correctionContent({ about, path, right, known }: Correction): string {
  const source = cleanLine(known, CORRECTION_LENGTH.known);
  return [
    correctionLine(about, path),
    `맞는 값: ${[...cleanLines(right)].slice(0, CORRECTION_LENGTH.right).join('')}`,
    ...(isBlank(source) ? [] : [`확인한 곳: ${source}`]),
  ].join('\n');
}

export function beginningAbout(about: string | null | undefined): string {
  const requested = parseAbout(about);
  return requested && `${correctionLine(requested)}\n`;
}
