import { SETTINGS } from '#platform/config/config.schema.ts';

/** Settings that a restored site needs again to work as before. */
const NEEDED =
  /^(AUTH_|VAPID_|BROADCAST_INGEST_KEY|METRICS_TOKEN|OPERATOR_USER_IDS|PUBLIC_SITE_URL|GAME_SERVERS|BACKUP_AGE_RECIPIENT|AD_)/;

/** Lists for the terminal what a backup does not contain, by names and never by values. */
export function notInBackup(env: Readonly<Record<string, string | undefined>>): string[] {
  const names = Object.keys(SETTINGS).filter((name) => NEEDED.test(name) && env[name]?.trim());
  return [
    `백업에 없는 것: .env 와 환경 변수${names.length === 0 ? '' : ` (지금 적힌 것: ${names.join(', ')})`}, age의 비밀 키`,
    '.env 는 암호 관리자나 잠근 저장소에 따로 두고, 바꿀 때마다 다시 베껴 두세요. age의 비밀 키는 이 컴퓨터 밖에 두세요.',
  ];
}
