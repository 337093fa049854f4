import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatStamp } from './backup-places.ts';
import { updateBackupState } from './backup-state.ts';
import { type BaseSidecar, sidecarText } from './base-manifest.ts';
import { planRestore } from './restore-plan.ts';
import { segmentName } from './wal-segment.ts';

const SEGMENTS = 40;
const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 10, 22, hour, minute));
const lsn = (number: number) => `0/${number.toString(16).toUpperCase()}000028`;

let backupDir: string;
beforeEach(async () => {
  backupDir = await mkdtemp(join(tmpdir(), 'plan-'));
  await mkdir(join(backupDir, 'base'));
});
afterEach(() => rm(backupDir, { recursive: true }));

async function addBase(hour: number, { systemId = 'one', timeline = 1, segment = hour } = {}): Promise<void> {
  const wal = segmentName({ timeline, number: segment });
  const sidecar: BaseSidecar = {
    site: '시험',
    release: '1.0',
    postgres: 18,
    systemId,
    timeline,
    startLsn: lsn(segment),
    stopLsn: lsn(segment),
    startWal: wal,
    stopWal: wal,
    at: at(hour),
    bytes: 1,
    file: { bytes: 1, sha256: '' },
    isEncrypted: false,
  };
  const path = join(backupDir, 'base', formatStamp(sidecar.at));
  await writeFile(`${path}.base`, '');
  await writeFile(`${path}.base.json`, sidecarText(sidecar));
}

/** All of its segments, and its history when it has ancestors. */
async function addLog(systemId: string, timeline: number, history = ''): Promise<void> {
  const folder = join(backupDir, 'wal', systemId);
  await mkdir(folder, { recursive: true });
  for (let number = 1; number < SEGMENTS; number++)
    await writeFile(join(folder, segmentName({ timeline, number })), '');
  if (history !== '') await writeFile(join(folder, `0000000${timeline}.history`), history);
}

const addSwap = (hour: number, timeline: number, systemId = 'one') =>
  updateBackupState(backupDir, ({ timelines = [] }) => ({
    timelines: [...timelines, { systemId, timeline, at: at(hour).toISOString() }],
  }));

async function planned(moment: Date | undefined) {
  const plan = await planRestore({ backupDir, at: moment, now: at(24), ownLog: async () => undefined });
  return { system: plan.base.systemId, base: plan.base.at.getUTCHours(), timeline: plan.timeline };
}

describe('what a moment is restored from', () => {
  it('is the newest base copy before it, and the newest of all for the end of the log', async () => {
    await addLog('one', 1);
    for (const hour of [2, 5, 9]) await addBase(hour);
    expect(await planned(at(5))).toEqual({ system: 'one', base: 5, timeline: 1 });
    expect(await planned(at(8, 59))).toEqual({ system: 'one', base: 5, timeline: 1 });
    expect(await planned(undefined)).toEqual({ system: 'one', base: 9, timeline: 1 });
    await expect(planned(at(1))).rejects.toThrow('앞선 기본 백업이 없습니다');
  });

  it('is the timeline that the site was on then: not a copy of what was undone later, but before that it is', async () => {
    await addLog('one', 1);
    await addLog('one', 2, `1\t${lsn(6)}\tbefore 2026-11-22 06:00:00+00\n`);
    for (const hour of [2, 9]) await addBase(hour);
    await addSwap(10, 2);
    expect(await planned(at(9, 30))).toEqual({ system: 'one', base: 9, timeline: 1 });
    expect(await planned(at(11))).toEqual({ system: 'one', base: 2, timeline: 2 });
    await addBase(12, { timeline: 2 });
    expect(await planned(at(13))).toEqual({ system: 'one', base: 12, timeline: 2 });
    expect(await planned(at(11))).toEqual({ system: 'one', base: 2, timeline: 2 });
  });

  it('is the newest timeline where nothing is known of the swaps', async () => {
    await addLog('one', 1);
    await addLog('one', 2, `1\t${lsn(6)}\tno recovery target specified\n`);
    for (const hour of [2, 9]) await addBase(hour);
    expect(await planned(at(11))).toEqual({ system: 'one', base: 2, timeline: 2 });
  });

  it('leaves out a timeline whose history was lost before it was archived', async () => {
    await addLog('one', 1);
    await addBase(2);
    await addSwap(10, 2);
    expect(await planned(at(11))).toEqual({ system: 'one', base: 2, timeline: 1 });
  });

  it('is the cluster that the site had then: an older one after it was put back, a newer one after a new beginning', async () => {
    await addLog('one', 1);
    await addLog('one', 2, `1\t${lsn(6)}\tno recovery target specified\n`);
    await addLog('two', 1);
    await addBase(2);
    await addBase(9, { systemId: 'two' });
    await addSwap(10, 2);
    expect(await planned(at(8))).toEqual({ system: 'one', base: 2, timeline: 1 });
    expect(await planned(at(9, 30))).toEqual({ system: 'two', base: 9, timeline: 1 });
    expect(await planned(at(11))).toEqual({ system: 'one', base: 2, timeline: 2 });
  });

  it('is nothing when its copy has lost its own log', async () => {
    await addLog('one', 1);
    await addBase(2);
    await rm(join(backupDir, 'wal', 'one', segmentName({ timeline: 1, number: 2 })));
    await expect(planned(at(3))).rejects.toThrow('000000010000000000000002 조각이 빠져');
  });
});
