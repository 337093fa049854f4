import { type Act, allowCopying, fill, forbidCopying, key, press, see, steps, unfold } from '../actions.ts';
import type { Items, Market } from '../sample-market.ts';
import { DESK_ONLY, overlay, PHONE_ONLY, type Scene, scene } from '../scene.ts';

export function gameDataScenes({ items }: Market): Scene[] {
  return [...filtered(), ...things(items), ...maps(), ...mapRoutes(), ...small(items)];
}

function filtered(): Scene[] {
  const requested: readonly (readonly [name: string, path: string])[] = [
    ['items.searched', '/items?q=호박'],
    ['items.none', '/items?q=없는이름없는이름'],
    ['items.filtered', '/items/types/0?from=20&to=60&trade=1'],
    ['items.sorted', '/items/types/1?gender=1&sort=-level'],
    ['items.filtered-none', '/items/types/10?q=없는이름없는이름'],
    ['items.picking', '/items/types/0?pick=1'],
    ['comparison.none', '/items?compare=0'],
    ['skills.of-job', '/skills?job=3'],
    ['maps.searched', '/maps?q=국내'],
    ['maps.none', '/maps?q=없는이름없는이름'],
    ['recipes.searched', '/recipe?q=호박'],
    ['recipes.of-category', '/recipe?category=요리'],
    ['recipes.none', '/recipe?q=없는이름없는이름'],
    ['shortcuts.searched', '/shortcuts?q=줍'],
    ['shortcuts.none', '/shortcuts?q=없는이름없는이름'],
    ['dungeons.level', '/dungeons/regions/1?level=20'],
    ['dungeons.level-none', '/dungeons/regions/3?level=2'],
  ];
  return [
    ...requested.flatMap(([name, path]) => scene(name, path)),
    ...overlay('items.filters', '/items/types/0?from=20&trade=1', press(/^필터/), PHONE_ONLY),
  ];
}

function things({ sword, wand, jade, ring, club, scythe }: Items): Scene[] {
  const types = [1, 2, 3, 4, 5, 6, 7, 8, 11].flatMap((type) =>
    scene(`items.type-${type}`, `/items/types/${type}`, DESK_ONLY),
  );
  const of = Object.entries({ sword, wand, jade, ring }).flatMap(([name, id]) => scene(`item.${name}`, `/items/${id}`));
  const regions = [3, 4, 7, 13].flatMap((id) => scene(`dungeons.region-${id}`, `/dungeons/regions/${id}`, DESK_ONLY));
  return [
    ...types,
    ...of,
    ...regions,
    ...scene('item.doubt', `/items/${jade}`, { act: unfold(/^출처/) }),
    ...scene('item.coin', '/items/1'),
    ...scene('item.player', `/items/${sword}`, { as: 'player' }),
    ...scene('comparison.two', `/items?compare=${sword},${club}&q=호박`),
    ...scene('comparison.four', `/items?compare=${sword},${club},${scythe},${wand}&gameServer=1`, { as: 'player' }),
    ...scene('skill.other', '/skills/40'),
    ...scene('monster.other', '/monsters/300'),
    ...scene('quest.other', '/quests/3'),
  ];
}

function maps(): Scene[] {
  const town = '/maps/22';
  const zoomed: Act = steps(press('확대'), press('확대'));
  return [
    ...scene('map.text', `${town}?view=text`),
    ...scene('map.searched', `${town}?q=대장`),
    ...scene('map.at', `${town}?at=60,60`),
    ...scene('map.zoomed', town, { act: zoomed }),
    ...scene('map.dungeon', '/maps/43'),
    ...scene('map.house', '/maps/2?view=text', DESK_ONLY),
    ...scene('map-back.house', '/maps-back/1'),
    ...scene('map-back.unknown', '/maps-back/1154'),
    ...scene('map-back.north', '/maps-back/1?side=north', DESK_ONLY),
  ];
}

function mapRoutes(): Scene[] {
  const from: Act = (page) => page.getByRole('combobox', { name: '출발', exact: true }).fill('국내');
  const offered: Act = steps(from, (page) => page.getByRole('option').first().waitFor());
  return [
    ...scene('way.found', '/maps/route?from=국내성&to=부여성'),
    ...scene('way.long', '/maps/route?from=부여성&to=가릉도'),
    ...scene('way.to-dungeon', '/maps/route?from=부여성&to=문어장군굴&level=99'),
    ...scene('way.too-low', '/maps/route?from=국내성&to=문어장군굴&level=5'),
    ...scene('way.to-item', '/maps/route?from=국내성&to=진호박'),
    ...scene('way.to-npc', '/maps/route?from=국내성&to=순이네푸줏간'),
    ...scene('way.from-only', '/maps/route?from=국내성'),
    ...scene('way.to-only', '/maps/route?to=부여성'),
    ...scene('way.not-understood', '/maps/route?from=국내성&to=없는곳없는곳'),
    ...scene('way.as-text', '/maps/route?from=국내성&to=부여성', { act: unfold('텍스트로 보기') }),
    ...scene('way.own-level', '/maps/route?from=국내성&to=부여성', { as: 'player' }),
    ...overlay('way.offered', '/maps/route', offered),
    ...overlay('way.offered-second', '/maps/route', steps(offered, key('ArrowDown')), DESK_ONLY),
    ...overlay(
      'way.swapped',
      '/maps/route?from=국내성&to=부여성',
      (page) => page.getByLabel('출발과 도착 바꾸기').click(),
      DESK_ONLY,
    ),
    ...overlay('way.copied', '/maps/route?from=국내성&to=부여성', steps(press('길 복사'), see('길을 복사했습니다')), {
      prepare: allowCopying,
    }),
    ...overlay(
      'way.not-copied',
      '/maps/route?from=국내성&to=부여성',
      steps(press('길 복사'), see('복사하지 못했습니다')),
      {
        ...DESK_ONLY,
        prepare: forbidCopying,
      },
    ),
  ];
}

function small({ pumpkin }: Items): Scene[] {
  const copy: Act = (page) =>
    page
      .getByRole('button', { name: / 복사$/ })
      .first()
      .click();
  const path = '/shortcuts';
  return [
    ...overlay('shortcuts.copied', path, steps(copy, see('말을 복사했습니다')), { prepare: allowCopying }),
    ...overlay('shortcuts.not-copied', path, steps(copy, see('복사하지 못했습니다')), { prepare: forbidCopying }),
    ...scene('item.starred', `/items/${pumpkin}`, { act: press('즐겨찾기') }),
    ...scene('items.typed', '/items/types/10', {
      act: steps(fill('이름으로 찾기', '호박'), see('진호박')),
      ...DESK_ONLY,
    }),
  ];
}
