import { expect, it } from 'vitest';
import { townsByRegion } from './map-list.rules.ts';

it('groups towns by the region of their grounds, those alone in theirs together at the end', () => {
  const towns = [
    { name: '길림성', region: '길림성' },
    { name: '국내성', region: '초급 사냥터' },
    { name: '부여성', region: '초급 사냥터' },
    { name: '용궁', region: '용궁' },
    { name: '외딴섬', region: '외딴섬' },
  ];
  expect(townsByRegion(towns).map(({ name, towns }) => [name, towns.map((town) => town.name)])).toEqual([
    ['초급 사냥터', ['국내성', '부여성']],
    ['길림성 · 용궁 · 외딴섬', ['길림성', '용궁', '외딴섬']],
  ]);
});
