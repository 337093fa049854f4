import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listHiddenPosts, showPost } from '#features/community/guild-posts/operator-post.contract.ts';
import type { ReportedGuild } from '#features/community/guilds/guild.contract.ts';
import {
  hideGuild,
  listAllGuilds,
  removeIconOfGuild,
  setGuildLeader,
  showGuild,
} from '#features/community/guilds/guild-operator.contract.ts';
import { type FoundPlayer, listPlayers } from '#features/people/players/player.contract.ts';
import { listSettings } from '#features/shell/settings/setting.contract.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { answering, Refusal } from '#tests/components/calls.ts';
import { signedIn } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import GuildsScreen from './guilds-screen.tsx';

const PATH = '/operator/guilds';
const AT = '2026-11-20T12:00:00.000Z';
const guild = (id: number, name: string, parts: Partial<ReportedGuild> = {}): ReportedGuild => ({
  id,
  name,
  gameServer: 1,
  leaderId: 6,
  memberCount: 12,
  deletedAt: null,
  hiddenAt: null,
  hiddenReason: null,
  ...parts,
});
const player = (profileId: number, name: string): FoundPlayer => ({
  profileId,
  userId: '00000000-0000-4000-8000-000000000006',
  name,
  createdAt: AT,
  renamedAt: null,
  bannedAt: null,
  warnings: 0,
  openReports: 0,
  formerNames: [],
  foundBy: null,
});
const SUCCESS = { success: true as const };

beforeEach(() => {
  queryClient.clear();
  sessionStorage.clear();
  signedIn({ operatorLevel: 2, isOperator: true });
  answering(listAllGuilds, () => [guild(21, '청명당'), guild(20, '흑풍', { hiddenAt: AT, hiddenReason: '욕설 이름' })]);
  answering(listPlayers, ({ query }) => (query.get('q') === '6' ? [player(6, '매의눈')] : [player(7, '달그림자')]));
  answering(listSettings, () => []);
});

async function open(at = PATH) {
  await show(<GuildsScreen />, { at });
  await expect.element(page.getByRole('link', { name: '청명당' }).first()).toBeVisible();
}
const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }));

it('a guild is hidden with a reason, and a hidden one is shown again', async () => {
  const hidden = answering(hideGuild, () => guild(21, '청명당'));
  const shown = answering(showGuild, () => SUCCESS);
  await open(`${PATH}?open=21`);
  await expect.element(page.getByRole('link', { name: '매의눈' })).toHaveAttribute('href', '/operator/people/6');
  await press(/숨기기/);
  await userEvent.fill(page.getByRole('textbox', { name: /사유/ }), '남을 욕하는 이름입니다.');
  await press('문파 숨기기');
  const body = { reason: '남을 욕하는 이름입니다.' };
  await expect.poll(() => hidden.map((call) => [call.params.id, call.body])).toEqual([['21', body]]);
  await open(`${PATH}?open=20`);
  await press(/다시 보이기/);
  await expect.poll(() => shown.map(({ params }) => params.id)).toEqual(['20']);
});

it('the sign is taken away after its effects were read', async () => {
  const removed = answering(removeIconOfGuild, () => SUCCESS);
  await open(`${PATH}?open=21`);
  await press('마크 지우기');
  await expect.element(page.getByText(/되돌릴 수 없습니다/)).toBeVisible();
  await press('마크 지우기');
  await expect.poll(() => removed.map(({ params }) => params.id)).toEqual(['21']);
});

it('another leader is found by name, and one who is no member is refused beside the button', async () => {
  const led = answering(setGuildLeader, () => new Refusal('NOT_FOUND', { message: '문파원을 찾을 수 없습니다.' }));
  await open(`${PATH}?open=21`);
  await press('문주 바꾸기');
  await userEvent.fill(page.getByRole('searchbox', { name: '새 문주' }), '달그');
  await userEvent.click(page.getByRole('radio', { name: /달그림자/ }));
  await press('문주 바꾸기');
  await expect.poll(() => led.map((call) => [call.params.id, call.body])).toEqual([['21', { profileId: 7 }]]);
  await expect.element(page.getByText('문파원을 찾을 수 없습니다.')).toBeVisible();
  await expect.element(page.getByRole('searchbox', { name: '새 문주' })).toHaveValue('달그');
});

it('a post of a board that was hidden is shown to its guild again', async () => {
  const shown = answering(showPost, () => SUCCESS);
  const post = { id: 41, createdAt: AT, guildId: 21, authorId: 6, authorName: '매의눈', isErased: false, hiddenAt: AT };
  answering(listHiddenPosts, () => [{ ...post, text: '다 제가 가집니다' }]);
  await show(<GuildsScreen />, { at: `${PATH}?shown=posts&open=41` });
  await expect
    .element(page.getByRole('complementary', { name: '게시글 41' }).getByText('다 제가 가집니다'))
    .toBeVisible();
  await press(/다시 보이기/);
  await expect.poll(() => shown.map(({ params }) => params.id)).toEqual(['41']);
});

it('a link from the page of a guild shows it alone, beside the way to all of them', async () => {
  const read = answering(listAllGuilds, () => [guild(21, '청명당')]);
  await open(`${PATH}?id=21&open=21`);
  expect(read.map(({ query }) => query.get('id'))).toEqual(['21']);
  await expect.element(page.getByRole('complementary', { name: '청명당' })).toBeVisible();
  await expect.element(page.getByText('문파 21번만')).toBeVisible();
  await expect.element(page.getByRole('link', { name: '전체 보기' })).toHaveAttribute('href', PATH);
});
