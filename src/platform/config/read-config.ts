import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { isWebhookAddress } from '#shared/discord-webhook.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { isLoopbackHost } from '#shared/loopback.ts';
import { type Config, SECRETS, SETTINGS, type SettingName, type Settings, settingsSchema } from './config.schema.ts';
import { unknownSettings } from './unknown-settings.ts';

/** The project's folder, from which relative folders of the settings start. */
const TOP = join(import.meta.dirname, '../../..');
/** `EX_CONFIG` of sysexits.h: supervisors do not restart after it. */
const EXIT_BAD_CONFIG = 78;
const SHOWN_CHARACTERS = 60;
const ANY_ADDRESS = ['0.0.0.0', '::'];

export interface ConfigIssue {
  name: SettingName;
  /** A Korean sentence. */
  message: string;
}

export type ConfigResult =
  | { ok: true; config: Config; warnings: readonly string[] }
  | { ok: false; issues: readonly ConfigIssue[]; warnings: readonly string[] };

type Environment = Readonly<Record<string, string | undefined>>;

/** Validates the whole environment and returns all faults at once. An empty value counts as not set. */
export function readConfig(env: Environment): ConfigResult {
  const given = pickGiven(env);
  const warnings = unknownSettings(env, Object.keys(SETTINGS));
  const { error } = settingsSchema.safeParse(given);
  const wrong = (error?.issues ?? []).map((issue) => toConfigIssue(issue.path[0] as SettingName, issue.message, given));
  // Contradictions are checked only between settings that are valid by themselves.
  for (const { name } of wrong) delete given[name];
  const settings = settingsSchema.parse(given);
  const issues = uniqueByName([...wrong, ...contradictions(settings)]);
  if (issues.length > 0) return { ok: false, issues, warnings };
  return { ok: true, config: toConfig(settings), warnings };
}

/** Returns the configuration of this process. Prints each fault and exits with 78 when it is invalid. */
export function exitOnBadConfig(env: Environment = process.env): Config {
  const result = readConfig(env);
  for (const warning of result.warnings) console.warn(`[설정 주의] ${warning}`);
  if (result.ok) return result.config;
  for (const { name, message } of result.issues) console.error(`[설정 오류] ${name}: ${message}`);
  return process.exit(EXIT_BAD_CONFIG);
}

function pickGiven(env: Environment): Partial<Record<SettingName, string>> {
  const names = Object.keys(SETTINGS) as SettingName[];
  return Object.fromEntries(names.flatMap((name) => (env[name]?.trim() ? [[name, env[name]]] : [])));
}

function toConfigIssue(name: SettingName, message: string, given: Partial<Record<SettingName, string>>): ConfigIssue {
  if (SECRETS.has(name)) return { name, message };
  const value = given[name] ?? '';
  const shown = value.length > SHOWN_CHARACTERS ? `${value.slice(0, SHOWN_CHARACTERS)}…` : value;
  return { name, message: `${message} (지금 값: ${shown})` };
}

function uniqueByName(issues: readonly ConfigIssue[]): ConfigIssue[] {
  return [...new Map(issues.toReversed().map((issue) => [issue.name, issue])).values()].toReversed();
}

function contradictions(settings: Settings): ConfigIssue[] {
  const issues: ConfigIssue[] = [];
  const refuse = (when: boolean, name: SettingName, message: string) => {
    if (when) issues.push({ name, message });
  };
  const needs = (name: SettingName, other: SettingName) =>
    refuse(
      isGiven(settings[name]) && !isGiven(settings[other]),
      other,
      `${withParticle(name, '과/와')} 함께 적어야 합니다`,
    );

  refuse(
    settings.RATE_LIMIT_SCALE !== 1 && !isLoopbackHost(new URL(toPublicSiteUrl(settings)).hostname),
    'RATE_LIMIT_SCALE',
    'PUBLIC_SITE_URL이 이 컴퓨터(localhost)일 때만 쓸 수 있습니다',
  );
  needs('AUTH_URL', 'AUTH_PUBLIC_KEY');
  needs('AUTH_DISCORD_CLIENT_ID', 'AUTH_DISCORD_CLIENT_SECRET');
  needs('AUTH_DISCORD_CLIENT_SECRET', 'AUTH_DISCORD_CLIENT_ID');
  needs('AUTH_KAKAO_CLIENT_ID', 'AUTH_KAKAO_CLIENT_SECRET');
  needs('AUTH_KAKAO_CLIENT_SECRET', 'AUTH_KAKAO_CLIENT_ID');
  needs('DATABASE_REPLICA_URLS', 'DATABASE_URL');
  needs('FONT_STYLESHEET_INTEGRITY', 'FONT_STYLESHEET_URL');
  for (const name of ['AD_NETWORK_SCRIPT_URL', 'AD_GPT_NETWORK'] as const) {
    refuse(settings.AD_PROVIDER === 'gpt' && !isGiven(settings[name]), name, 'AD_PROVIDER가 gpt이면 꼭 적어야 합니다');
  }
  refuse(
    settings.BACKUP_DIR !== undefined && isInside(settings.BACKUP_DIR, settings.DATA_DIR),
    'BACKUP_DIR',
    'DATA_DIR 밖의 폴더여야 합니다. 데이터와 함께 잃지 않으려면 다른 디스크가 좋습니다',
  );
  needs('BACKUP_AGE_RECIPIENT', 'BACKUP_DIR');
  refuse(
    settings.ALERT_WEBHOOK_URL !== undefined &&
      !isWebhookAddress(settings.ALERT_WEBHOOK_URL, settings.AUTH_DISCORD_URL),
    'ALERT_WEBHOOK_URL',
    '디스코드 웹후크 주소여야 합니다 (예: https://discord.com/api/webhooks/번호/토큰)',
  );
  needs('VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY');
  needs('VAPID_PRIVATE_KEY', 'VAPID_PUBLIC_KEY');
  return issues;
}

function isInside(folder: string, parent: string): boolean {
  const path = relative(resolve(TOP, parent), resolve(TOP, folder));
  return path === '' || !(path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path));
}

function isGiven(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
}

function toPublicSiteUrl({ PUBLIC_SITE_URL, HOST, PORT }: Settings): string {
  if (PUBLIC_SITE_URL !== undefined) return PUBLIC_SITE_URL;
  const host = ANY_ADDRESS.includes(HOST) ? 'localhost' : HOST;
  return new URL(`http://${host.includes(':') ? `[${host}]` : host}:${PORT}`).origin;
}

function toConfig(settings: Settings): Config {
  const values = Object.entries(settings).map(([name, value]) => [camelCase(name), freezeDeep(value)]);
  return Object.freeze({
    ...Object.fromEntries(values),
    publicSiteUrl: toPublicSiteUrl(settings),
    isPublicSiteUrlGiven: settings.PUBLIC_SITE_URL !== undefined,
  }) as Config;
}

function camelCase(name: string): string {
  return name.toLowerCase().replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function freezeDeep(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) freezeDeep(part);
  return Object.freeze(value);
}
