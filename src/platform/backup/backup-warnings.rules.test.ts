import { describe, expect, it } from 'vitest';
import { type BackupFacts, backupWarnings } from './backup-warnings.rules.ts';

const NOW = new Date('2026-11-28T00:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

const WELL: BackupFacts = {
  now: NOW,
  isOn: true,
  startedAt: hoursAgo(1000),
  newestAt: hoursAgo(25.9),
  restored: { at: hoursAgo(100), ok: true },
  archiveLagSeconds: 600,
  isOnDataDisk: false,
};

describe('the warnings of backups', () => {
  it('are none while all is well', () => {
    expect(backupWarnings(WELL)).toEqual([]);
    expect(backupWarnings({ ...WELL, newestAt: null, startedAt: hoursAgo(1), restored: null })).toEqual([]);
  });

  it.each<[Partial<BackupFacts>, string]>([
    [{ newestAt: hoursAgo(26.1) }, '최근 백업이 만들어진 지 26시간이 지났습니다.'],
    [{ newestAt: null }, '켜진 지 1000시간이 지났는데 백업이 없습니다.'],
    [{ restored: { at: hoursAgo(1), ok: false } }, '지난 복원 테스트가 실패했습니다.'],
    [{ archiveLagSeconds: 661 }, 'WAL 보관이 11분 밀렸습니다.'],
    [{ isOnDataDisk: true }, '백업이 데이터와 같은 디스크에 있어 디스크를 잃으면 함께 잃습니다.'],
  ])('%j is one sentence', (facts, warning) => {
    expect(backupWarnings({ ...WELL, ...facts })).toEqual([warning]);
  });

  it('are those of the log alone where no backups are wanted', () => {
    const off = { ...WELL, isOn: false, newestAt: null, restored: null, isOnDataDisk: true, archiveLagSeconds: 1200 };
    expect(backupWarnings(off)).toEqual(['WAL 보관이 20분 밀렸습니다.']);
  });
});
