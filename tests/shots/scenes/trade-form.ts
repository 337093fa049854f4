import { type Act, check, choose, fill, key, press, see, steps, untilDialog } from '../actions.ts';
import { focusAll, pointAtAll } from '../pseudo-states.ts';
import { abortRequests, neverAnswer, refuse } from '../requests.ts';
import type { Market } from '../sample-market.ts';
import { DESK_ONLY, overlay, type Scene, type SceneParts, scene } from '../scene.ts';

const PLAYER: SceneParts = { as: 'player' };
const shout = (text: string): Act => fill('사자후 문구를 그대로 붙여 넣으세요', text);

export function tradeFormScenes({ items, own }: Market): Scene[] {
  return [...picker(), ...form(items), ...sending(items.sword), ...repeated(items.jade, own.cancelled)];
}

function picker(): Scene[] {
  const path = '/trade/register';
  const find = (text: string): Act => fill('아이템 이름', text);
  const index = '**/api/search/index.json*';
  return [
    ...scene('picker.player', path, PLAYER),
    ...scene('picker.fresh', path, { as: 'fresh' }),
    ...scene('picker.suspended', path, { ...DESK_ONLY, as: 'suspended' }),
    ...scene('picker.found', path, { ...PLAYER, act: steps(find('호박'), see('진호박')) }),
    ...scene('picker.second', path, {
      ...PLAYER,
      ...DESK_ONLY,
      act: steps(find('호박'), see('진호박'), key('ArrowDown')),
    }),
    ...scene('picker.none', path, { ...PLAYER, act: find('없는이름없는이름') }),
    ...scene('picker.failed', path, {
      ...PLAYER,
      prepare: (page) => abortRequests(page, index),
      act: see('아이템 이름을 가져오지 못했습니다.'),
    }),
    ...scene('picker.waiting', path, { ...PLAYER, ...DESK_ONLY, prepare: (page) => neverAnswer(page, index) }),
    ...scene('picker.shout-of-nothing', path, {
      ...PLAYER,
      act: steps(shout('안녕하세요 반갑습니다'), see('읽은 내용')),
    }),
    ...scene('picker.shout-failed', path, {
      ...PLAYER,
      prepare: (page) => abortRequests(page, '**/api/trades/parse'),
      act: steps(shout('ㅍ 현철중검 45만'), see('서버에 연결하지 못했습니다')),
    }),
    ...scene('picker.found-without-scripts', `${path}?q=호박&side=sell`, { hasScripts: false }),
    ...scene('picker.none-without-scripts', `${path}?q=없는이름없는이름`, { ...DESK_ONLY, hasScripts: false }),
  ];
}

function form({ sword, pumpkin, goldPumpkin }: Market['items']): Scene[] {
  const path = `/trade/register/${sword}`;
  const heap = `/trade/register/${goldPumpkin}`;
  const price = (text: string): Act => fill('가격 (개당)', text);
  const whole = steps(
    price('45만'),
    fill('내구', '38만'),
    choose('선불'),
    check('흥정'),
    check('인증'),
    check('특가 (시세에서 제외)'),
    fill('메모', '국내성 주막 앞에 있습니다.'),
  );
  return [
    ...scene('form.player', path, PLAYER),
    ...scene('form.replacing', `/trade/register/${pumpkin}`, PLAYER),
    ...scene('form.buying', `${heap}?side=buy`, PLAYER),
    ...scene('form.on-server', `${heap}?gameServer=2`, { ...PLAYER, ...DESK_ONLY }),
    ...scene('form.not-tradable', '/trade/register/388', PLAYER),
    ...scene('form.no-quote', '/trade/register/30', PLAYER),
    ...scene('form.whole', path, { ...PLAYER, act: whole }),
    ...scene('form.many', heap, { ...PLAYER, act: steps(price('5만3천'), fill('수량', '30')) }),
    ...scene('form.nudged', heap, { ...PLAYER, act: press('+10%') }),
    ...scene('form.stepped', heap, { ...PLAYER, ...DESK_ONLY, act: steps(press('1개 더하기'), press('1개 더하기')) }),
    ...scene('form.offers', heap, { ...PLAYER, act: check('가격 제시받기') }),
    ...scene('form.doubtful', path, { ...PLAYER, act: price('4억5천만') }),
    ...scene('form.sure', path, { ...PLAYER, act: steps(price('4000'), check('가격을 확인했습니다')) }),
    ...scene('form.not-read', path, { ...PLAYER, act: price('많이') }),
    ...scene('form.too-long', path, { ...PLAYER, ...DESK_ONLY, act: fill('메모', '가'.repeat(201)) }),
    ...scene('form.shout', path, {
      ...PLAYER,
      act: steps(shout('ㅍ 현철중검 45만 내구 38만 흥정ㄱㄴ'), see('읽은 내용')),
    }),
    ...scene('form.shout-unsure', heap, {
      ...PLAYER,
      act: steps(shout('황호 팔아요 5만에서 6만'), see('읽은 내용')),
    }),
    ...scene('form.pointed', path, { ...PLAYER, ...DESK_ONLY, act: pointAtAll }),
    ...scene('form.focused', path, { ...PLAYER, ...DESK_ONLY, act: focusAll }),
    ...scene('form.forced-colors', path, { ...PLAYER, media: 'forced-colors', act: whole }),
  ];
}

function sending(sword: number): Scene[] {
  const path = `/trade/register/${sword}`;
  const url = '**/api/trades';
  const send = steps(fill('가격 (개당)', '45만'), press('올리기'));
  const refused = (status: number, code: string, message: string): SceneParts => ({
    prepare: (page) => refuse(page, url, { method: 'POST', status, code, message }),
  });
  return [
    ...scene('form.faults', path, { ...PLAYER, act: steps(fill('내구', '많이'), press('올리기')) }),
    ...scene('form.faults-of-heap', '/trade/register/655', {
      ...PLAYER,
      act: steps(fill('수량', '0'), fill('가격 (개당)', '많이'), press('올리기')),
    }),
    ...scene('form.sending', path, { ...PLAYER, act: send, prepare: (page) => neverAnswer(page, url) }),
    ...scene('form.refused', path, {
      ...PLAYER,
      act: steps(fill('메모', '억당 8천에 팝니다'), send, see('현금 거래를 유도하는')),
    }),
    ...scene('form.too-often', path, {
      ...PLAYER,
      act: steps(send, see('한 시간에')),
      ...refused(
        429,
        'RATE_LIMITED',
        '같은 아이템은 한 시간에 6번까지 올릴 수 있습니다. 34분 뒤에 다시 올릴 수 있습니다. 가격만 바꾸려면 내 거래에서 수정해 주세요.',
      ),
    }),
    ...scene('form.untradable', path, {
      ...PLAYER,
      act: steps(send, see('주고받을 수 없는')),
      ...refused(498, 'NOT_ALLOWED', '게임에서 주고받을 수 없는 아이템입니다.'),
    }),
    ...scene('form.failed', path, {
      ...PLAYER,
      ...DESK_ONLY,
      act: steps(send, see('요청이 너무 잦습니다')),
      ...refused(429, 'RATE_LIMITED', '요청이 너무 잦습니다. 잠시 뒤에 다시 해 주세요.'),
    }),
    ...overlay('form.suspended', path, steps(send, untilDialog), { as: 'suspended' }),
    ...overlay('form.suspended-forced-colors', path, steps(send, untilDialog), {
      as: 'suspended',
      media: 'forced-colors',
    }),
  ];
}

function repeated(jade: number, cancelled: number): Scene[] {
  return scene('form.repeated', `/trade/register/${jade}?repeat=${cancelled}`, { ...PLAYER, act: see('1,150') });
}
