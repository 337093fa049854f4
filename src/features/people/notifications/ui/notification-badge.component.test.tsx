import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answering, pendingAnswer, untilRead } from '#tests/components/calls.ts';
import { publish } from '#tests/components/live.ts';
import { signedIn, signedOut } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import { ownTopic } from '../../people.topics.ts';
import { countUnread, type Unread } from '../notification.contract.ts';
import { notificationCreated, notificationRead } from '../notification.events.ts';
import { startNotificationBadge } from './public/notification-badge.ts';

const shown = vi.fn<(unread: string) => void>();
const begin = () => startNotificationBadge(shown, async () => ({}));
const created = (unread: number, title: string) =>
  notificationCreated.on([ownTopic], {
    unread,
    notification: {
      id: unread,
      createdAt: '2026-11-20T18:04:30.000Z',
      kind: 'way.test',
      title,
      body: '본문',
      path: '/items',
      readAt: null,
    },
  });

afterEach(() => {
  signedOut();
  begin();
});

describe('the bell', () => {
  it('counts what comes and shows it, is quiet once all is read, and forgets it with the player', async () => {
    answering(countUnread, () => ({ unread: 3 }));
    signedIn();
    await show(<p />);
    begin();
    await expect.poll(() => shown.mock.lastCall).toEqual(['3']);
    await publish(created(4, '첫 소식'));
    await expect.element(page.getByText('첫 소식')).toBeVisible();
    expect(shown.mock.lastCall).toEqual(['4']);
    await publish(notificationRead.on([ownTopic], { unread: 0 }));
    await expect.poll(() => shown.mock.lastCall).toEqual(['']);
  });

  it('does not fall back to a count that was read before a notification came', async () => {
    const count = pendingAnswer<Unread>();
    answering(countUnread, () => count.answer);
    signedIn();
    await show(<p />);
    begin();
    await publish(created(1, '먼저 온 소식'));
    await expect.poll(() => shown.mock.lastCall).toEqual(['1']);
    count.release({ unread: 0 });
    await untilRead();
    expect(shown.mock.lastCall).toEqual(['1']);
  });
});
