import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type FoundPlayer, listPlayers } from '#features/people/players/player.contract.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { answering, type Call } from '#tests/components/calls.ts';
import { signedIn } from '#tests/components/people.ts';
import { show, visited } from '#tests/components/show.tsx';
import { foundPlayer } from '#tests/support/desk-player.ts';
import PeopleScreen from './people-screen.tsx';
import { playerSource } from './player-source.ts';

const PATH = '/operator/people';
const formerNames = [{ name: '숨은도둑', givenUpAt: '2026-11-01T00:00:00.000Z' }];

let players: FoundPlayer[];
let lists: readonly Call<typeof listPlayers>[];

beforeEach(() => {
  queryClient.clear();
  signedIn({ operatorLevel: 2, isOperator: true });
  players = [
    foundPlayer(3121, '매의눈', { warnings: 1, openReports: 4 }),
    foundPlayer(3120, '착한상인', { formerNames, foundBy: '숨은도둑' }),
  ];
  lists = answering(listPlayers, ({ query }) => (query.has('cursor') ? [] : players));
});

it('players are found by what is typed and by state, and one row leads to the page of its player', async () => {
  await show(<PeopleScreen />, { at: PATH });
  await expect.element(page.getByRole('link', { name: '매의눈' })).toBeVisible();
  await expect.element(page.getByText('신고 대기 4')).toBeVisible();
  await expect.element(page.getByText('이전 이름 숨은도둑')).toBeVisible();
  await userEvent.fill(page.getByRole('searchbox', { name: '회원 찾기' }), '숨은');
  await expect.poll(() => lists.at(-1)?.query.get('q')).toBe('숨은');
  await userEvent.selectOptions(page.getByRole('combobox', { name: '상태' }), '경고 있음');
  await expect.poll(() => lists.at(-1)?.query.get('state')).toBe('warned');
  await userEvent.click(page.getByRole('link', { name: '착한상인' }));
  const panel = page.getByRole('complementary', { name: '착한상인' });
  await expect.element(panel.getByText('회원 번호')).toBeVisible();
  await userEvent.keyboard('e');
  expect(visited.at(-1)).toBe(`${PATH}/3120`);
});

it('further pages begin after the last row, by the name by which it was found', async () => {
  players = Array.from({ length: 50 }, (_, nth) => foundPlayer(100 - nth, `쪽지${nth}`, { foundBy: `쪽지${nth}` }));
  await show(<PeopleScreen />, { at: `${PATH}?q=쪽지` });
  await userEvent.click(page.getByRole('button', { name: '더 보기' }));
  await expect.poll(() => lists.at(-1)?.query.get('cursor')).toBe('쪽지49.51');
});

it('the search of the desk finds players, with the former name by which they were known', async () => {
  const hits = await playerSource.find('숨은', { level: 2, signal: new AbortController().signal });
  expect(hits).toEqual([
    { href: `${PATH}/3121`, label: '매의눈', detail: '회원 3121' },
    { href: `${PATH}/3120`, label: '착한상인', detail: '이전 이름 숨은도둑' },
  ]);
  expect(playerSource.level).toBe(2);
});
