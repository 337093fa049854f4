import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getContentIndex, getSearchIndex } from '#features/game-data/search/search.contract.ts';
import { packSearchEntries } from '#features/game-data/search/search-pack.ts';
import { findProfiles, getProfile } from '#features/people/profiles/profile.contract.ts';
import { sessionUser } from '#features/people/sessions/ui/public/me-store.ts';
import { accountButton } from '#features/shell/frame/ui/account-button.tsx';
import { setOperatorEntries } from '#features/shell/frame/ui/operator-entries.ts';
import { listPopularItems } from '#features/trade/quotes/quote.contract.ts';
import { answering, Refusal } from '#tests/components/calls.ts';
import { player, signedIn, signedOut } from '#tests/components/people.ts';
import { show, visited } from '#tests/components/show.tsx';
import { deskLinks } from './desk-links.ts';
import { waitForOverlays } from './overlays.ts';

const TRADE = '/trade/view/48190';
const ROW = '/operator/trades?q=48190&open=48190';
const { userId } = player();
const PROFILE = `/profiles/${userId}`;

// More than the usual 250, which the tests' own code takes.
performance.setResourceTimingBufferSize(10_000);
const isCodeLoaded = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('links-to-desk'));

waitForOverlays('v1');
setOperatorEntries(deskLinks);

beforeEach(() => {
  answering(getSearchIndex, () => packSearchEntries([]));
  answering(getContentIndex, () => []);
  answering(listPopularItems, () => []);
  answering(findProfiles, () => []);
});

afterEach(async () => {
  await userEvent.keyboard('{Escape}');
  await expect.element(entry('로그아웃')).not.toBeInTheDocument();
});

const signedInAt = (operatorLevel: 1 | 2 | 3 | null) => signedIn({ operatorLevel, isOperator: operatorLevel !== null });
const entry = (name: string) => page.getByRole('menuitem', { name, exact: true });
const entries = () =>
  page
    .getByRole('menuitem')
    .elements()
    .map(({ textContent }) => textContent);

async function openMenu(at: string) {
  const { link, content } = accountButton(sessionUser());
  await show(<a {...link}>{content}</a>, { at });
  await userEvent.click(page.getByRole('link', { name: /내 정보/ }));
  await expect.element(entry('로그아웃')).toBeVisible();
}

it.each([
  [null, TRADE, ['내 정보', '내 거래', '로그아웃']],
  [3, TRADE, ['내 정보', '내 거래', '운영', '로그아웃']],
  [2, TRADE, ['내 정보', '내 거래', '운영에서 열기', '운영', '로그아웃']],
  [1, '/items', ['내 정보', '내 거래', '운영', '로그아웃']],
] as const)('the account menu of level %s on %s leads where that level may go', async (level, at, expected) => {
  signedInAt(level);
  await openMenu(at);
  expect(entries()).toEqual(expected);
  expect(isCodeLoaded()).toBe(level !== null);
});

it('an operator goes from a trade to its row, and from anywhere to the desk', async () => {
  signedInAt(2);
  await openMenu(TRADE);
  await expect.element(entry('운영')).toHaveAttribute('href', '/operator');
  await userEvent.click(entry('운영에서 열기'));
  expect(visited).toEqual([ROW]);
});

it('a profile leads to the page of that player, and to the search where it is gone', async () => {
  signedInAt(2);
  answering(getProfile, (_, nth) => (nth === 0 ? player({ id: 3121 }) : new Refusal('NOT_FOUND')));
  await openMenu(PROFILE);
  await userEvent.click(entry('운영에서 열기'));
  await expect.poll(() => visited).toEqual(['/operator/people/3121']);
  await userEvent.click(page.getByRole('link', { name: /내 정보/ }));
  await userEvent.click(entry('운영에서 열기'));
  await expect.poll(() => visited.at(-1)).toBe(`/operator/people?q=${userId}`);
});

it('the palette leads operators of the level to the thing, and others nowhere', async () => {
  const option = page.getByRole('option', { name: /운영에서 열기/ });
  const search = async () => {
    await show(<main>글</main>, { at: TRADE });
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.fill(page.getByRole('combobox', { name: '찾을 이름' }), '운영에');
  };
  for (const signIn of [signedOut, () => signedInAt(null), () => signedInAt(3)]) {
    signIn();
    await search();
    await expect.element(page.getByText('‘운영에’ 검색 결과가 없습니다.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
  }
  signedInAt(2);
  await search();
  await userEvent.click(option);
  expect(visited).toEqual([ROW]);
});
