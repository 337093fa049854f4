import { describe, expect, it } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { projectCatalog } from '#tests/support/project-facts.ts';
import type { Quest } from '../../articles/article.contract.ts';
import { documentOfHtml } from '../../documents/html-document.service.ts';
import { renderDocument } from '../../documents/render-document.rules.ts';
import type { QuestReader, ShownQuest } from '../quest-reader.ts';
import { questText } from '../quest-text.rules.ts';
import { load as loadQuest } from './quest.loader.ts';
import { load as loadQuests } from './quests.loader.ts';

const catalog = await projectCatalog();
const AT = '2026-01-01T00:00:00.000Z';

const NO_REFERENCES = { mention: () => null, figure: () => null, image: () => null, drawing: () => null };

function quest(id: number, status: 1 | 2 | 3, html = `<p>일 ${id}을 합니다.</p><h2>얻는 것</h2>`): ShownQuest {
  const text = questText(documentOfHtml(html), NO_REFERENCES);
  const row: Quest = {
    id,
    title: `일 ${id}`,
    content: null,
    summary: '',
    status,
    version: 1,
    thumbnailUrl: null,
    isPinned: false,
    isSample: false,
    createdAt: AT,
    updatedAt: AT,
    publishedAt: AT,
    deletedAt: null,
  };
  return { quest: row, text, html: renderDocument(text.rest, NO_REFERENCES) };
}

function servicesOf(stored: readonly ShownQuest[]) {
  const quests: QuestReader = {
    list: async () => [...stored],
    find: async (id) => stored.find((one) => one.quest.id === id),
  };
  return { catalog, pricesOf: async () => new Map<number, number>(), quests };
}

const services = servicesOf([quest(3, 1), quest(2, 3), quest(1, 1)]);
const url = new URL('http://site/quests');

describe('pages of quests', () => {
  it('lists current quests before past ones, with the first paragraph', async () => {
    const { quests } = await loadQuests({ params: {}, url }, services);
    expect(quests.map(({ id }) => id)).toEqual([1, 3, 2]);
    expect(quests[0]?.lead).toBe('일 1을 합니다.');
  });

  it('lists them by level, those of unknown level last', async () => {
    const needing = (id: number, level: number) =>
      quest(id, 1, `<p>갑니다.</p><h2>준비물</h2><ul><li>${level}레벨</li></ul>`);
    const stored = [quest(1, 1), needing(2, 50), needing(3, 5)];
    const { quests } = await loadQuests({ params: {}, url }, servicesOf(stored));
    expect(quests.map(({ id, level }) => [id, level])).toEqual([
      [3, 5],
      [2, 50],
      [1, null],
    ]);
  });

  it('lists what each takes and gives, linked, and where it leads', async () => {
    const content =
      '<p>소림사승려에게 갑니다.</p><h2>준비물</h2><ul><li>5레벨</li><li>도토리 10개 (도토리숲에서)</li></ul><h2>보상</h2><p>직업</p>';
    const { quests } = await loadQuests({ params: {}, url }, servicesOf([quest(7, 1, content)]));
    expect(quests[0]).toMatchObject({
      level: 5,
      needs: [[{ text: '도토리', thing: { href: expect.stringMatching(/^\/items\/\d+$/) } }, { text: ' 10개' }]],
      gains: [[{ text: '직업' }]],
      names: ['소림사승려', '도토리'],
      places: [{ href: expect.stringMatching(/^\/maps\/\d+\?at=/) }],
    });
  });

  it('finds the one of several people of a name whose house the text names', async () => {
    const placesIn = async (content: string) => {
      const { quests } = await loadQuests({ params: {}, url }, servicesOf([quest(7, 1, content)]));
      return quests[0]?.places.map(({ name, to }) => [name, to?.replace(/\d+/, 'N')]);
    };
    expect(await placesIn('<p>영혼사의 도호귀인에게 돈을 냅니다.</p>')).toEqual([
      ['부여영혼사', 'npc:N'],
      ['고구려영혼사', 'npc:N'],
    ]);
    expect(await placesIn('<p>도호귀인에게 돈을 냅니다.</p>')).toEqual([]);
  });

  it('shows one quest with the others beside it', async () => {
    const data = await loadQuest({ params: { id: '2' }, url }, services);
    expect(data.title).toBe('일 2');
    expect(data.others.map(({ id }) => id)).toEqual([3, 1]);
  });

  it('links what the text names, with its level, reward and places, and says each fact once', async () => {
    const content =
      '<p>NPC에게 갑니다.</p><h2>진행 순서</h2><ol><li>토끼고기를 먹습니다.</li></ol><h2>준비물</h2><ul><li>5레벨</li><li>도토리 10개 (숲에서)</li></ul><h2>보상</h2><p>직업(전사·도적)</p><p>끝.</p>';
    const data = await loadQuest({ params: { id: '7' }, url }, servicesOf([quest(7, 1, content)]));
    expect(data).toMatchObject({
      level: 5,
      lead: 'NPC에게 갑니다.',
      needs: [[{ text: '도토리', thing: { place: expect.stringMatching(/^item:\d+$/) } }, { text: ' 10개 (숲에서)' }]],
      gains: [[{ text: '직업(전사·도적)' }]],
    });
    expect(data.things).toMatchObject([{ name: '토끼고기' }]);
    expect(data.html).toMatch(
      /^<h2 data-id="진행-순서">진행 순서<\/h2><ol><li><a href="\/items\/\d+" data-card="item:\d+">토끼고기<\/a>를 먹습니다\.<\/li><\/ol><p>끝\.<\/p>$/,
    );
    expect(await loadQuest({ params: { id: '2' }, url }, services)).toMatchObject({
      level: null,
      needs: [],
      gains: [],
      things: [],
    });
  });

  it('says what the items of its text cost, and asks no price of monsters and people', async () => {
    const acorn = catalog.items.find(({ name }) => name === '도토리');
    const monster = catalog.monsters[0];
    const content = `<p>도토리와 밤, ${monster?.name}</p>`;
    const requested: number[] = [];
    const pricesOf = async (ids: readonly number[]) => {
      requested.push(...ids);
      return new Map([[acorn?.id ?? 0, 30]]);
    };
    const { things } = await loadQuest(
      { params: { id: '7' }, url },
      { ...servicesOf([quest(7, 1, content)]), pricesOf },
    );
    expect(things.find(({ name }) => name === '도토리')).toMatchObject({ price: 30 });
    expect(things.flatMap(({ itemId }) => itemId ?? [])).toEqual(requested);
    expect(things.find(({ name }) => name === monster?.name)).not.toHaveProperty('price');
  });

  it.each(['9', '0', 'x', '1.5', ''])('has no page for %j', async (id) => {
    await expect(loadQuest({ params: { id }, url }, services)).rejects.toThrow(AppError);
  });
});
