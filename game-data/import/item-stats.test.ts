import { describe, expect, it } from 'vitest';
import type { Item } from '#features/game-data/catalog/item.contract.ts';
import { projectCatalog } from '#tests/support/project-facts.ts';

const catalog = await projectCatalog();

const READ = ['hit', 'dam', 'MHP', 'MHPP', 'MMP', 'MMPP', 'M', 'G', 'W', 'hr', 'reqjob', 'reqgrace'] as const;

/** Drawn at random; the table and the tooltip of each were read line by line. What is not written is not known. */
const READ_BY_HAND: readonly (readonly [name: string, values: string, disagreements: string])[] = [
  ['내강의복', 'MMP 1000', ''],
  ['황화곤봉', 'hit 7, dam 2, MMPP 3, M 10, G 10, W 10, reqjob 3', ''],
  ['구리비늘남자갑주', 'reqjob 1', ''],
  ['당예류', 'MHP 100, MMP 100, W 1, hr 2, reqjob 4', 'hit 1/0'],
  ['단사모', 'MHP 200, MMP 100, M 12, hr 50', 'hit 0/1, dam 1/5'],
  ['석단장', 'MHP 200, MMP 100, M 5, G 5, W 5', ''],
  ['연갈호박투구', 'hit 1, M 2, G 2, W 2, hr 2', 'dam 1/0'],
  ['위엄의칼', 'MHP 500, G 10, reqjob 2', ''],
  ['여자원주민의옷', '', ''],
  ['연두색남자투구', 'hr 10', ''],
  ['백진도', 'hit 5, dam 3, reqjob 2', ''],
  ['문신방패', 'MHP 100, M 1, G 1, W 1, reqjob 1', ''],
  ['용마제칠검', 'hit 3, dam 1, MHPP 7, reqjob 1', ''],
  ['삼지창', '', ''],
  ['흑영패도', 'hit -5, dam -5', ''],
  ['금남자갑옷', 'reqjob 2', ''],
  ['보라남자도복', 'reqjob 2', ''],
  ['황염곤봉', 'MMPP 15, M 10, G 10, W 20, reqjob 3', 'hit 0/3, dam 0/8'],
  ['용겸제칠봉', 'hit 1, dam 3, MMPP 7, reqjob 4', 'large 40–500/40–400'],
  ["태양의막대'지", 'hit 4, dam 5, MMP 2000, W 20, reqjob 3', ''],
  ['일월투구', 'hit 2, dam 2, MHP 300, MMP 300, M 3, G 3, W 3, hr 2', ''],
  ['은남자도복', 'reqjob 2', 'ac -34/-24'],
  ['대마혼봉', 'MHP 200, MMP 700, W 12, reqjob 3', ''],
  ['민첩의투구5', 'G 5, hr 20', ''],
  ['회호박별곤', 'hit 1, MHP 300, MMP 2000, W 2, reqjob 3', ''],
  ['용천제칠검', 'hit 3, dam 1, MHPP 7, reqjob 2, reqgrace 100', ''],
  ['연갈호박장갑', 'hit 5, dam 6, MHP 450, hr 2, reqjob 1', 'ac -8/-6'],
  ['연녹호박장갑', 'hit 4, dam 5, MHP 400, hr 2, reqjob 1', 'ac -9/-7'],
  ['진선장', 'W 10, hr 50, reqjob 4', 'MMP 1000/7100'],
  ['힘의투구3', 'M 3, hr 20', ''],
  ['연두색여자투구', 'hr 10', ''],
  ['철비늘남자갑주', 'reqjob 1', ''],
  ['낭아봉', 'M 12, W 5, hr 50', ''],
  ['용천제오검', 'hit 3, dam 1, reqjob 2, reqgrace 100', ''],
  ['오선창', 'M 2, hr 50', 'hit 2/1, dam 1/2'],
  ['지력의투구5', 'W 5, hr 20', ''],
  ['청호박별봉', 'dam 1, MHP 300, MMP 2000, M 10, G 10, W 10, reqjob 4', ''],
  ['운의제삼검', 'hit 5, dam 5', ''],
  ['파란색남자도복', 'reqjob 2', ''],
  ['적호박별도', 'MHP 4000, MMP 500, G 1, reqjob 2', 'hit 5/1, dam 2/6, W 1/0'],
];

function valuesOf(item: Item | undefined): string {
  return READ.flatMap((field) => (item?.[field] == null ? [] : [`${field} ${item[field]}`])).join(', ');
}

function disagreementsOf(item: Item | undefined): string {
  const claims = item?.disagreements.map(({ field, claims: all }) => {
    return `${field} ${all.map(({ value }) => value.join('–')).join('/')}`;
  });
  return claims?.join(', ') ?? '';
}

const notes = catalog.items.flatMap(({ fieldNotes }) => fieldNotes);

function countsOf(names: readonly string[]): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(names, (name) => name)].map(([name, same]) => [name, same.length]));
}

describe("the stats of the project's items", () => {
  it.each(READ_BY_HAND)('%s has what its table and tooltip show', (name, values, disagreements) => {
    const item = catalog.items.find((known) => known.name === name);
    expect([valuesOf(item), disagreementsOf(item)]).toEqual([values, disagreements]);
  });

  it('arrive to the cell: so many items by column, each with its source and confidence', () => {
    expect(countsOf(notes.flatMap(({ fields }) => fields))).toEqual({
      repair: 794,
      reqjob: 500,
      MHP: 327,
      MMP: 285,
      W: 240,
      hit: 238,
      dam: 226,
      hr: 211,
      M: 200,
      G: 191,
      md: 26,
      swingsound: 21,
      MMPP: 13,
      MHPP: 12,
      reqgrace: 9,
      lmin: 4,
      lmax: 4,
    });
    const gaining = catalog.items.filter(({ fieldNotes }) =>
      fieldNotes.some(({ fields }) => fields.some((field) => field !== 'repair' && field !== 'swingsound')),
    );
    expect(gaining).toHaveLength(701);
  });

  it('are surer where the table and the tooltip agree than where one of them speaks alone', () => {
    const alone = notes.filter(({ source }) => source.length === 1 && source[0] === 'fb-tooltip');
    expect([...new Set(alone.map(({ confidence }) => confidence))]).toEqual(['low-medium']);
    expect(countsOf(alone.flatMap(({ fields }) => fields))).toEqual({ G: 191, md: 26, lmin: 4, lmax: 4 });
    expect(new Set(notes.map(({ confidence }) => confidence))).toEqual(new Set(['medium', 'low-medium']));
  });

  it('stand in 217 cells of 137 items as the sources say them, and as unknown where there was no value', () => {
    const disputed = catalog.items.filter(({ disagreements }) => disagreements.length > 0);
    const fields = disputed.flatMap(({ disagreements }) => disagreements.map(({ field }) => field));
    expect([disputed.length, fields.length]).toEqual([137, 217]);
    expect(countsOf(fields)).toEqual({
      dam: 48,
      hit: 47,
      large: 33,
      W: 19,
      ac: 17,
      MMP: 15,
      MHP: 13,
      small: 9,
      M: 9,
      hr: 4,
      md: 2,
      reqmight: 1,
    });
    for (const item of disputed) {
      for (const { field, claims } of item.disagreements) {
        if (field === 'small' || field === 'large') continue;
        expect([null, ...claims.map(({ value }) => value[0])]).toContain(item[field]);
      }
    }
  });

  it('have no price of a repair, which no source knows', () => {
    expect(catalog.items.filter(({ repairprice }) => repairprice !== null)).toEqual([]);
  });
});
