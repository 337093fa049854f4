import { z } from 'zod';
import {
  ageRecipient,
  backupCounts,
  baseUrl,
  flag,
  hostName,
  list,
  listenHost,
  origin,
  pagePattern,
  postgresUrl,
  secureUrl,
  text,
  trustedProxy,
  webUrl,
  wholeNumber,
} from './setting-values.ts';
import { isSigningKeySet } from './signing-key-set.ts';

const AD_PROVIDERS = ['house', 'gpt', 'stub'] as const;
const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
/** Seconds; below two minutes the client would renew the token each time it reads it. */
const MIN_TOKEN_S = 130;
const MAX_TOKEN_S = 86_400;
const MAX_RATE_LIMIT_SCALE = 1_000_000;

const GAME_SERVERS_FORM = '번호:이름을 쉼표로 나누어 적습니다 (예: 1:바람의나라 클래식,2:옛날바람)';

const gameServer = z
  .string()
  .regex(/^[1-9]\d{0,3}:\s*\S.{0,30}$/u, GAME_SERVERS_FORM)
  .transform((value) => {
    const colon = value.indexOf(':');
    return {
      id: Number(value.slice(0, colon)),
      name: value
        .slice(colon + 1)
        .trim()
        .normalize('NFC'),
    };
  })
  .readonly();

const gameServers = list(gameServer)
  .refine((servers) => servers.length > 0, GAME_SERVERS_FORM)
  .refine((servers) => new Set(servers.map(({ id }) => id)).size === servers.length, '같은 번호가 두 번 있습니다');

const signingKeys = text().refine(
  isSigningKeySet,
  '서명할 개인 키(ES256, RS256, EdDSA)가 든, 저마다 다른 kid가 있는 JWK 묶음이어야 합니다 (예: {"keys":[…]})',
);

const rateLimitScale = z
  .string()
  .trim()
  .regex(/^\d+(\.\d+)?$/, '0보다 큰 수여야 합니다')
  .transform(Number)
  .refine((value) => value > 0 && value <= MAX_RATE_LIMIT_SCALE, `0보다 크고 ${MAX_RATE_LIMIT_SCALE} 이하여야 합니다`);

export const SETTINGS = {
  HOST: listenHost.default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535, '0부터 65535까지의 정수여야 합니다 (0은 비어 있는 아무 포트)').default(3000),
  PUBLIC_SITE_URL: origin.optional(),
  TRUST_PROXY: trustedProxy.default(false),
  LOG_LEVEL: z.enum(LOG_LEVELS, `${LOG_LEVELS.join(', ')} 가운데 하나여야 합니다`).default('info'),

  DATABASE_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URLS: list(postgresUrl).default([]),
  DATABASE_WAIT_SECONDS: wholeNumber(0, 600, '0부터 600까지의 초여야 합니다').default(60),
  DATA_DIR: text().default('.data'),

  BACKUP_DIR: text().optional(),
  BACKUP_KEEP: backupCounts.default({ nights: 7, weeks: 4 }),
  BACKUP_AGE_RECIPIENT: ageRecipient.optional(),

  AUTH_URL: baseUrl.optional(),
  AUTH_PUBLIC_KEY: text().optional(),
  AUTH_ISSUER: webUrl.optional(),
  AUTH_JWKS_URL: webUrl.optional(),
  AUTH_JWT_SECRET: text(32).optional(),
  AUTH_SERVICE_KEY: text().optional(),
  AUTH_JWT_KEYS: signingKeys.optional(),
  AUTH_JWT_EXP: wholeNumber(MIN_TOKEN_S, MAX_TOKEN_S, `${MIN_TOKEN_S}부터 ${MAX_TOKEN_S}까지의 초여야 합니다`).default(
    3600,
  ),
  AUTH_DISCORD_URL: baseUrl.default('https://discord.com'),
  AUTH_KAKAO_URL: baseUrl.optional(),
  AUTH_DISCORD_CLIENT_ID: text().optional(),
  AUTH_DISCORD_CLIENT_SECRET: text().optional(),
  AUTH_KAKAO_CLIENT_ID: text().optional(),
  AUTH_KAKAO_CLIENT_SECRET: text().optional(),
  AUTH_URI_ALLOW_LIST: list(webUrl).default([]),
  ALLOW_LOCAL_AUTH: flag.default(false),
  OPERATOR_USER_IDS: list(z.guid('쉼표로 나눈 UUID여야 합니다')).default([]),

  GAME_SERVERS: gameServers.default([
    { id: 1, name: '바람의나라 클래식' },
    { id: 2, name: '옛날바람' },
  ]),
  MANIPULATED_ITEMS: list(wholeNumber(1, 2_147_483_647, '쉼표로 나눈 아이템 번호여야 합니다')).default([]),
  MAINTENANCE: flag.default(false),
  GUARD_INCLUDE: list(pagePattern).default([
    '/trade/register*',
    '/me*',
    '/notifications*',
    '/events/new',
    '/operator*',
    '/guilds/new*',
    '/settlements/*',
  ]),
  GUARD_EXCLUDE: list(pagePattern).default([]),

  ASSET_BASE_URL: baseUrl.optional(),
  FONT_STYLESHEET_URL: secureUrl.optional(),
  FONT_STYLESHEET_INTEGRITY: z
    .string()
    .trim()
    .regex(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/, 'sha384-… 형식이어야 합니다')
    .optional(),
  FONT_HOSTS: list(hostName).default([]),

  ADS_TXT_URL: webUrl.optional(),
  AD_MANAGER: flag.default(true),
  AD_PROVIDER: z.enum(AD_PROVIDERS, `${AD_PROVIDERS.join(', ')} 가운데 하나여야 합니다`).default('house'),
  AD_DIRECT: flag.default(false),
  AD_GPT_NETWORK: z
    .string()
    .trim()
    .regex(/^\/\d+(?:,\d+)?(?:\/[\w.-]+)*$/, '/네트워크 번호/광고 단위 형식이어야 합니다 (예: /1234567/baramnaru)')
    .optional(),
  AD_NETWORK_SCRIPT_URL: secureUrl.optional(),
  AD_NETWORK_HOSTS: list(hostName).default([]),

  UPLOAD_QUOTA_MB: wholeNumber(1, 1_000_000, '1부터 1,000,000까지의 정수여야 합니다').default(2048),

  BROADCAST_INGEST_KEY: list(text(16)).default([]),
  BROADCAST_KEEP_DAYS: wholeNumber(1, 365, '1부터 365까지의 정수여야 합니다').default(30),
  VAPID_PUBLIC_KEY: text(80).optional(),
  VAPID_PRIVATE_KEY: text(40).optional(),
  VAPID_SUBJECT: z
    .string()
    .trim()
    .regex(/^(mailto:|https:\/\/)\S+$/, 'mailto: 또는 https://로 시작해야 합니다')
    .optional(),
  PUSH_HOSTS: list(hostName).default([
    'fcm.googleapis.com',
    'push.services.mozilla.com',
    'notify.windows.com',
    'push.apple.com',
  ]),
  ALERT_WEBHOOK_URL: webUrl.optional(),
  ALERT_HEARTBEAT_URL: secureUrl.optional(),
  METRICS_TOKEN: text(16).optional(),
  RATE_LIMIT_SCALE: rateLimitScale.default(1),
};

export type SettingName = keyof typeof SETTINGS;

/** Settings whose value must never appear in a message or log. */
export const SECRETS: ReadonlySet<SettingName> = new Set<SettingName>([
  'DATABASE_URL',
  'DATABASE_REPLICA_URLS',
  'AUTH_JWT_SECRET',
  'AUTH_SERVICE_KEY',
  'AUTH_JWT_KEYS',
  'AUTH_DISCORD_CLIENT_SECRET',
  'AUTH_KAKAO_CLIENT_SECRET',
  'BROADCAST_INGEST_KEY',
  'VAPID_PRIVATE_KEY',
  'ALERT_WEBHOOK_URL',
  'ALERT_HEARTBEAT_URL',
  'METRICS_TOKEN',
]);

export const settingsSchema = z.object(SETTINGS);
export type Settings = z.infer<typeof settingsSchema>;

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Lowercase<Head>}${Capitalize<CamelCase<Tail>>}`
  : Lowercase<Name>;

type CamelCased<T> = { readonly [Name in keyof T & string as CamelCase<Name>]: T[Name] };

export interface Config extends CamelCased<Omit<Settings, 'PUBLIC_SITE_URL'>> {
  /** Origin without a trailing slash; derived from HOST and PORT when not set. */
  readonly publicSiteUrl: string;
  /** `false` when the address was derived: with PORT=0 its port is known only after listening. */
  readonly isPublicSiteUrlGiven: boolean;
}
