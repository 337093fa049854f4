import { isIP } from 'node:net';
import { z } from 'zod';

const WEB = ['http:', 'https:'];
const POSTGRES = ['postgres:', 'postgresql:'];

const trimmed = z.string().trim();

export const text = (minLength = 1) => trimmed.min(minLength, `${minLength}자 이상이어야 합니다`);

export const flag = z.enum(['true', 'false'], 'true 또는 false여야 합니다').transform((value) => value === 'true');

export const list = <Part extends z.ZodType<unknown, string>>(part: Part) =>
  trimmed
    .transform((value) =>
      value
        .split(',')
        .map((piece) => piece.trim())
        .filter((piece) => piece !== ''),
    )
    .pipe(z.array(part))
    .readonly();

export const wholeNumber = (min: number, max: number, message: string) =>
  trimmed
    .regex(/^\d{1,15}$/, message)
    .transform(Number)
    .pipe(z.int(message).min(min, message).max(max, message));

function urlProtocol(value: string): string | undefined {
  return URL.canParse(value) ? new URL(value).protocol : undefined;
}

const urlSchema = (protocols: readonly string[], message: string) =>
  trimmed.refine((value) => protocols.includes(urlProtocol(value) ?? ''), message);

export const webUrl = urlSchema(WEB, 'http:// 또는 https://로 시작하는 주소여야 합니다');
export const secureUrl = urlSchema(['https:'], 'https://로 시작하는 주소여야 합니다');
export const postgresUrl = urlSchema(POSTGRES, 'postgres://로 시작하는 주소여야 합니다');

export const baseUrl = webUrl.transform((value) => value.replace(/\/+$/, ''));

export const origin = webUrl
  .pipe(z.string().refine(hasNoPath, '뒤에 경로가 없는 주소여야 합니다 (예: https://example.com)'))
  .transform((value) => new URL(value).origin);

function hasNoPath(value: string): boolean {
  const { pathname, search, hash } = new URL(value);
  return pathname === '/' && search === '' && hash === '';
}

export const hostName = trimmed.regex(
  /^(\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i,
  '도메인 이름이어야 합니다 (예: ads.example.com)',
);

export const listenHost = trimmed.refine(
  (value) => isIP(value) !== 0 || (/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value) && URL.canParse(`http://${value}`)),
  'IP 주소나 호스트 이름이어야 합니다',
);

export const pagePattern = trimmed.regex(/^\/\S*$/, '/로 시작하는 경로여야 합니다 (예: /me*)');

const NETWORK_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  if (NETWORK_NAMES.includes(value)) return true;
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

const TRUSTED_PROXY_FORM = 'true, false, 프록시의 수(1~10), 또는 쉼표로 나눈 IP 주소·대역이어야 합니다';

export const trustedProxy = z.union(
  [
    flag,
    wholeNumber(1, 10, TRUSTED_PROXY_FORM),
    list(z.string().refine(isNetwork, TRUSTED_PROXY_FORM)).refine(({ length }) => length > 0, TRUSTED_PROXY_FORM),
  ],
  TRUSTED_PROXY_FORM,
);

const COUNTS_FORM = '날과 주의 수를 쉼표로 나누어 적습니다 (예: 7,4)';

/** The number of backups to keep: those of the last nights, and one of each of the last weeks. */
export const backupCounts = trimmed
  .regex(/^[1-9]\d{0,2},\s*\d{1,3}$/, COUNTS_FORM)
  .transform((value) => {
    const [nights = 0, weeks = 0] = value.split(',').map(Number);
    return { nights, weeks };
  })
  .readonly();

export const ageRecipient = trimmed.regex(/^age1[0-9a-z]{58}$/, 'age1로 시작하는 age의 공개 키여야 합니다');
