import { describe, expect, it } from 'vitest';
import { jobName } from '#shared/jobs.ts';
import { linksOf, tagsOf, textOf } from '#tests/support/html.ts';
import { sharedTestSite } from '#tests/support/site-app.ts';
import type { Item } from '../../catalog/item.contract.ts';
import { ITEM_TYPES } from '../../catalog/item.labels.ts';

const site = sharedTestSite();

const bodyOf = async (path: string) => (await site.get(path)).body;
const itemsOf = (type: number) => site.catalog().itemsByType.get(type) ?? [];
const isKnown = (type: number, field: keyof Item) => itemsOf(type).some((item) => item[field] !== null);
const fieldsOf = (html: string) =>
  [...tagsOf(html, 'select'), ...tagsOf(html, 'input')].flatMap(({ name }) => name ?? []);
const headsOf = (html: string) =>
  [...html.matchAll(/<th[^>]*>(.*?)<\/th>/gs)].map(([, inner = '']) => textOf(inner).trim());
const sortsOf = (html: string) =>
  [...(/<select[^>]*name="sort".*?<\/select>/s.exec(html)?.[0] ?? '').matchAll(/<option[^>]*value="([^"]*)"/g)].map(
    ([, value]) => value,
  );
const ids = (html: string) =>
  [...new Set(linksOf(html).flatMap((href) => /^\/items\/(\d+)$/.exec(href)?.[1] ?? []))].map(Number);
const countOf = (html: string) => Number(/<h2>([\d,]+)가지<\/h2>/.exec(html)?.[1]?.replaceAll(',', '') ?? -1);

describe('the list of a type', () => {
  it.each([...ITEM_TYPES.entries()])('%i %s asks for what is known of any of its items', async (type) => {
    const html = await bodyOf(`/items/types/${type}`);
    for (const [name, field] of [
      ['job', 'reqjob'],
      ['to', 'reqlevel'],
      ['gender', 'reqgender'],
      ['grade', 'reqgrade'],
    ] as const) {
      expect([name, fieldsOf(html).includes(name)]).toEqual([name, isKnown(type, field)]);
    }
    for (const stat of ['ac', 'hit', 'dam', 'MHP', 'MMP', 'M', 'W', 'G', 'hr', 'md'] as const) {
      expect([stat, sortsOf(html).some((sort) => sort === stat || sort === `-${stat}`)]).toEqual([
        stat,
        isKnown(type, stat),
      ]);
    }
  });

  it('sorted by what it does not show shows that column, with what is unknown last both ways', async () => {
    expect(headsOf(await bodyOf('/items/types/1'))).not.toContain('체력');
    for (const sort of ['-MHP', 'MHP']) {
      const html = await bodyOf(`/items/types/1?sort=${sort}`);
      expect(headsOf(html)).toContain('체력');
      const known = itemsOf(1).filter(({ MHP }) => MHP !== null);
      const first = ids(html).slice(0, known.length);
      expect(new Set(first)).toEqual(new Set(known.map(({ id }) => id)));
    }
    expect(headsOf(await bodyOf('/items/types/7?sort=M'))).not.toContain('힘+');
  });

  it('of a job and level has what is known to fit, and counts the rest with a link to it', async () => {
    const html = await bodyOf('/items/types/0?job=3&to=80&grade=0');
    const fit = itemsOf(0).filter(
      ({ reqjob, reqlevel, reqgrade }) => reqjob === 3 && (reqlevel ?? 99) <= 80 && !reqgrade,
    );
    expect(ids(html).toSorted((a, b) => a - b)).toEqual(fit.map(({ id }) => id).toSorted((a, b) => a - b));
    const unknown = itemsOf(0).filter(
      ({ reqjob, reqlevel, reqgrade }) =>
        (reqjob ?? 3) === 3 && (reqlevel ?? 0) <= 80 && !reqgrade && (reqjob === null || reqlevel === null),
    );
    expect(textOf(html)).toContain(`직업이나 레벨을 모르는 ${unknown.length}가지는 뺐습니다. 따로 보기`);
    const more = linksOf(html).find((href) => href.includes('unknown=1'));
    expect(more).toBe('/items/types/0?to=80&job=3&grade=0&unknown=1');
    const both = await bodyOf(String(more));
    expect(textOf(both)).toContain(`조건을 모르는 ${unknown.length}가지`);
    expect([countOf(both), ids(both).length]).toEqual([fit.length, fit.length + unknown.length]);
    expect(textOf(html)).toContain('승급 조건은 적힌 것만 봅니다.');
  });

  it('of a job leads to the trades and recipes of it, and to its quotes when it is sorted by them', async () => {
    const html = await bodyOf('/items/types/0?job=1&sort=-quote');
    expect(linksOf(html)).toEqual(expect.arrayContaining(['/trade?type=0&job=1', '/recipe?job=1']));
    expect(textOf(html)).toContain(`${jobName(1)} 무기 거래`);
  });

  it.each([
    'job=x',
    'job=9',
    'job=0',
    'to=-1',
    'grade=x',
    'sort=M,hit',
    'job=1&job=2',
    'unknown=yes',
    'gender=1',
    'sort=__proto__',
    'to=1e3&from=%00',
  ])('has all weapons for %s', async (query) => {
    const html = await bodyOf(`/items/types/0?${query}`);
    expect([query, countOf(html), textOf(html).includes('뺐습니다')]).toEqual([query, itemsOf(0).length, false]);
  });

  it('draws the same line for everybody, where conditions are known', async () => {
    const hint = '로그인하면 내가 쓸 수 있는 것만 고를 수 있습니다.';
    expect(textOf(await bodyOf('/items/types/0'))).toContain(hint);
    expect(textOf(await bodyOf('/items/types/7'))).not.toContain(hint);
    expect(textOf(await bodyOf('/items'))).toContain(hint);
  });
});

describe('the list of recipes', () => {
  it('can be asked for by the job that uses what is made', async () => {
    const catalog = site.catalog();
    const jobs = catalog.recipes.map(({ itemId }) => catalog.itemById.get(itemId)?.reqjob ?? null);
    const of = (job: number | null) => jobs.filter((one) => one === job).length;
    const html = await bodyOf('/recipe?job=3');
    expect(textOf(html)).toContain(`${of(3)}가지`);
    expect(textOf(html)).toContain(`직업을 모르는 ${of(null)}가지는 뺐습니다. 따로 보기`);
    expect(textOf(html)).toContain('원혼마령봉');
    expect(textOf(html)).not.toContain('진일신검');
    expect(linksOf(html)).toEqual(expect.arrayContaining(['/recipe?job=3&unknown=1', '/recipe?job=1', '/recipe']));
    const both = textOf(await bodyOf('/recipe?job=3&unknown=1'));
    expect(both).toContain(`직업을 모르는 ${of(null)}가지`);
    expect(both).toContain('1차도시락');
    for (const job of ['9', '0', '-1', 'x']) {
      const all = textOf(await bodyOf(`/recipe?job=${job}`));
      expect([job, all.includes('뺐습니다'), all.includes(`${jobs.length}가지`)]).toEqual([job, false, true]);
    }
  });
});
