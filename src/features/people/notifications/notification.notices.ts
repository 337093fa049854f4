import { seoulDay } from '#shared/korean/dates.ts';
import type { Notice } from '#shared/notice.ts';

type NotificationNotice = Notice<'way.fault' | 'way.test'>;

export const notificationNotices = {
  /** @param failure the reason why the webhook no longer works, in Korean */
  webhookFault: (webhookCreatedAt: Date, failure: string): NotificationNotice => ({
    kind: 'way.fault',
    title: '디스코드로 알림을 보내지 못했습니다',
    body: failure,
    path: '/notifications#ways',
    once: `webhook:${webhookCreatedAt.getTime()}`,
  }),

  /**
   * Sent to administrators once per day and service.
   * @param status HTTP status of the service's answer
   */
  pushRefused: (host: string, status: number, at: Date): NotificationNotice => ({
    kind: 'way.fault',
    title: '브라우저 알림을 보내지 못하고 있습니다',
    body: `이 사이트의 알림을 받지 않는 곳: ${host} (${status}). VAPID 키와 VAPID_SUBJECT, 서버의 시계를 확인해 주세요.`,
    path: '/operator',
    once: `push-refused:${host}:${seoulDay(at)}`,
  }),

  test: (at: Date): NotificationNotice => ({
    kind: 'way.test',
    title: '테스트 알림입니다',
    body: '가격 알림과 거래 소식이 이렇게 옵니다.',
    path: '/notifications',
    once: `test:${at.getTime()}`,
  }),
};
