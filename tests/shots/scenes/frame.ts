import { type Act, key, press, see, steps, type, untilDialog } from '../actions.ts';
import { abortRequests, neverAnswer } from '../requests.ts';
import type { Market } from '../sample-market.ts';
import { DESK_ONLY, overlay, PHONE_ONLY, type Scene, type SceneParts, scene } from '../scene.ts';

const inBar =
  (label: RegExp | string): Act =>
  (page) =>
    page.getByRole('banner').getByLabel(label).click();
const openPalette: Act = steps(key('/'), untilDialog);
const search = (text: string): Act => steps(openPalette, type(text));
const openOwnMenu: Act = steps(inBar(/^내 정보 \(/), (page) => page.getByRole('menu').waitFor());

export function frameScenes({ items }: Market): Scene[] {
  return [...menus(), ...palette(), ...cards(items.pumpkin), ...failures(items.pumpkin)];
}

function menus(): Scene[] {
  const servers = inBar(/^게임 서버/);
  const openMenu = press('전체');
  return [
    ...overlay('frame.whole-menu', '/maps', openMenu, PHONE_ONLY),
    ...overlay('frame.whole-menu.forced-colors', '/', openMenu, { ...PHONE_ONLY, media: 'forced-colors' }),
    ...overlay('frame.whole-menu.no-scripts', '/items', openMenu, { ...PHONE_ONLY, hasScripts: false }),
    ...overlay('frame.servers', '/trade', servers),
    ...overlay('frame.servers.no-scripts', '/trade', servers, { hasScripts: false }),
    ...overlay('frame.keys', '/trade', steps(key('?'), untilDialog), DESK_ONLY),
    ...overlay('frame.skip-link', '/items', key('Tab'), DESK_ONLY),
    ...overlay('frame.own-menu', '/', openOwnMenu, { as: 'player' }),
    ...overlay('frame.own-menu.forced-colors', '/items', openOwnMenu, { as: 'player', media: 'forced-colors' }),
    ...overlay('frame.own-menu.key', '/', steps(openOwnMenu, key('ArrowDown')), { ...DESK_ONLY, as: 'player' }),
  ];
}

function palette(): Scene[] {
  const index = '**/api/search/index.json*';
  const found = search('ㅈㅎㅂ');
  const seeFound: Act = (page) => page.getByRole('option').first().waitFor();
  const again: Act = steps(found, seeFound, key('Enter'), see('나오는 곳'), openPalette, see('최근 검색'));
  const failed: SceneParts = { prepare: (page) => abortRequests(page, index) };
  return [
    ...overlay('palette.empty', '/skills', openPalette),
    ...overlay('palette.found', '/', steps(found, seeFound)),
    ...overlay('palette.second', '/', steps(search('호박'), seeFound, key('ArrowDown')), DESK_ONLY),
    ...overlay('palette.kinds', '/', steps(search('산적'), seeFound)),
    ...overlay('palette.none', '/', steps(search('없는이름없는이름'), see('검색 결과가 없습니다'))),
    ...overlay('palette.recent', '/', again),
    ...overlay('palette.failed', '/', steps(openPalette, type('ㅈ'), see('찾기 목록을 가져오지 못했습니다.')), failed),
    ...overlay('palette.waiting', '/', search('ㅈ'), { ...DESK_ONLY, prepare: (page) => neverAnswer(page, index) }),
    ...overlay('palette.forced-colors', '/', steps(found, seeFound), { media: 'forced-colors' }),
    ...overlay('palette.reduced-motion', '/', steps(found, seeFound), { media: 'reduced-motion' }),
    ...scene('home.search-without-scripts', '/?q=ㅈㅎㅂ', { hasScripts: false }),
  ];
}

function cards(pumpkin: number): Scene[] {
  const hover =
    (name: string): Act =>
    async (page) => {
      const link = page.getByRole('main').getByRole('link', { name }).filter({ visible: true }).first();
      // A link that is stretched over its row has its card at its name.
      const words = link.locator('.nm');
      const place = (await words.count()) > 0 ? words.first() : link;
      await place.scrollIntoViewIfNeeded();
      await place.hover();
      await page.getByRole('tooltip').filter({ visible: true }).waitFor();
    };
  const item = `/items/${pumpkin}`;
  return [
    ...overlay('card.monster', item, hover('부자원숭이'), DESK_ONLY),
    ...overlay('card.item', item, hover('진월신검'), DESK_ONLY),
    ...overlay('card.skill', item, hover('흡성대법'), DESK_ONLY),
    ...overlay('card.quoted-item', '/trade', hover('진호박'), DESK_ONLY),
    ...overlay('card.forced-colors', item, hover('부자원숭이'), { ...DESK_ONLY, media: 'forced-colors' }),
    ...overlay('card.of-a-phone', item, tapPicture('부자원숭이'), PHONE_ONLY),
  ];
}

function tapPicture(name: string): Act {
  return async (page) => {
    const link = page.getByRole('main').getByRole('link', { name }).filter({ visible: true }).first();
    await link.scrollIntoViewIfNeeded();
    // The code of the cards loads after the page has settled.
    await page.locator('#hover-card').waitFor({ state: 'attached' });
    await link.tap({ position: { x: 8, y: 8 } });
    await page.getByRole('tooltip').filter({ visible: true }).waitFor();
  };
}

function failures(pumpkin: number): Scene[] {
  const payloads = '**/_payload.json*';
  const goOn: Act = steps((page) => page.getByRole('main').getByRole('link', { name: '진호박' }).first().click());
  const lost = steps(goOn, see('연결이 끊겼습니다'));
  return [
    ...scene('failure.lost', '/items/types/10', { act: lost, prepare: (page) => abortRequests(page, payloads) }),
    ...scene('failure.lost.player', '/items/types/10', {
      ...DESK_ONLY,
      as: 'player',
      act: lost,
      prepare: (page) => abortRequests(page, payloads),
    }),
    ...scene('failure.no-such-trade', '/trade/view/99999999'),
    ...scene('failure.no-such-player', '/profiles/00000000-0000-4000-8000-000000000000'),
    ...scene('failure.item-of-letters', `/items/${pumpkin}x`, DESK_ONLY),
  ];
}
