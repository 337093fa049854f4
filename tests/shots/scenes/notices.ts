import { type Act, fill, inDialog, press, see, steps, unfold, unfoldAll, untilDialog } from '../actions.ts';
import { abortRequests, answer, neverAnswer, refuse } from '../requests.ts';
import { DESK_ONLY, overlay, type Person, type Scene, type SceneParts, scene } from '../scene.ts';

const as = (person: Person, parts: SceneParts = {}): SceneParts => ({ as: person, ...parts });

export function noticeScenes(): Scene[] {
  return [
    ...notifications(),
    ...deliveryChannels(),
    ...inquiries(),
    ...corrections(),
    ...signInScenes(),
    ...firstForm(),
  ];
}

function notifications(): Scene[] {
  const path = '/notifications';
  const list = /\/api\/notifications(\?|$)/;
  const watches = '**/api/watches';
  return [
    ...(['player', 'fresh', 'newcomer', 'suspended'] as const).flatMap((who) =>
      scene(`notifications.${who}`, path, as(who)),
    ),
    ...scene('notifications.history', path, as('player', { act: steps(press('기록'), see('접기')) })),
    ...scene('notifications.failed', path, {
      ...as('player', { prepare: (page) => refuse(page, list) }),
      act: see('알림을 가져오지 못했습니다.'),
    }),
    ...scene('notifications.waiting', path, as('player', { prepare: (page) => neverAnswer(page, list) })),
    ...scene('notifications.watches-failed', path, {
      ...as('player', { ...DESK_ONLY, prepare: (page) => refuse(page, watches) }),
      act: see('가격 알림을 가져오지 못했습니다.'),
    }),
    ...scene(
      'notifications.watches-waiting',
      path,
      as('player', { ...DESK_ONLY, prepare: (page) => neverAnswer(page, watches) }),
    ),
    ...scene('notifications.forced-colors', path, as('player', { ...DESK_ONLY, media: 'forced-colors' })),
  ];
}

function deliveryChannels(): Scene[] {
  const path = '/notifications';
  const url = '**/api/notifications/webhook';
  const shownUrl = 'https://discord.com/api/webhooks/1234…/…abcd';
  const stored = (fault: string | null): SceneParts =>
    as('player', { prepare: (page) => answer(page, url, { shownUrl, fault, createdAt: '2026-11-20T03:00:00.000Z' }) });
  const write: Act = steps(fill('웹후크 주소', 'https://example.com/x'), press('저장'));
  return [
    ...scene('ways.webhook', path, stored(null)),
    ...scene('ways.webhook-fault', path, stored('디스코드가 이 웹후크를 모른다고 합니다.')),
    ...scene('ways.webhook-wrong', path, as('player', { act: write })),
    ...overlay('ways.tested', path, steps(press('테스트 알림 보내기'), see('테스트 알림을 보냈습니다')), {
      ...as('player', { prepare: (page) => answer(page, '**/api/notifications/test', {}, 'POST') }),
    }),
    ...overlay('ways.not-tested', path, steps(press('테스트 알림 보내기'), see('처리하지 못했습니다')), {
      ...as('player', DESK_ONLY),
      prepare: (page) =>
        refuse(page, '**/api/notifications/test', { method: 'POST', status: 429, code: 'RATE_LIMITED' }),
    }),
  ];
}

function inquiries(): Scene[] {
  const path = '/notice/ask';
  const url = '**/api/inquiries';
  const write = (text: string): Act => steps(fill('내용', text), press('보내기'));
  const text = '거래를 완료했는데 시세에 들어가지 않습니다.';
  return [
    ...(['player', 'fresh', 'newcomer', 'suspended'] as const).flatMap((who) => scene(`ask.${who}`, path, as(who))),
    ...scene('ask.appeal', `${path}?type=2`),
    ...scene('ask.unfolded', path, as('player', { act: unfoldAll })),
    ...scene('ask.too-short', path, { act: write('짧다') }),
    ...scene('ask.too-long', path, { act: write('가'.repeat(2001)) }),
    ...overlay('ask.signed-out', path, steps(write(text), untilDialog)),
    ...scene(
      'ask.sending',
      path,
      as('player', { act: write(text), prepare: (page) => neverAnswer(page, url, 'POST') }),
    ),
    ...scene('ask.refused', path, {
      ...as('player', { act: steps(write(text), see('다섯 개')) }),
      prepare: (page) =>
        refuse(page, url, {
          method: 'POST',
          status: 409,
          code: 'CONFLICT',
          message: '답을 기다리는 문의가 다섯 개입니다.',
        }),
    }),
    ...scene(
      'ask.failed',
      path,
      as('player', { ...DESK_ONLY, prepare: (page) => refuse(page, url), act: see('가져오지 못했습니다') }),
    ),
    ...scene('ask.waiting', path, as('player', { ...DESK_ONLY, prepare: (page) => neverAnswer(page, url) })),
  ];
}

type Page = Parameters<Act>[0];

function corrections(): Scene[] {
  const path = '/calc/plan?job=1&level=99&grade=1&hp=70000&mp=0';
  const open: Act = steps(
    unfoldAll,
    (page) => page.getByRole('link', { name: '틀린 정보 제보' }).first().click(),
    untilDialog,
  );
  const url = '**/api/inquiries';
  const send = (text: string): Act =>
    steps(
      open,
      inDialog(async (dialog) => {
        await dialog.getByLabel('맞는 정보').fill(text);
        await dialog.getByRole('button', { name: '제보하기', exact: true }).click();
      }),
    );
  const text = '7만에서 20만까지는 다릅니다.';
  return [
    ...overlay('correction.signed-out', path, open),
    ...overlay('correction.player', path, open, as('player')),
    ...overlay('correction.fault', path, send(''), as('player')),
    ...overlay('correction.sign-in-first', path, send(text), DESK_ONLY),
    ...overlay('correction.sent', path, steps(send(text), see('제보했습니다')), {
      ...as('player', { prepare: (page) => answer(page, url, {}, 'POST') }),
    }),
    ...overlay('correction.refused', path, steps(send(text), see('입력한 내용은 그대로 있습니다')), {
      ...as('player'),
      prepare: (page) =>
        refuse(page, url, {
          method: 'POST',
          status: 409,
          code: 'CONFLICT',
          message: '답을 기다리는 문의가 다섯 개입니다.',
        }),
    }),
  ];
}

function signInScenes(): Scene[] {
  const unknown = '/auth/v1/callback?state=00000000-0000-4000-8000-000000000000&code=x';
  const start: Act = steps(press('닉네임으로 로그인'), see('비밀번호가 없어서'));
  return [
    ...scene('login.player', '/login', as('player')),
    ...scene('login.newcomer', '/login', as('newcomer')),
    ...scene('login.failed', '/login', {
      prepare: (page: Page) => abortRequests(page, '**/assets/session-client-*.js'),
      act: steps(press('디스코드로 로그인'), see(/로그인을 시작하지 못했습니다/)),
    }),
    ...scene('login.nickname', '/login', { act: start }),
    ...scene('login.nickname-fault', '/login/nickname?fault=form'),
    ...scene('login.back-unknown', unknown, { act: see('다시 로그인') }),
    ...scene('login.back-denied', '/confirm?error=access_denied&error_description=denied', { act: see('다시 로그인') }),
    ...scene('login.back-banned', '/confirm?error=access_denied&error_code=user_banned', { act: see('문의하기') }),
    ...scene('login.back-signed-in', '/confirm?error=server_error', as('player', DESK_ONLY)),
  ];
}

function firstForm(): Scene[] {
  const begin = press('시작하기');
  const agree: Act = async (page) => {
    await page.getByLabel('레벨').fill('1');
    for (const box of await page.getByRole('checkbox').all()) await box.check();
  };
  const url = '**/api/profiles/upsert';
  return [
    ...scene('first.form', '/confirm', as('newcomer')),
    ...scene('first.faults', '/confirm', as('newcomer', { act: steps(fill('이름', '!'), fill('레벨', '100'), begin) })),
    ...scene('first.taken', '/confirm', {
      ...as('newcomer', { act: steps(agree, begin, see('쓰고 있는')) }),
      prepare: (page) =>
        refuse(page, url, {
          method: 'POST',
          status: 409,
          code: 'CONFLICT',
          message: '이미 쓰고 있는 이름입니다.',
          field: 'name',
        }),
    }),
    ...scene(
      'first.sending',
      '/confirm',
      as('newcomer', { ...DESK_ONLY, act: steps(agree, begin), prepare: (page) => neverAnswer(page, url) }),
    ),
    ...scene('first.forced-colors', '/confirm', as('newcomer', { media: 'forced-colors' })),
    ...scene('first.unfolded', '/notice/policy', as('newcomer', { ...DESK_ONLY, act: unfold('개인정보') })),
  ];
}
