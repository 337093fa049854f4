import { returnPath } from '../../return-path.rules.ts';

const COOKIE = 'return-to';
const REMEMBERED_S = 600;

/** The Cookie Store API exists on https only. */
const cookies = (): { cookie: string } => document;

export function rememberPath(path: string): void {
  if (returnPath(path, location.origin) !== undefined) writeCookie(encodeURIComponent(path), REMEMBERED_S);
}

export function rememberedPath(): string | undefined {
  const found = document.cookie.match(new RegExp(`(?:^|; )${COOKIE}=([^;]*)`))?.[1];
  return returnPath(found && decoded(found), location.origin);
}

export function clearReturnPath(): void {
  writeCookie('', 0);
}

function writeCookie(value: string, maxAge: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  cookies().cookie = `${COOKIE}=${value}; path=/; max-age=${maxAge}; samesite=lax${secure}`;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
