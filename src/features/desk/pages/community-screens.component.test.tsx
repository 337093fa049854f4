import type { ComponentType } from 'react';
import 'axe-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { listAllBroadcasts, listMutedNames } from '#features/community/broadcasts/broadcast-endpoints.contract.ts';
import { listAllGuilds } from '#features/community/guilds/guild-operator.contract.ts';
import { listAllParties } from '#features/community/parties/operator-party.contract.ts';
import { listWordRules, tryWords } from '#features/people/moderation/word.contract.ts';
import { listPlayers } from '#features/people/players/player.contract.ts';
import { listSettings } from '#features/shell/settings/setting.contract.ts';
import { getEvidence } from '#features/trade/quotes/evidence.contract.ts';
import { listManipulatedItems } from '#features/trade/quotes/operator-price.contract.ts';
import { listAllTrades } from '#features/trade/trades/operator-trade.contract.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { NO_BACKUPS } from '#shared/backup-status.ts';
import { answering, Refusal } from '#tests/components/calls.ts';
import { TALL } from '#tests/components/faults.ts';
import { signedIn } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import { deskSweep } from '#tests/support/desk-sweep.ts';
import { operatorShout } from '#tests/support/operator-shout.ts';
import { operatorTrade } from '#tests/support/operator-trade.ts';
import BroadcastsScreen from '../broadcasts/ui/broadcasts-screen.tsx';
import type { DeskScreenProps } from '../frame/desk-page.ts';
import { DeskFrame } from '../frame/ui/desk-frame.tsx';
import GuildsScreen from '../guilds/ui/guilds-screen.tsx';
import PartiesScreen from '../parties/ui/parties-screen.tsx';
import QuotesScreen from '../quotes/ui/quotes-screen.tsx';
import { listSweeps } from '../sweeps/sweep.contract.ts';
import SweepsScreen from '../sweeps/ui/sweeps-screen.tsx';
import TradesScreen from '../trades/ui/trades-screen.tsx';
import WordsScreen from '../words/ui/words-screen.tsx';

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Its days begin nowhere near. */
const NOON = new Date('2026-11-30T12:00:00+09:00');
const AT = '2026-11-20T12:00:00.000Z';
const LONG = '아주긴이름의'.repeat(12);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  queryClient.clear();
  sessionStorage.clear();
  signedIn({ operatorLevel: 2, isOperator: true });
  const rule = {
    createdAt: AT,
    updatedAt: AT,
    verdict: 'review',
    scope: 'both',
    isActive: true,
    version: 1,
    hits: 7,
  } as const;
  answering(listWordRules, () => [
    { ...rule, id: 1, kind: 'ABUSE' as const, pattern: '나쁜말' },
    { ...rule, id: 2, kind: 'AD' as const, pattern: `카톡 + <id> -${LONG}`, isActive: false },
  ]);
  const tried = { at: AT, channel: 1, text: `${LONG} 계좌 ${LONG}`, from: 73, to: 75, verdict: 'refuse' } as const;
  answering(tryWords, () => ({ count: 1, among: 1000, hits: [tried], saved: [tried] }));
  answering(listAllBroadcasts, () => [operatorShout(1, '검은소', { original: LONG, hiddenBy: 'hand' })]);
  answering(listMutedNames, () => [
    { name: '도배꾼', gameServer: 1, mutedAt: null, mutedUntil: '2099-11-20T12:00:00.000Z', mutedBy: null },
  ]);
  answering(listAllTrades, () => [operatorTrade(1, { comment: LONG, hiddenAt: AT, hiddenReason: LONG })]);
  answering(listManipulatedItems, () => [
    { itemId: 1, name: '현철중검', reason: LONG, isConfigured: false, createdAt: AT, operatorUserId: null },
  ]);
  answering(getEvidence, () => new Promise(() => undefined));
  const guild = { gameServer: 1, leaderId: 6, memberCount: 12, deletedAt: null, hiddenAt: AT, hiddenReason: LONG };
  answering(listAllGuilds, () => [{ ...guild, id: 1, name: '청명당' }]);
  answering(listPlayers, () => []);
  answering(listAllParties, () => [
    {
      id: 1,
      title: LONG,
      gameServer: 1,
      leaderId: 6,
      leaderName: '매의눈',
      createdAt: AT,
      expiredAt: '2099-11-20T12:00:00.000Z',
      closedAt: null,
      closedBy: null,
      memberCount: 2,
      seatCount: 4,
    },
  ]);
  answering(listSettings, () => []);
  answering(listSweeps, () => [deskSweep(1, 2, { reason: LONG, sanction: 'suspension' }), deskSweep(2, 40)]);
});

afterEach(() => {
  vi.useRealTimers();
});

async function faults(): Promise<string[]> {
  const { violations } = await window.axe.run(document, { runOnly: WCAG });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

async function open(Screen: ComponentType<DeskScreenProps>, at: string) {
  const path = at.replace(/\?.*/, '');
  const overview = { waiting: {}, first: [], acts: [], backup: NO_BACKUPS };
  return show(
    <DeskFrame level={2} at={AT} overview={overview} current={path}>
      <Screen params={{}} pathOf={() => undefined} />
    </DeskFrame>,
    { at },
  );
}

const SCREENS = [
  ['/operator/trades', TradesScreen, '거래 1'],
  ['/operator/quotes', QuotesScreen, '현철중검'],
  ['/operator/parties', PartiesScreen, '파티 1'],
  ['/operator/guilds', GuildsScreen, '청명당'],
  ['/operator/broadcasts', BroadcastsScreen, '외침 1'],
  ['/operator/words', WordsScreen, '규칙 1'],
  ['/operator/sweeps', SweepsScreen, '일괄 정리 1'],
] as const;

it.each(SCREENS)(
  '%s and its open row have no fault of access and fit at 1440, 960 and 390',
  async (path, Screen, name) => {
    for (const width of [1440, 960, 390]) {
      await page.viewport(width, TALL);
      for (const query of ['', '?open=1']) {
        queryClient.clear();
        const { unmount } = await open(Screen, path + query);
        const shown =
          query === '' ? page.getByRole('heading', { level: 1 }) : page.getByRole('complementary', { name });
        await expect.element(shown).toBeVisible();
        await expect.element(page.getByLabelText('불러오는 중')).not.toBeInTheDocument();
        expect(await faults(), `${width}${query}`).toEqual([]);
        expect(document.documentElement.scrollWidth, `${width}${query}`).toBeLessThanOrEqual(width);
        await unmount();
      }
    }
  },
);

it.each([1440, 390])('a new rule is typed and tried without a fault of access at %i', async (width) => {
  await page.viewport(width, TALL);
  await open(WordsScreen, '/operator/words?new=true');
  await page.getByRole('textbox', { name: '규칙' }).fill('계좌 -계좌말고');
  await expect.element(page.getByText('예외')).toBeVisible();
  expect(await faults()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

it('a list that cannot be read says so', async () => {
  answering(listAllTrades, () => new Refusal('FORBIDDEN', { data: { needs: 2 } }));
  await open(TradesScreen, '/operator/trades');
  await expect.element(page.getByText('거래를 불러오지 못했습니다.')).toBeVisible();
});
