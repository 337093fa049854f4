import { describe, expect, it } from 'vitest';
import { type AlertName, settingSchemas } from '#features/shell/settings/setting.contract.ts';
import { alertMessage } from './alert.labels.ts';
import { type AlertFacts, findAlerts } from './alert.rules.ts';

const NOW = new Date('2026-11-30T12:00:00.000Z');
const ALL_ON = { ...settingSchemas.alerts.parse({}), broadcasts: true };
const GIB = 2 ** 30;

const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);
const MINUTE = 60;
const HOUR = 60 * MINUTE;

type Facts = Omit<AlertFacts, 'now'>;
const ring = (facts: Facts, switches = ALL_ON) => findAlerts({ now: NOW, ...facts }, switches);
const signIns = (begun: number, done: number, upstream = 'discord') => ({ upstream, begun, done });

/** Facts by which each rings, and those by which it just does not. */
const EDGES: readonly (readonly [name: AlertName, rings: Facts, silent: readonly Facts[], text: RegExp])[] = [
  ['fraud', { suspects: [{ profileId: 7, reports: 3 }] }, [{ suspects: [{ profileId: 7, reports: 2 }] }], /1명/],
  [
    'appeal',
    { appeals: { oldestAt: ago(24 * HOUR + 1).toISOString() } },
    [{ appeals: { oldestAt: ago(24 * HOUR).toISOString() } }, { appeals: { oldestAt: null } }],
    /24시간/,
  ],
  [
    'job',
    { failedJobs: { count: 2, oldestAt: ago(HOUR).toISOString() } },
    [{ failedJobs: { count: 0, oldestAt: null } }],
    /2개/,
  ],
  ['database', { databaseAwaySince: ago(61) }, [{ databaseAwaySince: ago(60) }, { databaseAwaySince: null }], /1분/],
  [
    'audit',
    { audit: { isIntact: false, verifiedAt: '' } },
    [{ audit: { isIntact: true, verifiedAt: '' } }, { audit: null }],
    /이어지지/,
  ],
  ['disk', { freeBytes: GIB - 1 }, [{ freeBytes: GIB }], /1,023MB/],
  ['provider', { providerAwaySince: ago(5 * MINUTE + 1) }, [{ providerAwaySince: ago(5 * MINUTE) }], /5분/],
  [
    'upstream',
    { signIns: [signIns(9, 9), signIns(5, 0, 'kakao')] },
    [{ signIns: [signIns(4, 0)] }, { signIns: [signIns(50, 1)] }],
    /: 카카오$/,
  ],
  ['backup', { backupWarnings: ['지난 복원 테스트가 실패했습니다.'] }, [{ backupWarnings: [] }], /복원 테스트/],
  ['data', { waitingFacts: { release: 7, faultCount: 12 } }, [{ waitingFacts: null }], /12군데/],
  ['broadcasts', { newestShout: { at: ago(HOUR) } }, [{ newestShout: { at: ago(HOUR - 1) } }], /60분/],
];

describe('the alert', () => {
  it.each(EDGES)('%s rings from its limit on, where it is switched on', (name, rings, silent, text) => {
    const [alert, ...more] = ring(rings);
    expect([alert?.name, more]).toEqual([name, []]);
    expect(alert && alertMessage(alert).body).toMatch(text);
    for (const facts of silent) expect(ring(facts)).toEqual([]);
    expect(ring(rings, { ...ALL_ON, [name]: false })).toEqual([]);
  });

  it('of shouts is off at first, and rings too where there never was one', () => {
    expect(ring({ newestShout: { at: null } }, settingSchemas.alerts.parse({}))).toEqual([]);
    expect(ring({ newestShout: { at: null } })).toMatchObject([{ name: 'broadcasts', about: '' }]);
  });

  it('is silent about what is unknown', () => {
    expect(ring({})).toEqual([]);
  });

  it('stays the same as long as it is about the same', () => {
    const about = (facts: Facts) => ring(facts).map((alert) => alert.about);
    const old = (hours: number) => ({ backupWarnings: [`최근 백업이 만들어진 지 ${hours}시간이 지났습니다.`] });
    expect(about(old(27))).toEqual(about(old(28)));
    expect(about({ suspects: [{ profileId: 7, reports: 3 }] })).toEqual(
      about({ suspects: [{ profileId: 7, reports: 9 }] }),
    );
    expect(about({ suspects: [{ profileId: 7, reports: 3 }] })).not.toEqual(
      about({ suspects: [{ profileId: 8, reports: 3 }] }),
    );
  });

  it('never names a player, since it leaves the site', () => {
    const [alert] = ring({ suspects: [{ profileId: 48_012, reports: 3 }] });
    expect(alert?.about).toBe('48012');
    expect(alert && JSON.stringify(alertMessage(alert))).not.toMatch(/48.?012/);
  });
});
