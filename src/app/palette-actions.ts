import { compareHref } from '#features/game-data/items/item-comparison.rules.ts';
import type { PaletteAction } from '#features/game-data/search/ui/palette-row.ts';
import { requirePlayer } from '#features/people/require-login/ui/public/require-player.ts';
import { sessionUser } from '#features/people/sessions/ui/public/me-store.ts';
import { explainSignOutFailure, signOut } from '#features/people/sessions/ui/public/sign-out.ts';
import { bump } from '#features/trade/trades/ui/public/bump.ts';
import { navigate } from '#platform/client/navigate.ts';

const ITEM_PAGE = /^\/(?:items|trade)\/(\d+)$/;

/** Returns the actions for this page and this visitor. */
export function paletteActions(): PaletteAction[] {
  return [
    ...forItem(),
    ...forPlayers.filter(({ href }) => !isHere(href)),
    ...forPerson(),
    ...servers(),
    ...forKeyboard(),
  ];
}

/** Offered to everybody, because `requirePlayer` asks visitors to sign in. */
const forPlayers = [
  forPlayer({
    label: '거래 올리기',
    detail: '팝니다·삽니다',
    words: ['올리기', '등록', '팝니다', '삽니다'],
    href: '/trade/register',
    isFirst: true,
  }),
  forPlayer({ label: '파티 만들기', detail: '같이 사냥할 사람', words: ['파티', '모집'], href: '/party?form=new' }),
  forPlayer({ label: '문파 만들기', detail: '하루에 하나', words: ['문파', '길드'], href: '/guilds/new' }),
];

type LinkedAction = PaletteAction & { href: string };

function forPlayer(action: LinkedAction): LinkedAction {
  return { ...action, run: () => void requirePlayer(() => navigate(action.href)) };
}

/** Returns whether the page already shows the link's target. */
function isHere(href: string): boolean {
  const { pathname, searchParams } = new URL(href, location.origin);
  const shown = new URLSearchParams(location.search);
  return location.pathname === pathname && [...searchParams].every(([name, value]) => shown.get(name) === value);
}

function forItem(): PaletteAction[] {
  const id = ITEM_PAGE.exec(location.pathname)?.[1];
  if (!id) return [];
  const href = `/trade/${id}#watch`;
  return [
    { label: '이 아이템 가격 알림', detail: '원하는 가격이 뜨면', words: ['알림', '가격 알림'], href, isFirst: true },
    {
      label: '이 아이템 비교',
      detail: '다른 것과 나란히',
      words: ['비교', '비교하기'],
      href: compareHref([Number(id)]),
    },
  ];
}

function forPerson(): PaletteAction[] {
  const { status } = sessionUser();
  if (status === 'out') {
    return [{ label: '로그인', detail: '거래와 알림', words: ['들어가기', '가입'], href: '/login', isFirst: true }];
  }
  if (status !== 'in') return [];
  return [
    { label: '끌올', detail: '내 글을 맨 위로', words: ['끌어올리기'], run: () => void bump(), isFirst: true },
    { label: '로그아웃', detail: '이 기기에서', words: ['나가기'], run: leave },
  ];
}

function leave(): void {
  signOut('local').catch((error: unknown) => explainSignOutFailure(error, 'local'));
}

/** Offers the links of the page's server picker, except the shown server. */
function servers(): PaletteAction[] {
  return [...document.querySelectorAll<HTMLElement>('.server [data-game-server]:not([aria-current])')].map((link) => ({
    label: `서버: ${link.textContent}`,
    detail: '서버 바꾸기',
    words: ['서버 바꾸기', link.textContent ?? ''],
    run: () => link.click(),
  }));
}

/** Keyboard shortcuts are offered only to devices with a pointer that can hover. */
function forKeyboard(): PaletteAction[] {
  if (!matchMedia('(any-hover: hover)').matches) return [];
  return [{ label: '단축키 보기', detail: '이 페이지의 키', words: ['단축키', '키보드'], run: () => void showKeys() }];
}

async function showKeys(): Promise<void> {
  const { open } = await import('#features/shell/keys/ui/keys-dialog.tsx');
  open();
}
