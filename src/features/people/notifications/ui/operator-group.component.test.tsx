import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '#platform/client/query-client.ts';
import { answering, type Call, Refusal } from '#tests/components/calls.ts';
import { findFaults } from '#tests/components/faults.ts';
import { signedIn } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import {
  changeNotificationGroups,
  getNotificationGroups,
  type NotificationGroups,
} from '../notification-group.contract.ts';
import { NotificationGroupsPart } from './notification-groups.tsx';

const on = { push: true, webhook: true };
const OF_PLAYERS = { trade: on, party: on, guild: on, broadcast: on, operation: on };
let stored: NotificationGroups;
let changes: readonly Call<typeof changeNotificationGroups>[];

beforeEach(() => {
  queryClient.clear();
  signedIn({ operatorLevel: 2, isOperator: true });
  stored = { groups: { ...OF_PLAYERS, desk: on }, notices: false, quiet: null };
  answering(getNotificationGroups, () => stored);
  changes = answering(changeNotificationGroups, ({ body }) => {
    const desk = { ...on, ...body?.groups?.desk };
    stored = {
      ...stored,
      groups: { ...OF_PLAYERS, desk },
      quiet: body?.quiet === undefined ? stored.quiet : body.quiet,
    };
    return stored;
  });
});

const bodies = () => changes.map(({ body }) => body);
const desk = () => page.getByRole('region', { name: '운영 일' });
const box = (name: string) => desk().getByRole('checkbox', { name });

it('an operator chooses where the matters of the desk go, and when those that can wait are delayed', async () => {
  await show(<NotificationGroupsPart />, { at: '/notifications' });
  await userEvent.click(box('디스코드로 받기'));
  await expect.poll(bodies).toEqual([{ groups: { desk: { webhook: false } } }]);
  await expect.element(box('디스코드로 받기')).not.toBeChecked();
  await userEvent.click(box('급하지 않은 알림 미루기'));
  await expect.poll(() => bodies().at(-1)).toEqual({ quiet: { from: '23:00', to: '07:00' } });
  await userEvent.selectOptions(desk().getByRole('combobox', { name: '미루기 끝, 시' }), '오전 9시');
  await expect.poll(() => bodies().at(-1)).toEqual({ quiet: { from: '23:00', to: '09:00' } });
  expect(await findFaults()).toEqual([]);
  const message = '시작과 다른 시각이어야 합니다.';
  answering(changeNotificationGroups, () => new Refusal('INVALID_INPUT', { message }));
  await userEvent.selectOptions(desk().getByRole('combobox', { name: '미루기 끝, 시' }), '오후 11시');
  await expect.element(desk().getByText(message)).toBeVisible();
  await expect.element(desk().getByRole('combobox', { name: '미루기 끝, 시' })).toHaveValue('09');
});

it('others have neither the group nor its hours', async () => {
  stored = { groups: OF_PLAYERS, notices: false };
  await show(<NotificationGroupsPart />, { at: '/notifications' });
  await expect.element(page.getByRole('checkbox', { name: '파티 알림을 브라우저로 받기' })).toBeVisible();
  expect(desk().elements()).toEqual([]);
});
