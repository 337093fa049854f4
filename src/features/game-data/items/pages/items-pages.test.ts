import { describe, expect, it } from 'vitest';
import { fixedClock } from '#platform/clock/clock.ts';
import { AppError } from '#shared/errors.ts';
import { noPrices } from '#tests/support/no-market.ts';
import { projectCatalog } from '#tests/support/project-facts.ts';
import { ITEM_TYPES } from '../../catalog/item.labels.ts';
import { readItemQuery, selectItems } from '../item.rules.ts';
import { STAT_COLUMNS } from '../stat-columns.rules.ts';
import { load as loadItem } from './item.loader.ts';
import { load as loadType } from './item-type.loader.ts';
import { load as loadItems } from './items.loader.ts';

const catalog = await projectCatalog();
const services = {
  catalog,
  clock: fixedClock('2026-11-20T15:30:00Z'),
  ...noPrices,
};
const at = (path: string, params: Record<string, string> = {}) => ({ params, url: new URL(path, 'http://site') });

function idOf(name: string): string {
  const item = catalog.items.find((known) => known.name === name);
  if (!item) throw new Error(`no item ${name}`);
  return String(item.id);
}

const item = (name: string) => loadItem(at('/items/1', { id: idOf(name) }), services);

describe('item page', () => {
  it('shows the weapon of the mock-up', async () => {
    const data = await item('가시철단도');
    expect(data.lead).toBe('레벨 75부터 · 도적 · 교환 가능');
    expect(data.stats).toEqual([
      { label: '소형 파괴력', value: '60–95 또는 80–95', isDoubtful: true },
      { label: '대형 파괴력', value: '70–90' },
      { label: '명중', value: '+5' },
      { label: '타격', value: '+3' },
      { label: '필요 레벨', value: '75' },
      { label: '내구', value: '50', unit: '만' },
      { label: '상점가', value: '10만' },
    ]);
    expect(data.usedIn.map((recipe) => recipe.result.name)).toEqual(['가시철도']);
    expect(data.usedIn[0]?.failure).toBe('실패하면 쇠가루 1개가 남습니다');
    expect(data.nextSteps.map((recipe) => recipe.result.name)).toEqual(['백진도']);
    expect(data.skills).toMatchObject([{ name: '분신', job: '도적', quantity: 1 }]);
  });

  it('shows both values of which the sources differ, as doubtful, with who says which', async () => {
    const data = await item('진일신검');
    expect(data.stats).toContainEqual({ label: '명중', value: '0 또는 +3', isDoubtful: true });
    expect(data.stats).toContainEqual({ label: '체력 비율', value: '+15%' });
    expect(data.disagreements).toEqual([
      { label: '명중', claims: ['0 재현 서버의 아이템 표', '+3 게임 안 아이템 설명'] },
      { label: '타격', claims: ['0 재현 서버의 아이템 표', '+8 게임 안 아이템 설명'] },
    ]);
    expect(data.provenance.doubts).toContain(
      '의심: 출처마다 값이 다름 (명중: 진일신검 0 재현 서버의 아이템 표, +3 게임 안 아이템 설명)',
    );
    expect(data.summary).toContain('명중 0 또는 +3 (의심)');
  });

  it('shows one value today as doubtful where sources differ about it: its conditions too', async () => {
    const [might] = (await item('금강석')).details;
    expect(might).toEqual({ label: '필요한 힘', value: '255 또는 300,000 또는 0 (의심)' });
  });

  it('names the source and the confidence of values that are from elsewhere, beside those of the item', async () => {
    const { provenance } = await item('녹슨단검');
    expect(provenance.confidence.word).toBe('보통');
    expect(provenance.fields).toEqual([
      '직업, 수리: 신뢰도 낮음, 재현 서버의 아이템 표',
      '체력, 명중, 힘, 지력: 신뢰도 낮음, 재현 서버의 아이템 표, 게임 안 아이템 설명',
      '민첩: 신뢰도 낮음, 게임 안 아이템 설명',
    ]);
    expect(provenance.sources.length).toBeGreaterThanOrEqual(3);
  });

  it('summarises kind and price in a sentence', async () => {
    expect((await item('주술선류')).summary).toContain('주술선류는 선류입니다. ');
    expect((await item('떡가마니')).summary).toBe('바람의나라 클래식 떡가마니는 일반 아이템입니다.');
    expect((await item('진호박')).summary).toContain('상점가 1,500전.');
  });

  it('merges monsters of one name in several dungeons into one row', async () => {
    const [first] = (await item('가시철단도')).drops;
    expect(first).toMatchObject({ name: '자명비', exp: 300_000 });
    expect(first?.levels).toEqual(['권장 80–99', '입장 50–70']);
    expect(first?.dungeons).toHaveLength(2);
  });

  it('shows every known value of every item once, and never null', async () => {
    for (const { id } of catalog.items) {
      const data = await loadItem(at('/items/1', { id: String(id) }), services);
      const shown = [...data.stats, ...data.details].map(({ label, value }) => `${label} ${value}`);
      expect(new Set(shown).size).toBe(shown.length);
      expect(`${data.lead} ${shown.join()}`).not.toMatch(/null|undefined|NaN/);
    }
  });

  it('shows the cost of its recipes where prices are known', async () => {
    const known = new Map(['가시철단도', '쇠가루', '쇠조각', '석영'].map((name) => [Number(idOf(name)), 10_000]));
    const pricesOf = async () => known;
    const data = await loadItem(at('/items/1', { id: idOf('가시철단도') }), { ...services, pricesOf });
    expect(data.image).toBe(`/share/items/${data.item.id}.png?v=2026-11-21`);
    expect(data.usedIn[0]?.worth).toEqual(['재료비 8만', '한 번 성공에 9만 7,500전']);
    expect((await item('가시철단도')).usedIn[0]?.worth).toBeUndefined();
  });

  it('has no price date without a price', async () => {
    expect((await item('진호박')).image).toMatch(/^\/share\/items\/\d+[.]png$/);
  });

  it.each(['0', '-1', '1.5', 'x', '999999', '1e3', ''])('has no page for %s', async (id) => {
    await expect(loadItem(at('/items/1', { id }), services)).rejects.toThrow(AppError);
  });
});

describe('type page', () => {
  const typeOf = (type: string, pricesOf = services.pricesOf) =>
    loadType(at('/items/types/1', { type }), { ...services, pricesOf });

  it('leaves out the health that armour gives, which too few pieces have', async () => {
    const { columns } = await typeOf('1');
    expect(columns).toEqual(expect.arrayContaining(['gender', 'job']));
    expect(columns).not.toContain('MHP');
  });

  it('knows all that any item has a value of, so that it can be asked for and sorted by', async () => {
    for (const type of ITEM_TYPES.keys()) {
      const { known, columns, rows } = await typeOf(String(type));
      const items = catalog.itemsByType.get(type) ?? [];
      expect(known, `${type}`).toEqual(expect.arrayContaining(columns));
      for (const [column, field] of [
        ['job', 'reqjob'],
        ['level', 'reqlevel'],
        ['gender', 'reqgender'],
      ] as const) {
        expect(known.includes(column), `${type} ${column}`).toBe(items.some((item) => item[field] !== null));
      }
      for (const column of STAT_COLUMNS) {
        const isKnown = rows.some(({ cells }) => cells[column] !== undefined);
        expect(known.includes(column), `${type} ${column}`).toBe(isKnown);
      }
      const { length } = items.filter(({ M }) => M !== null);
      expect(rows.filter(({ cells }) => cells.M !== undefined)).toHaveLength(length);
    }
  });

  it('lets nothing through for a 주술사 of level 80 that a known condition excludes, and loses none that it does not know', async () => {
    for (const type of ['0', '1', '2', '3', '4', '5']) {
      const { known, columns, rows } = await typeOf(type);
      const query = readItemQuery({ job: 3, to: 80, grade: 0 }, known);
      const items = (wanted: 'fits' | 'unknown') =>
        selectItems(rows, query, columns, wanted).flatMap(({ id }) => catalog.itemById.get(id) ?? []);
      for (const { reqjob, reqlevel, reqgrade, name } of items('fits')) {
        expect([reqjob, reqlevel !== null && reqlevel <= 80, reqgrade], name).toEqual([3, true, null]);
      }
      const [fits, unknown] = [items('fits'), items('unknown')];
      const mayFit = rows.filter(({ id }) => {
        const { reqjob, reqlevel, reqgrade } = catalog.itemById.get(id) ?? {};
        return (reqjob ?? 3) === 3 && (reqlevel ?? 0) <= 80 && !reqgrade;
      });
      expect(fits.length + unknown.length).toBe(mayFit.length);
      if (type === '0') expect(Math.min(fits.length, unknown.length)).toBeGreaterThan(0);
    }
  });

  it('shows what each source says of a value of which they differ, and sorts it by the value that stood before', async () => {
    const { rows } = await typeOf('3');
    const disputed = (name: string) => rows.find((row) => row.name === name);
    expect(disputed('법랑모')?.cells).toMatchObject({ ac: -9 });
    expect(disputed('법랑모')?.cells).not.toHaveProperty('MHP');
    const values = (name: string) =>
      Object.entries(disputed(name)?.doubts ?? {}).map(([column, doubt]) => `${column} ${doubt.values.join('/')}`);
    expect(values('법랑모').sort()).toEqual(['MHP 500/0', 'MMP 0/500', 'ac −9/−8']);
    expect(values('힘의투구6')).toEqual(['M −6/6']);
    expect(disputed('힘의투구6')?.doubts?.M?.text).toBe('−6 재현 서버의 아이템 표, +6 게임 안 아이템 설명');
  });

  it('leaves out columns that are nearly empty and a shop price that most weapons share', async () => {
    const { columns, rows } = await typeOf('0');
    expect(columns).not.toContain('ac');
    expect(columns).not.toContain('price');
    for (const column of columns) {
      expect(rows.filter(({ cells }) => cells[column] !== undefined).length).toBeGreaterThan(rows.length * 0.29);
    }
    expect((await typeOf('6')).columns).toContain('price');
  });

  it('shows quotes from the first one on, in a column once enough items have one', async () => {
    const id = Number(idOf('가시철단도'));
    const { columns, rows } = await typeOf('0', async () => new Map([[id, 485_000]]));
    expect(columns).not.toContain('quote');
    expect(rows.find((row) => row.id === id)?.cells.quote).toBe(485_000);
    const priced = await typeOf('0', async (ids) => new Map(ids.map((each) => [each, 485_000])));
    expect(priced.columns).toContain('quote');
    expect((await typeOf('0')).columns).not.toContain('quote');
  });

  it('names what each material is used for', async () => {
    const { rows } = await typeOf('10');
    const amber = rows.find(({ name }) => name === '진호박');
    expect(amber?.usedFor).toContain('진월신검');
    expect((await typeOf('0')).rows.every(({ usedFor }) => usedFor === undefined)).toBe(true);
  });

  it.each(['12', '-1', 'x', '01', ''])('has no type %s', async (type) => {
    await expect(typeOf(type)).rejects.toThrow(AppError);
  });
});

describe('encyclopedia', () => {
  const find = (q: string) => loadItems(at(`/items?q=${encodeURIComponent(q)}`), services);

  it.each([
    ['진호박', '진호박'],
    ['ㅈㅎㅂ', '진호박'],
    ['현철', '현철'],
    ['현철중', '현철중검'],
  ])('%s finds %s first', async (q, name) => {
    expect((await find(q)).found[0]?.name).toBe(name);
  });

  it('finds nothing for an empty query or an unknown name', async () => {
    expect((await find('')).found).toEqual([]);
    expect((await find('')).types.length).toBeGreaterThan(9);
    expect((await find('없는이름임')).foundCount).toBe(0);
  });

  it('lists the most used items first beside the types, each with its quote where it has one', async () => {
    const { materials } = await find('');
    const last = materials.at(-1)?.id ?? 0;
    const pricesOf = async () => new Map([[last, 10]]);
    const priced = await loadItems(at('/items'), { ...services, pricesOf });
    expect(priced.materials.at(-1)?.id).toBe(last);
    expect(priced.materials.at(-1)?.note).toMatch(/곳에 쓰임 · 시세 10전$/);
    const uses = priced.materials.map(({ note }) => Number.parseInt(note, 10));
    expect(uses).toEqual(uses.toSorted((one, other) => other - one));
  });

  it('counts every item in exactly one type', async () => {
    expect((await find('')).types.reduce((sum, type) => sum + type.count, 0)).toBe(catalog.items.length);
  });
});
