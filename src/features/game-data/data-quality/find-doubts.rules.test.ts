import { describe, expect, it } from 'vitest';
import { projectCatalog } from '#tests/support/project-facts.ts';
import { buildCatalog } from '../catalog/build-catalog.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { DoubtKind } from './doubt.contract.ts';
import { findDoubts } from './find-doubts.rules.ts';
import { toProvenance } from './provenance.reader.ts';

const catalog = await projectCatalog();

function textsOf(facts: Catalog, kind: DoubtKind): string[] {
  return findDoubts(facts).flatMap((doubt) => (doubt.kind === kind ? [doubt.text] : []));
}

/** The catalog with other values for one fact. */
function changed<Table extends 'monsters' | 'items' | 'dungeons'>(
  table: Table,
  name: string,
  values: Partial<Catalog[Table][number]>,
): Catalog {
  const rows = catalog[table].map((row) => (row.name === name ? { ...row, ...values } : row));
  return buildCatalog({ ...catalog, [table]: rows });
}

describe('the doubts about the facts', () => {
  it('are twins of both towns that differ, with both values', () => {
    expect(textsOf(catalog, 'twin')).toEqual([
      '입장 레벨: 부여 쥐굴 1, 국내 쥐굴 5',
      '입장 레벨: 부여 곰굴 10, 국내 곰굴 30',
      '층: 부여 비밀세작의 집 11, 국내 비밀세작의 집 9',
    ]);
    const monster = catalog.monsters.find(({ name }) => name === '진웅');
    const rows = catalog.monsters.map((row) => (row.id === monster?.id ? { ...row, exp: 7 } : row));
    const differing = textsOf(buildCatalog({ ...catalog, monsters: rows }), 'twin');
    expect(differing).toContain(`경험치: 부여 곰굴 진웅 7, 국내 곰굴 진웅 ${monster?.exp?.toLocaleString('ko-KR')}`);
  });

  it('are pairs of a series that differ', () => {
    expect(textsOf(catalog, 'series')).toEqual(
      expect.arrayContaining([
        '경험치: 서현가재 300,000, 서현거미 100,000',
        '최대 파괴력: 전갈장 440, 사마귀랑 75',
        '최대 파괴력: 현랑전갈 770, 현랑귀 80',
      ]),
    );
    expect(new Set(textsOf(catalog, 'series')).size).toBe(textsOf(catalog, 'series').length);
  });

  it('are values far off those of both neighbours', () => {
    expect(textsOf(catalog, 'outlier')).toContain('파괴력: 토깽이 600, 비슷한 몬스터 착한돼지 105, 무적다람쥐 10');
    const far = textsOf(changed('monsters', '흑광록', { exp: 99_999 }), 'outlier');
    expect(far).toContain('경험치: 흑광록 99,999, 비슷한 몬스터 청순록 2,500, 백광록 4,300');
  });

  it('are materials without any source', () => {
    const texts = textsOf(catalog, 'sourceless');
    expect(texts).toContain('진랑투구: 나오는 곳 없음, 쓰이는 곳 검신투구 조합 1개');
    expect(texts.some((text) => text.startsWith('도토리'))).toBe(false);
    expect(texts.some((text) => text.startsWith('금전'))).toBe(false);
  });

  it('are minimums above their maximums', () => {
    expect(textsOf(catalog, 'range')).toEqual([]);
    expect(textsOf(changed('items', '현철중검', { smin: 9, smax: 3 }), 'range')).toEqual([
      '소형 파괴력: 현철중검 9, 3',
    ]);
    expect(textsOf(changed('monsters', '반고', { dmgMin: 2_000_000, dmgMax: 5 }), 'range')).toEqual([
      '파괴력: 반고 2,000,000, 5',
    ]);
    expect(textsOf(changed('dungeons', '부여 사슴굴', { reqLvMin: 30 }), 'range')).toEqual([
      '권장 레벨: 부여 사슴굴 30, 25',
    ]);
  });

  it('are values of which sources differ, with the field, what each says, and which looks right', () => {
    const disputed = findDoubts(catalog).filter(({ kind }) => kind === 'disagreement');
    expect(disputed).toHaveLength(217);
    const [doubt] = disputed.filter(({ facts, disagreement }) => {
      return facts[0]?.name === '격비모' && disagreement?.field === 'MMP';
    });
    expect(doubt?.text).toBe('마력: 격비모 0 재현 서버의 아이템 표, +250 게임 안 아이템 설명 쪽이 맞아 보임');
    expect(doubt?.disagreement).toMatchObject({ claims: [{ value: [0] }, { value: [250] }], lean: 'fb-tooltip' });
  });

  it('are names one letter apart, but for counted series', () => {
    const texts = textsOf(catalog, 'name');
    expect(texts).toContain('천상현의증표, 천성현의증표');
    expect(texts).not.toContain('용마제일검, 용마제이검');
  });
});

describe('the sources of a value', () => {
  it('tell what looks wrong with it', () => {
    const cave = catalog.dungeons.find(({ name }) => name === '부여 곰굴');
    const quiet = catalog.dungeons.find(({ name }) => name === '부여 사슴굴');
    if (!cave || !quiet) throw new Error('no caves');
    expect(toProvenance(catalog, cave).doubts).toEqual([
      '의심: 부여와 국내의 같은 굴이 다름 (입장 레벨: 부여 곰굴 10, 국내 곰굴 30)',
    ]);
    expect(toProvenance(catalog, quiet)).not.toHaveProperty('doubts');
  });

  it('tell how many more there are', () => {
    const { doubts = [] } = toProvenance(catalog, ...catalog.items);
    expect(doubts).toHaveLength(7);
    expect(doubts.at(-1)).toMatch(/^그 밖에 \d+가지$/);
  });
});
