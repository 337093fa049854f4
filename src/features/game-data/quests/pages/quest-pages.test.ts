import { describe, expect, it } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { projectCatalog } from '#tests/support/project-facts.ts';
import type { Quest } from '../quest.contract.ts';
import { load as loadQuest } from './quest.loader.ts';
import { load as loadQuests } from './quests.loader.ts';

const catalog = await projectCatalog();
const AT = '2026-01-01T00:00:00.000Z';

function quest(id: number, status: number): Quest {
  const content = `<p>일 ${id}을 합니다.</p><h2>얻는 것</h2>`;
  return { id, title: `일 ${id}`, content, status, createdAt: AT, updatedAt: AT, deletedAt: null, thumbnailUrl: null };
}

const stored = [quest(3, 1), quest(2, 3), quest(1, 1)];
const services = {
  catalog,
  quests: { findAll: async () => stored, findById: async (id: number) => stored.find((one) => one.id === id) },
};
const url = new URL('http://site/quests');

describe('pages of quests', () => {
  it('lists current quests before past ones, with the first paragraph', async () => {
    const { quests } = await loadQuests({ params: {}, url }, services);
    expect(quests.map(({ id }) => id)).toEqual([1, 3, 2]);
    expect(quests[0]?.summary).toBe('일 1을 합니다.');
  });

  it('shows one quest with the others beside it', async () => {
    const data = await loadQuest({ params: { id: '2' }, url }, services);
    expect(data.title).toBe('일 2');
    expect(data.others.map(({ id }) => id)).toEqual([3, 1]);
  });

  it.each(['9', '0', 'x', '1.5', ''])('has no page for %j', async (id) => {
    await expect(loadQuest({ params: { id }, url }, services)).rejects.toThrow(AppError);
  });
});
