import { describe, expect, it } from 'vitest';
import { tagsOf, textOf, titleOf } from '#tests/support/html.ts';
import { named } from '#tests/support/page-samples.ts';
import { sharedTestSite } from '#tests/support/site-app.ts';

const site = sharedTestSite();
const idOf = (name: string) => named(site.catalog().items, name).id;

async function mainOf(path: string) {
  const { body, statusCode } = await site.get(path);
  expect(statusCode).toBe(200);
  const main = /<main\b.*<\/main>/s.exec(body)?.[0] ?? '';
  return { title: titleOf(body), text: textOf(main), links: tagsOf(main, 'a').map(({ href }) => href), main };
}

describe('the comparison', () => {
  it('is there without scripts: values, what nobody knows, doubts, and links that take each item out', async () => {
    const [one, other] = [idOf('진일신검'), idOf('가시철단도')];
    const { title, text, links } = await mainOf(`/items?compare=${one},${other}`);
    expect(title).toContain('진일신검, 가시철단도 비교');
    expect(text).toContain('+8 의심');
    expect(text).toContain('가장 좋음');
    expect(text).toContain('모름');
    expect(links).toEqual(
      expect.arrayContaining([
        `/items/${one}`,
        `/trade/${other}`,
        `/items?compare=${other}`,
        `/items?compare=${one}`,
        `/items/${other}#drops`,
      ]),
    );
  });

  it('is searched for one more by a plain form, whose hits add to it', async () => {
    const [one, other] = [idOf('진일신검'), idOf('현철중검')];
    const { main, links } = await mainOf(`/items?compare=${one}&q=${encodeURIComponent('현철중검')}&gameServer=2`);
    expect(tagsOf(main, 'input')).toContainEqual(expect.objectContaining({ name: 'compare', value: String(one) }));
    expect(links).toContain(`/items?compare=${one},${other}&gameServer=2`);
  });

  it('of five shows four and says so', async () => {
    const ids = site
      .catalog()
      .items.slice(0, 5)
      .map(({ id }) => id);
    const { text } = await mainOf(`/items?compare=${ids.join(',')}`);
    expect(text).toContain('한 번에 4개까지 비교합니다.');
    expect(text).toContain('하나를 빼면 다른 것을 담을 수 있습니다.');
  });

  it('of unknown items alone says what to do, and of none is the usual page', async () => {
    expect((await mainOf('/items?compare=999999999')).text).toContain('이름으로 찾아 담아 주세요');
    const { body: usual } = await site.get('/items');
    for (const none of ['', 'x', '-1', '1.5']) expect((await site.get(`/items?compare=${none}`)).body).toBe(usual);
  });

  it('is one page however it is asked for', async () => {
    const [one, other] = [idOf('진일신검'), idOf('현철중검')];
    const { body } = await site.get(`/items?compare=${one},${other}`);
    for (const query of [`compare=${one}&compare=${other}`, `compare=${one},x,${one},${other}&none=1`]) {
      expect((await site.get(`/items?${query}`)).body).toBe(body);
    }
  });
});

describe('the way to the comparison', () => {
  it('leads from an item, and from a list where boxes stand in a plain form', async () => {
    const id = idOf('현철중검');
    expect((await mainOf(`/items/${id}`)).links).toContain(`/items?compare=${id}`);
    const usual = await mainOf('/items/types/0');
    expect(usual.links).toContain('/items/types/0?pick=1');
    expect(usual.main).not.toContain('name="compare"');
    const { main, text } = await mainOf('/items/types/0?pick=1&gameServer=2');
    const boxes = tagsOf(main, 'input').filter(({ name }) => name === 'compare');
    expect(boxes.length).toBe(site.catalog().itemsByType.get(0)?.length);
    expect(boxes.map(({ value }) => value)).toContain(String(id));
    expect(tagsOf(main, 'form')).toContainEqual(expect.objectContaining({ action: '/items', method: 'get' }));
    expect(text).toContain('비교하기');
  });
});
