import { HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import { withParticle } from '#shared/korean/particle.ts';

const OLD_MS = 26 * HOUR_MS;
const LATE_ARCHIVE_MS = 10 * MINUTE_MS;

export interface BackupFacts {
  now: Date;
  /** Whether backups are wanted (`BACKUP_DIR`). */
  isOn: boolean;
  /** Start of this process: the first backup needs a while. */
  startedAt: Date;
  newestAt: Date | null;
  /** The last restore that was tried. */
  restored: { at: Date; ok: boolean } | null;
  archiveLagSeconds: number | null;
  isOnDataDisk: boolean;
}

/** Returns one Korean sentence per warning. */
export function backupWarnings(facts: BackupFacts): string[] {
  const { now, isOn, startedAt, newestAt, restored, archiveLagSeconds, isOnDataDisk } = facts;
  const warnings: string[] = [];
  const age = now.getTime() - (newestAt ?? startedAt).getTime();
  if (isOn && age > OLD_MS) {
    const hours = withParticle(`${Math.floor(age / HOUR_MS)}시간`, '이/가');
    warnings.push(
      newestAt ? `최근 백업이 만들어진 지 ${hours} 지났습니다.` : `켜진 지 ${hours} 지났는데 백업이 없습니다.`,
    );
  }
  if (isOn && restored?.ok === false) warnings.push('지난 복원 테스트가 실패했습니다.');
  if (archiveLagSeconds !== null && archiveLagSeconds * 1000 > LATE_ARCHIVE_MS) {
    warnings.push(`WAL 보관이 ${Math.floor(archiveLagSeconds / 60)}분 밀렸습니다.`);
  }
  if (isOn && isOnDataDisk) warnings.push('백업이 데이터와 같은 디스크에 있어 디스크를 잃으면 함께 잃습니다.');
  return warnings;
}
