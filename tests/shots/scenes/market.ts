import {
  type Act,
  allowCopying,
  check,
  choose,
  fill,
  forbidCopying,
  key,
  press,
  see,
  steps,
  unfold,
  untilDialog,
} from '../actions.ts';
import { abortRequests, neverAnswer, refuse } from '../requests.ts';
import type { Market } from '../sample-market.ts';
import { DESK_ONLY, overlay, PHONE_ONLY, type Scene, scene } from '../scene.ts';

export function marketScenes({ items }: Market): Scene[] {
  return [
    ...lists(),
    ...filterSheet(),
    ...searches(),
    ...itemMarkets(items),
    ...charts(items.sword),
    ...watches(items.sword),
  ];
}

function lists(): Scene[] {
  const more = '**/trade/_payload.json*';
  const toEnd: Act = steps((page) => page.getByRole('link', { name: '더 보기' }).scrollIntoViewIfNeeded());
  return [
    ...scene('market.filtered', '/trade?tradeType=1&type=0&isNegotiation=true&minPrice=10만'),
    ...scene('market.done', '/trade?status=2'),
    ...scene('market.bought', '/trade?tradeType=2&payMethod=2&q=호박'),
    ...scene('market.on-server', '/trade?gameServer=2'),
    ...scene('market.by-price', '/trade?tradeType=1&q=호박&sort=price'),
    ...scene('market.by-price-of-buyers', '/trade?tradeType=2&sort=price', DESK_ONLY),
    ...scene('market.by-ratio', '/trade?sort=ratio', { widths: [390, 900, 1440] }),
    ...scene('market.by-ratio-of-buyers', '/trade?tradeType=2&sort=ratio', { widths: [390, 900, 1440] }),
    ...scene('market.by-ratio-none', '/trade?sort=ratio&gameServer=1&type=11'),
    ...scene('market.none', '/trade?q=없는이름없는이름'),
    ...scene('market.not-understood', '/trade?minPrice=많이&maxPrice=조금'),
    ...scene('market.player', '/trade', { as: 'player' }),
    ...scene('market.fresh', '/trade', { as: 'fresh' }),
    ...scene('market.newcomer', '/trade', { ...DESK_ONLY, as: 'newcomer' }),
    ...scene('market.other', '/trade', { ...DESK_ONLY, as: 'other' }),
    ...scene('market.suspended', '/trade', { ...DESK_ONLY, as: 'suspended' }),
    ...scene('market.first-row', '/trade', { ...DESK_ONLY, act: steps(key('j'), key('j')) }),
    ...scene('market.more-failed', '/trade', {
      ...DESK_ONLY,
      prepare: (page) => abortRequests(page, more),
      act: steps(toEnd, see('거래를 더 가져오지 못했습니다.')),
    }),
    ...scene('market.stall-failed', '/trade', {
      ...DESK_ONLY,
      as: 'player',
      prepare: (page) => refuse(page, /\/api\/trades\/profiles\/\d+\/count/),
      act: see('거래 수를 가져오지 못했습니다'),
    }),
  ];
}

function filterSheet(): Scene[] {
  const open = press(/^필터/);
  return [
    ...overlay('market.filters', '/trade', open, PHONE_ONLY),
    ...overlay('market.filters-chosen', '/trade?type=10&isAuth=true&minPrice=많이', open, PHONE_ONLY),
    ...overlay('market.filters-forced-colors', '/trade', open, { ...PHONE_ONLY, media: 'forced-colors' }),
    ...overlay('market.filters-no-scripts', '/trade', open, { ...PHONE_ONLY, hasScripts: false }),
    ...scene('market.filters-by-hand', '/trade', { ...DESK_ONLY, act: check('인증 가능') }),
  ];
}

function searches(): Scene[] {
  const path = '/trade?type=3&isPriced=true';
  const url = '**/api/trades/searches';
  const save = press('저장');
  return [
    ...scene('searches.new', path, { as: 'player' }),
    ...scene('searches.kept', '/trade?type=0&isAuth=true', { as: 'player' }),
    ...scene('searches.refused', path, {
      as: 'player',
      prepare: (page) =>
        refuse(page, url, { method: 'POST', status: 409, code: 'CONFLICT', message: '20개까지 저장할 수 있습니다.' }),
      act: steps(save, see('20개까지')),
    }),
    ...scene('searches.failed', '/trade', {
      ...DESK_ONLY,
      as: 'player',
      prepare: (page) => refuse(page, url),
      act: see('저장한 검색을 가져오지 못했습니다.'),
    }),
    ...overlay('searches.signed-out', path, steps(save, untilDialog), DESK_ONLY),
  ];
}

function itemMarkets({ sword, pumpkin, wand, scythe, jade }: Market['items']): Scene[] {
  const whisper: Act = (page) =>
    page
      .getByRole('button', { name: /귓말 복사$/ })
      .filter({ visible: true })
      .first()
      .click();
  return [
    ...Object.entries({ sword, wand, scythe, jade }).flatMap(([name, id]) =>
      scene(`item-market.${name}`, `/trade/${id}`),
    ),
    ...[7, 90, 365].flatMap((days) => scene(`item-market.days-${days}`, `/trade/${sword}?days=${days}`)),
    ...scene('item-market.on-server', `/trade/${sword}?gameServer=2`),
    ...scene('item-market.empty', '/trade/30'),
    ...scene('item-market.not-tradable', '/trade/388'),
    ...scene('item-market.player', `/trade/${sword}`, { as: 'player' }),
    ...scene('item-market.other', `/trade/${wand}`, { as: 'other' }),
    ...overlay('item-market.whispered', `/trade/${pumpkin}`, steps(whisper, see('귓말을 복사했습니다')), {
      prepare: allowCopying,
    }),
    ...overlay('item-market.not-whispered', `/trade/${pumpkin}`, steps(whisper, see('복사하지 못했습니다')), {
      prepare: forbidCopying,
    }),
  ];
}

function charts(sword: number): Scene[] {
  const path = `/trade/${sword}`;
  const days: Act = (page) =>
    page.getByRole('slider', { name: '날짜별 가격' }).filter({ visible: true }).first().focus();
  const how = unfold('계산 방법');
  const evidence = /\/api\/prices\/items\/\d+\/evidence/;
  return [
    ...scene('chart.last-day', path, { act: steps(days, (page) => page.waitForTimeout(300)) }),
    ...scene('chart.earlier-day', path, {
      act: steps(days, key('ArrowLeft'), key('ArrowLeft'), key('Home'), key('ArrowRight')),
    }),
    ...scene('chart.table', path, { act: unfold('표로 보기') }),
    ...scene('why.closed', path, { act: unfold('왜 이 가격') }),
    ...scene('why.how', path, { act: how }),
    ...scene('why.waiting', path, {
      prepare: (page) => neverAnswer(page, evidence),
      act: steps(how, see('근거를 불러오는 중입니다.')),
    }),
    ...scene('why.failed', path, { prepare: (page) => refuse(page, evidence), act: how }),
  ];
}

function watches(sword: number): Scene[] {
  const path = `/trade/${sword}`;
  const url = '**/api/watches';
  const price = fill(/^얼마/, '39만');
  const send = steps(price, press('알림 걸기'));
  const refused = (status: number, code: string, message: string) => ({
    prepare: (page: Parameters<Act>[0]) => refuse(page, url, { method: 'POST', status, code, message }),
  });
  return [
    ...scene('watch.typed', path, { act: steps(price, see('390,000전')) }),
    ...scene('watch.typed-player', path, { as: 'player', act: steps(price, see(/번/)) }),
    ...scene('watch.quote', path, {
      as: 'player',
      act: steps(choose('삽니다 가격'), check('시세가 이 가격이 되면'), price),
    }),
    ...scene('watch.wrong', path, { act: fill(/^얼마/, '많이') }),
    ...overlay('watch.signed-out', path, steps(send, untilDialog)),
    ...overlay('watch.suspended', path, steps(send, untilDialog), { as: 'suspended' }),
    ...overlay('watch.not-allowed', path, steps(send, untilDialog), {
      ...DESK_ONLY,
      as: 'player',
      ...refused(498, 'NOT_ALLOWED', '규칙에 따라 할 수 없는 일입니다.'),
    }),
    ...overlay('watch.refused', path, steps(send, see('처리하지 못했습니다')), {
      as: 'player',
      ...refused(409, 'CONFLICT', '가격 알림은 50개까지 걸 수 있습니다.'),
    }),
    ...overlay('watch.too-often', path, steps(send, see('처리하지 못했습니다')), {
      ...DESK_ONLY,
      as: 'player',
      media: 'reduced-motion',
      ...refused(429, 'RATE_LIMITED', '요청이 너무 잦습니다. 잠시 뒤에 다시 해 주세요.'),
    }),
  ];
}
