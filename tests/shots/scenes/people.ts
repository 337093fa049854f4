import { type Act, check, choose, fill, follow, inDialog, press, see, steps, untilDialog } from '../actions.ts';
import { focusAll, pointAtAll } from '../pseudo-states.ts';
import { abortRequests, answer, neverAnswer, refuse } from '../requests.ts';
import type { Market } from '../sample-market.ts';
import { DESK_ONLY, overlay, type Person, type Scene, type SceneParts, scene } from '../scene.ts';

const as = (person: Person, parts: SceneParts = {}): SceneParts => ({ as: person, ...parts });

export function peopleScenes(market: Market): Scene[] {
  return [...known(market), ...ownPage(), ...character(), ...stored(), ...leaving(), ...away()];
}

function known({ player, operator }: Market): Scene[] {
  const home: readonly Person[] = ['player', 'fresh', 'newcomer', 'suspended', 'operator'];
  return [
    ...home.flatMap((person) => scene(`home.${person}`, '/', as(person))),
    ...scene('profile.own', `/profiles/${player}`, as('player')),
    ...scene('profile.others', `/profiles/${player}`, as('other', DESK_ONLY)),
    ...scene('profile.last-grade', `/profiles/${operator}`),
    ...scene('notice.player', '/notice/terms', as('player', DESK_ONLY)),
  ];
}

function ownPage(): Scene[] {
  const all: readonly Person[] = ['player', 'fresh', 'newcomer', 'suspended', 'operator'];
  return [
    ...all.flatMap((person) => scene(`me.${person}`, '/me', as(person))),
    ...scene('me.forced-colors', '/me', as('player', { media: 'forced-colors' })),
    ...scene('me.pointed', '/me', as('player', { ...DESK_ONLY, act: pointAtAll })),
    ...scene('me.focused', '/me', as('player', { ...DESK_ONLY, act: focusAll })),
    ...scene('me.print', '/me', as('player', { ...DESK_ONLY, media: 'print' })),
  ];
}

function character(): Scene[] {
  const save = press('저장');
  const url = '**/api/profiles/update';
  const saved = steps(fill('레벨', '98'), save);
  return [
    ...scene(
      'me.changed',
      '/me',
      as('player', { act: steps(fill('체력', '3만5천'), fill('마력', '2만'), press(/^풀승/)) }),
    ),
    ...scene('me.job', '/me', as('player', { act: choose('도사') })),
    ...scene(
      'me.faults',
      '/me',
      as('player', { act: steps(fill('이름', '!'), fill('레벨', '100'), fill('체력', '많음'), save) }),
    ),
    ...scene('me.refused', '/me', {
      ...as('player', { act: steps(fill('이름', '운영자'), save, see('쓸 수 없습니다')) }),
    }),
    ...scene('me.saving', '/me', as('player', { act: saved, prepare: (page) => neverAnswer(page, url) })),
    ...scene('me.not-saved', '/me', {
      ...as('player', { ...DESK_ONLY, act: saved }),
      prepare: (page) =>
        refuse(page, url, { method: 'PUT', status: 503, code: 'UNAVAILABLE', message: '잠시 쓸 수 없습니다.' }),
    }),
    ...scene(
      'me.restored',
      '/me',
      as('player', { act: steps(fill('레벨', '98'), (page) => page.reload(), see('불러왔습니다')) }),
    ),
  ];
}

function stored(): Scene[] {
  const devices = '**/api/sessions';
  const identities = '**/auth/v1/user';
  const names = /\/api\/search\/index\.json|\/api\/items\//;
  return [
    ...scene('me.clearing', '/me', as('player', { act: press('모두 비우기') })),
    ...scene(
      'me.devices-failed',
      '/me',
      as('player', { prepare: (page) => refuse(page, devices, { status: 400, code: 'INVALID_INPUT' }) }),
    ),
    ...scene(
      'me.devices-waiting',
      '/me',
      as('player', { ...DESK_ONLY, prepare: (page) => neverAnswer(page, devices) }),
    ),
    ...scene('me.accounts-failed', '/me', {
      ...as('player', { ...DESK_ONLY, prepare: (page) => refuse(page, identities) }),
      act: see('연결된 계정을 가져오지 못했습니다.'),
    }),
    ...scene('me.items-failed', '/me', as('player', { ...DESK_ONLY, prepare: (page) => refuse(page, names) })),
    ...scene('me.inquiries-failed', '/me', {
      ...as('player', { prepare: (page) => refuse(page, '**/api/inquiries') }),
      act: see('문의를 가져오지 못했습니다.'),
    }),
    ...scene('me.data-failed', '/me', {
      ...as('player', { ...DESK_ONLY, prepare: (page) => refuse(page, '**/api/profiles/me/export*') }),
      act: follow('내 데이터 내려받기'),
    }),
    ...overlay(
      'me.others-out',
      '/me',
      steps(press('다른 기기 모두 로그아웃'), see('다른 기기를 모두 로그아웃했습니다')),
      {
        ...as('player', { prepare: (page) => answer(page, '**/auth/v1/logout*', {}, 'POST') }),
      },
    ),
    ...overlay('me.not-out', '/me', steps(press('로그아웃'), see(/못했습니다/)), {
      ...as('player', {
        ...DESK_ONLY,
        prepare: (page) => refuse(page, '**/auth/v1/logout*', { method: 'POST', status: 503 }),
      }),
    }),
  ];
}

function leaving(): Scene[] {
  const open = steps(press('탈퇴하기'), untilDialog);
  const confirm: Act = inDialog((dialog) => dialog.getByRole('button', { name: '모두 지우고 탈퇴하기' }).click());
  const name: Act = inDialog((dialog) => dialog.getByRole('textbox').fill('달빛무사'));
  const url = '**/api/profiles/delete';
  return [
    ...overlay('leave.player', '/me', open, as('player')),
    ...overlay('leave.wrong-name', '/me', steps(open, confirm), as('player')),
    ...overlay(
      'leave.running',
      '/me',
      steps(open, name, confirm),
      as('player', { prepare: (page) => neverAnswer(page, url) }),
    ),
    ...overlay('leave.failed', '/me', steps(open, name, confirm), {
      ...as('player', { ...DESK_ONLY }),
      prepare: (page) =>
        refuse(page, url, { method: 'POST', status: 429, code: 'RATE_LIMITED', message: '요청이 너무 잦습니다.' }),
    }),
    ...overlay('leave.newcomer', '/me', steps(press('만들지 않고 탈퇴하기'), untilDialog), as('newcomer')),
    ...overlay('leave.suspended', '/me', open, as('suspended', DESK_ONLY)),
    ...scene('login.in', '/login', as('player')),
    ...scene('login.again', '/login#again', as('player')),
    ...scene('me.agreed', '/confirm', as('newcomer', { ...DESK_ONLY, act: check(/이용약관/) })),
  ];
}

/** The server does not respond who is signed in. */
function away(): Scene[] {
  const me = '**/api/profiles/me?*';
  const waiting = as('player', { prepare: (page) => neverAnswer(page, me), isSessionKnown: false });
  const broken = as('player', { prepare: (page) => abortRequests(page, me), isSessionKnown: false });
  return [
    ...scene('away.me-waiting', '/me', waiting),
    ...scene('away.me', '/me', { ...broken, act: see('내 정보를 가져오지 못했습니다.') }),
    ...scene('away.notifications-waiting', '/notifications', waiting),
    ...scene('away.notifications', '/notifications', { ...broken, act: see('내 정보를 가져오지 못했습니다.') }),
    ...scene('away.own-trades-waiting', '/me/trades', { ...waiting, ...DESK_ONLY }),
    ...scene('away.ask-waiting', '/notice/ask', { ...waiting, ...DESK_ONLY }),
  ];
}
