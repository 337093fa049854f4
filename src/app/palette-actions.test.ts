import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as login from '#features/people/require-login/ui/public/require-player.ts';
import { setMeState } from '#features/people/sessions/ui/public/me-store.ts';
import * as bumping from '#features/trade/trades/ui/public/bump.ts';
import { setNavigate } from '#platform/client/navigate.ts';
import { paletteActions } from './palette-actions.ts';

let hasKeyboard = false;

function open(pathname: string, servers: readonly { textContent: string; click(): void }[] = []): void {
  const { search, origin, pathname: path } = new URL(pathname, 'http://site');
  vi.stubGlobal('location', { pathname: path, search, origin });
  vi.stubGlobal('matchMedia', () => ({ matches: hasKeyboard }));
  vi.stubGlobal('document', { querySelectorAll: () => servers, documentElement: { dataset: {} } });
}
const labels = () => paletteActions().map(({ label }) => label);
const named = (label: string) => paletteActions().find((action) => action.label === label);

beforeEach(() => {
  hasKeyboard = false;
  open('/');
});

afterEach(() => {
  setMeState({ status: 'unknown' });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('offers 끌올 to those who are signed in alone, and lifts their trades', () => {
  expect(labels()).toEqual(['거래 올리기', '파티 만들기', '문파 만들기']);
  setMeState({ status: 'out' });
  expect(labels()).toEqual(['거래 올리기', '파티 만들기', '문파 만들기', '로그인']);
  setMeState({ status: 'in', me: null });
  expect(labels()).toEqual(['거래 올리기', '파티 만들기', '문파 만들기', '끌올', '로그아웃']);
  const bump = vi.spyOn(bumping, 'bump').mockResolvedValue();
  named('끌올')?.run?.();
  expect(bump).toHaveBeenCalledOnce();
});

it('leads from the pages of an item to the field of its price alert, and to it beside others', () => {
  for (const path of ['/items/7', '/trade/7']) {
    open(path);
    expect(named('이 아이템 가격 알림')?.href).toBe('/trade/7#watch');
    expect(named('이 아이템 비교')?.href).toBe('/items?compare=7');
  }
  for (const path of ['/items', '/trade/view/7', '/monsters/7']) {
    open(path);
    expect(named('이 아이템 가격 알림')).toBeUndefined();
  }
});

it('switches the server by the links of the page, found by its name too', () => {
  const click = vi.fn();
  open('/trade', [{ textContent: '연', click }]);
  const action = named('서버: 연');
  expect(action?.words).toContain('연');
  action?.run?.();
  expect(click).toHaveBeenCalledOnce();
});

it('lets the login gate ask who makes a trade, a party or a guild, and then opens its form', () => {
  const requirePlayer = vi.spyOn(login, 'requirePlayer').mockResolvedValue();
  const opened: string[] = [];
  setNavigate((path) => void opened.push(path));
  for (const label of ['거래 올리기', '파티 만들기', '문파 만들기']) named(label)?.run?.();
  expect([requirePlayer.mock.calls.length, opened]).toEqual([3, []]);
  for (const [action] of requirePlayer.mock.calls) action({} as never);
  expect(opened).toEqual(['/trade/register', '/party?form=new', '/guilds/new']);
});

it('offers no form that is open already', () => {
  open('/party?form=new&gameServer=1');
  expect(labels()).toEqual(['거래 올리기', '문파 만들기']);
  open('/party');
  expect(labels()).toContain('파티 만들기');
});

it('shows the keys only where there may be a keyboard', () => {
  expect(named('단축키 보기')).toBeUndefined();
  hasKeyboard = true;
  open('/');
  expect(named('단축키 보기')?.words).toContain('단축키');
});
