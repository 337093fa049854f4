import { UNSEEN, withoutUnseen } from '#shared/unseen-letters.ts';

const MAX_TEXT_LENGTH = 100;
const MAX_URL_LENGTH = 500;
const EMAIL = /^[^\s@"<>]{1,64}@[^\s@"<>]{1,190}$/;

/** Returns a single line without invisible characters, of at most 100 characters. */
export function cleanName(text: string | null | undefined): string {
  const visible = withoutUnseen((text ?? '').toWellFormed().replaceAll('\n', ''));
  return [...visible.normalize('NFC').trim()].slice(0, MAX_TEXT_LENGTH).join('');
}

/** Returns the address in lower case; null when it is invalid. */
export function cleanEmail(text: string | null | undefined): string | null {
  const email = (text ?? '').trim().normalize('NFC').toLowerCase();
  return EMAIL.test(email) && !UNSEEN.test(email) ? email : null;
}

/** Returns an https address; null when it is invalid. */
export function cleanPictureUrl(text: string | null | undefined): string | null {
  if (!text || text.length > MAX_URL_LENGTH || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol === 'http:') url.protocol = 'https:';
  return url.protocol === 'https:' ? url.href : null;
}

export function known<Value>(fields: Readonly<Record<string, Value | null | undefined>>): Record<string, Value> {
  const entries: [string, Value][] = [];
  for (const [name, value] of Object.entries(fields)) {
    if (value !== null && value !== undefined && value !== '') entries.push([name, value]);
  }
  return Object.fromEntries(entries);
}
