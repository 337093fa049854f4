import {
  type Act,
  allowCopying,
  check,
  choose,
  fill,
  forbidCopying,
  inDialog,
  key,
  press,
  see,
  steps,
  unfoldAll,
  untilDialog,
} from '../actions.ts';
import { answer, neverAnswer, refuse } from '../requests.ts';
import type { Market } from '../sample-market.ts';
import { DESK_ONLY, overlay, type Scene, type SceneParts, scene } from '../scene.ts';

export function tradeScenes(market: Market): Scene[] {
  return [
    ...views(market),
    ...deals(market),
    ...ownTools(market.own.sword),
    ...namings(market.own.done),
    ...reports(market.wand),
    ...ownTrades(),
  ];
}

const as = (person: NonNullable<SceneParts['as']>, parts: SceneParts = {}): SceneParts => ({ as: person, ...parts });

function views({ own, wand }: Market): Scene[] {
  const at = (id: number) => `/trade/view/${id}`;
  const copy = (name: string) => steps(press(name), see(/복사했습니다/));
  return [
    ...scene('trade.sample', at(wand + 2000)),
    ...scene('trade.done', at(own.done)),
    ...scene('trade.hidden', at(own.hidden)),
    ...scene('trade.offers', at(own.offered)),
    ...scene('trade.own', at(own.sword), as('player')),
    ...scene('trade.own-done', at(own.done), as('player')),
    ...scene('trade.own-cancelled', at(own.cancelled), as('player')),
    ...scene('trade.own-hidden', at(own.hidden), as('player')),
    ...scene('trade.own-resting', at(wand + 1), as('suspended')),
    ...scene('trade.operator', at(own.sword), as('operator')),
    ...scene('trade.others', at(wand), as('player')),
    ...scene('trade.of-suspended', at(wand + 1), as('player', DESK_ONLY)),
    ...overlay('trade.whispered', at(wand), copy('귓말 복사'), { prepare: allowCopying }),
    ...overlay('trade.shout-copied', at(own.sword), copy('사자후 문구 복사'), as('player', { prepare: allowCopying })),
  ];
}

/** The guide's parts are folded. */
const opened = (...acts: Act[]): Act => steps(unfoldAll, ...acts);

function deals({ own, wand }: Market): Scene[] {
  const path = `/trade/view/${wand}`;
  return [
    ...scene('deal.small-risk', path, { act: opened(fill('한 번에 먼저 낼 수 있는 금액', '100만')) }),
    ...scene('deal.impossible', path, { act: opened(fill('한 번에 먼저 낼 수 있는 금액', '1000')) }),
    ...scene('deal.not-read', path, { act: opened(fill('한 번에 먼저 낼 수 있는 금액', '많이')) }),
    ...scene('deal.buyer-first', `/trade/view/${own.sword + 1}`, { act: opened(choose('사는 사람 먼저')) }),
    ...scene('deal.terms', path, { act: opened(fill('만날 곳', '부여성 북문'), fill('사는 사람 이름', '달빛무사')) }),
    ...scene('deal.agreed', `/trade/view/${own.offered}`, { act: opened(fill('합의한 가격 (개당)', '350만')) }),
    ...overlay('deal.copied', path, opened(press('조건 복사'), see('거래 조건을 복사했습니다')), {
      prepare: allowCopying,
    }),
    ...overlay('deal.not-copied', path, opened(press('조건 복사'), see('복사하지 못했습니다')), {
      ...DESK_ONLY,
      prepare: forbidCopying,
    }),
  ];
}

function ownTools(id: number): Scene[] {
  const path = `/trade/view/${id}`;
  const player = as('player');
  const change = /\/api\/trades\/\d+(\/complete|\/cancel)?$/;
  const accepted = as('player', { prepare: (page) => answer(page, change, {}, 'PUT') });
  const complete = (name: string) =>
    steps(
      press('완료'),
      inDialog(async (dialog) => {
        await dialog.getByRole('textbox').fill(name);
        await dialog.getByRole('button', { name: '완료', exact: true }).click();
      }),
    );
  const cancel = steps(
    press('내리기'),
    inDialog((dialog) => dialog.getByRole('button', { name: '거래 내리기' }).click()),
  );
  return [
    ...overlay('own-trade.complete', path, steps(press('완료'), untilDialog), player),
    ...overlay('own-trade.complete-refused', path, steps(complete('없는이름'), see('그 이름의 캐릭터')), player),
    ...overlay(
      'own-trade.completed-without-name',
      path,
      steps(complete('맞은편이'), see('상대는 적지 못했습니다')),
      as('player', {
        prepare: (page) =>
          answer(
            page,
            change,
            { notNamed: { reason: 'SAME_DAY', message: '같은 사람은 하루에 한 번만 적을 수 있습니다.' } },
            'PUT',
          ),
      }),
    ),
    ...overlay('own-trade.complete-not-allowed', path, steps(complete(''), see('할 수 없는 일')), {
      ...as('player'),
      prepare: (page) =>
        refuse(page, change, {
          method: 'PUT',
          status: 498,
          code: 'NOT_ALLOWED',
          message: '규칙에 따라 할 수 없는 일입니다.',
        }),
    }),
    ...overlay('own-trade.completed', path, steps(complete(''), see('거래를 완료했습니다')), accepted),
    ...overlay('own-trade.cancel', path, steps(press('내리기'), untilDialog), player),
    ...overlay('own-trade.cancel-forced-colors', path, steps(press('내리기'), untilDialog), {
      ...player,
      media: 'forced-colors',
    }),
    ...overlay('own-trade.cancelled', path, steps(cancel, see('거래를 내렸습니다')), accepted),
    ...overlay('own-trade.cancel-failed', path, steps(cancel, see('이미 끝난')), {
      ...as('player', DESK_ONLY),
      prepare: (page) =>
        refuse(page, change, { method: 'PUT', status: 409, code: 'CONFLICT', message: '이미 끝난 거래입니다.' }),
    }),
    ...scene('own-trade.price', path, { ...player, act: steps(press('가격 수정'), see('새 가격')) }),
    ...scene('own-trade.price-wrong', path, {
      ...player,
      act: steps(press('가격 수정'), fill(/^새 가격/, '많이'), key('Enter')),
    }),
    ...overlay(
      'own-trade.price-changed',
      path,
      steps(press('가격 수정'), see('새 가격'), key('Enter'), see('가격을 수정했습니다')),
      accepted,
    ),
  ];
}

/** A completed trade as its owner and as the other party, in each state of the naming. */
function namings(id: number): Scene[] {
  const path = `/trade/view/${id}`;
  const url = /\/api\/trades\/\d+\/counterpart$/;
  const states = ['unnamed', 'closed', 'unanswered', 'confirmed', 'denied'] as const;
  const seenBy = (role: 'owner' | 'counterpart', state: string, mayGiveManner = false): SceneParts => {
    const until = state === 'unnamed' ? '2026-11-25T12:10:00.000Z' : null;
    const name = role === 'owner' && !['unnamed', 'closed', 'denied'].includes(state) ? '맞은편이' : null;
    const deal = { role, state, until, name, mayGiveManner };
    return as(role === 'owner' ? 'player' : 'other', { prepare: (page) => answer(page, url, deal) });
  };
  const open = steps(press('상대 적기'), untilDialog);
  const prompt = inDialog((dialog) => dialog.getByRole('button', { name: '물어보기' }).click());
  return [
    ...scene('naming.named', path, as('other')),
    ...scene('naming.stranger', path, as('fresh', DESK_ONLY)),
    ...states.flatMap((state) => scene(`naming.owner-${state}`, path, { ...seenBy('owner', state), widths: [390] })),
    ...states
      .slice(2)
      .flatMap((state) => scene(`naming.named-${state}`, path, { ...seenBy('counterpart', state), widths: [390] })),
    ...scene('manner.owner', path, seenBy('owner', 'confirmed', true)),
    ...overlay('naming.dialog', path, open, seenBy('owner', 'unnamed')),
    ...overlay('naming.no-name', path, steps(open, prompt), seenBy('owner', 'unnamed')),
  ];
}

function reports(id: number): Scene[] {
  const path = `/trade/view/${id}`;
  const url = '**/api/reports';
  const open: Act = press(/^신고: /);
  const write = (text: string) =>
    steps(
      open,
      inDialog(async (dialog) => {
        await dialog.getByRole('radio').first().check();
        await dialog.getByLabel('있었던 일').fill(text);
        await dialog.getByRole('button', { name: '신고하기' }).click();
      }),
    );
  const report = {
    id: 1,
    createdAt: '2026-11-20T03:00:00.000Z',
    updatedAt: '2026-11-20T03:00:00.000Z',
    tradeId: id,
    type: 2,
    comment: '올린 값과 다른 값을 불렀습니다.',
    reporterId: 1,
    reportedId: 2,
    reportedName: '맞은편이',
    status: 1,
    answer: null,
    handledAt: null,
  };
  const handled = { ...report, status: 2, answer: '살펴보고 글을 내렸습니다.', handledAt: '2026-11-21T01:00:00.000Z' };
  return [
    ...overlay('report.signed-out', path, steps(open, untilDialog)),
    ...overlay('report.suspended', path, steps(open, untilDialog), as('suspended')),
    ...overlay('report.form', path, steps(open, untilDialog), as('player')),
    ...overlay('report.form-forced-colors', path, steps(open, untilDialog), as('player', { media: 'forced-colors' })),
    ...overlay('report.too-short', path, write('짧다'), as('player')),
    ...overlay('report.too-long', path, write('가'.repeat(501)), as('player', DESK_ONLY)),
    ...overlay('report.refused', path, write('값을 다르게 불렀습니다.'), {
      ...as('player'),
      prepare: (page) =>
        refuse(page, url, { method: 'POST', status: 429, code: 'RATE_LIMITED', message: '요청이 너무 잦습니다.' }),
    }),
    ...overlay(
      'report.waiting',
      path,
      steps(open, untilDialog),
      as('player', { prepare: (page) => neverAnswer(page, url) }),
    ),
    ...overlay('report.failed', path, steps(open, see('내 신고를 가져오지 못했습니다.')), {
      ...as('player'),
      prepare: (page) => refuse(page, url),
    }),
    ...overlay(
      'report.sent',
      path,
      steps(open, see('신고를 받았습니다')),
      as('player', { prepare: (page) => answer(page, url, [report]) }),
    ),
    ...overlay(
      'report.handled',
      path,
      steps(open, see('지난 신고')),
      as('player', { prepare: (page) => answer(page, url, [handled]) }),
    ),
  ];
}

function ownTrades(): Scene[] {
  const path = '/me/trades';
  const list = /\/api\/trades\/profiles\/\d+\?/;
  const pull = '**/api/profiles/pullUpTrade';
  const pulled = (statusCode: number, message: string): SceneParts =>
    as('player', { prepare: (page) => answer(page, pull, { statusCode, message, nextAt: null }, 'PUT') });
  return [
    ...scene('own-trades.done', `${path}?status=2`, as('player')),
    ...scene('own-trades.cancelled', `${path}?status=3`, as('player')),
    ...scene('own-trades.none', path, as('fresh')),
    ...scene('own-trades.none-done', `${path}?status=2`, as('fresh', DESK_ONLY)),
    ...scene('own-trades.none-cancelled', `${path}?status=3`, as('fresh', DESK_ONLY)),
    ...scene('own-trades.newcomer', path, as('newcomer')),
    ...scene('own-trades.suspended', path, as('suspended')),
    ...scene('own-trades.pulled-up', path, as('other')),
    ...scene('own-trades.waiting', path, as('player', { prepare: (page) => neverAnswer(page, list) })),
    ...scene('own-trades.failed', path, {
      ...as('player', { prepare: (page) => refuse(page, list) }),
      act: see('내 거래를 가져오지 못했습니다.'),
    }),
    ...scene('own-trades.price', path, as('player', { act: press('가격 수정') })),
    ...overlay('own-trades.complete', path, steps(press('완료'), untilDialog), as('player')),
    ...overlay('own-trades.suspended-acts', path, steps(press('완료'), untilDialog), as('suspended')),
    ...overlay(
      'own-trades.pull-up',
      path,
      steps(press('끌올'), see('끌올 완료')),
      pulled(200, '거래 중인 글 5건을 맨 위로 올렸습니다.'),
    ),
    ...overlay(
      'own-trades.pull-up-early',
      path,
      steps(press('끌올'), see('끌올 실패')),
      pulled(429, '24분 뒤에 할 수 있습니다.'),
    ),
    ...overlay('own-trades.filled', '/trade/register/655?side=buy', check('흥정'), as('player', DESK_ONLY)),
  ];
}
