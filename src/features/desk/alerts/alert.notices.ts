import { seoulDay } from '#shared/korean/dates.ts';
import type { Notice } from '#shared/notice.ts';
import { alertMessage } from './alert.labels.ts';
import type { Alert } from './alert.rules.ts';

type AlertNotice = Notice<'desk.alert' | 'desk.job'>;

const HOUR_LETTERS = '2026-11-30T12'.length;

export const alertNotices = {
  /** Once a day about the same: the webhook repeats it, the list of notifications need not. */
  alert: (alert: Alert, at: Date): AlertNotice => ({
    kind: 'desk.alert',
    ...alertMessage(alert),
    once: `desk.alert:${alert.name}:${alert.about}:${seoulDay(at)}`,
  }),

  /** Once an hour for each kind of job. */
  failedJob: ({ name, failedAt }: { name: string; failedAt: Date }, label: string): AlertNotice => ({
    kind: 'desk.job',
    title: '작업이 끝내 실패했습니다',
    body: label,
    path: '/operator/jobs',
    once: `desk.job:${name}:${failedAt.toISOString().slice(0, HOUR_LETTERS)}`,
  }),
};
