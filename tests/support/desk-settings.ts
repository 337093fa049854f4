import type { AlertName, AlertState, Setting } from '#features/shell/settings/setting.contract.ts';

const ALERTS: readonly AlertName[] = [
  'fraud',
  'appeal',
  'job',
  'database',
  'audit',
  'disk',
  'provider',
  'upstream',
  'backup',
  'data',
  'broadcasts',
];
const NEVER = Object.fromEntries(ALERTS.map((name) => [name, { lastAt: null }])) as AlertState['state'];

/** The days of screens of the desk begin nowhere near, nor does the next minute. */
export const NOON = new Date('2026-11-30T12:00:01+09:00');

/** The settings of the site as operators read them, some of them changed. */
export function deskSettings(): Setting[] {
  const by = { userId: '00000000-0000-4000-8000-000000000001', name: '설악' };
  const changed = { by, at: '2026-11-06T03:00:00.000Z' };
  const untouched = { version: 0, by: null, at: null };
  return [
    { name: 'maintenance', value: { from: null, until: null, message: '' }, version: 3, ...changed },
    { name: 'ads', value: { isOn: true, house: [] }, version: 2, ...changed },
    { name: 'verification', value: { naver: '7f1c0a9d4e2b', google: null }, version: 1, ...changed },
    {
      name: 'reasonTemplates',
      value: [
        { kind: 'warn', name: '현금 거래', text: '현금 거래를 유도하는 글은 쓸 수 없습니다.' },
        { kind: 'suspend', name: '선거래 먹튀', text: '선불로 받고 물건을 주지 않았습니다.', days: [3, 7, 30] },
      ],
      version: 1,
      ...changed,
    },
    {
      name: 'alerts',
      value: Object.fromEntries(ALERTS.map((name) => [name, name !== 'broadcasts'])),
      ...untouched,
      state: { ...NEVER, fraud: { lastAt: '2026-11-30T01:02:00.000Z' }, job: { lastAt: '2026-11-19T00:00:00.000Z' } },
      lastTest: { at: '2026-11-29T12:38:00.000Z', isSent: true, ms: 412 },
      hasWebhook: true,
      hasHeartbeat: true,
    },
    { name: 'registration', value: { isOpen: true }, ...untouched },
    { name: 'brake', value: { minAccountHours: 0, writes: [], until: null }, ...untouched },
  ];
}
