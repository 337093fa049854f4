import { describe, expect, it } from 'vitest';
import { buildCatalog } from '#features/game-data/catalog/build-catalog.ts';
import { AppError } from '#shared/errors.ts';
import { projectCatalog } from '#tests/support/project-facts.ts';
import { KINGS } from '../king.labels.ts';
import { load } from './king-quest.loader.ts';

const catalog = await projectCatalog();
const kingOf = (slug: string) => load({ params: { slug }, url: new URL('http://site/') }, { catalog });

describe('the errands of a king', () => {
  it.each([
    ['buyeo', '889', 430 / 60],
    ['goguryeo', '888', null],
    ['jangan', '887', 10],
  ])('%s sits on map %s', (slug, code, minutes) => {
    expect(kingOf(slug)).toMatchObject({ palace: { code }, curse: { minutes, longestMinutes: 10 } });
  });

  it('have lists by level or by grade', () => {
    const bounds = (slug: string) => kingOf(slug).bands.map(({ levelMin, grades }) => levelMin ?? grades);
    expect(bounds('buyeo')).toEqual([56, 70, 90]);
    expect(bounds('goguryeo')).toEqual([56, 70, 90]);
    expect(bounds('jangan')).toEqual([
      { min: 0, max: 0 },
      { min: 1, max: 2 },
      { min: 3, max: 4 },
    ]);
  });

  it('link to where each monster lives, the own land first', () => {
    const [band] = kingOf('goguryeo').bands;
    expect(band?.huntingGrounds.map(({ name, monsters }) => [name, monsters])).toEqual([
      ['국내 자호굴', ['자호', '친자호', '구자호']],
      ['부여 자호굴', ['자호', '친자호', '구자호']],
      ['사마귀굴 (국내)', ['사마귀', '거미', '사마귀랑', '거미랑', '서현거미']],
    ]);
    expect(catalog.monsterById.get(band?.monsters[0]?.ref?.id ?? 0)?.name).toBe('자호');
  });

  it('report monsters whose home is not known', () => {
    const unknown = KINGS.flatMap(({ slug }) => kingOf(slug).bands.flatMap(({ monsters }) => monsters))
      .filter(({ ref }) => ref === null)
      .map(({ name }) => name);
    expect(unknown).toEqual(['녹살쾡이']);
  });

  it('exist for three kings only', () => {
    for (const slug of ['baekje', 'Buyeo', '', '__proto__']) expect(() => kingOf(slug)).toThrow(AppError);
  });

  it('are empty when nothing is known', () => {
    const bare = buildCatalog({ ...catalog, formulas: [] });
    const data = load({ params: { slug: 'buyeo' }, url: new URL('http://site/') }, { catalog: bare });
    expect(data).toMatchObject({
      bands: [],
      palace: null,
      rule: null,
      provenance: { lists: null, rule: null, ceiling: null },
    });
  });
});
