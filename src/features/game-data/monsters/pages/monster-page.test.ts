import { describe, expect, it } from 'vitest';
import { gameDataFromSources } from '#game-data/import/rows-from-sources.ts';
import { AppError } from '#shared/errors.ts';
import { buildCatalog } from '../../catalog/build-catalog.ts';
import { load } from './monster.loader.ts';

const catalog = buildCatalog(await gameDataFromSources());
const services = { catalog, quests: { findAll: async () => [], findById: async () => undefined } };
const monsterOf = (id: string) => load({ params: { id }, url: new URL('http://site/') }, services);

function idOf(name: string): string {
  const monster = catalog.monsters.find((known) => known.name === name);
  if (!monster) throw new Error(`no monster ${name}`);
  return String(monster.id);
}

describe('page of a monster', () => {
  it('tells all dungeons where one of its name lives, and who else lives in its own', () => {
    const squirrel = monsterOf(idOf('다람쥐'));
    expect(squirrel.homes.map((home) => home.name)).toEqual(['부여 왕초보사냥터', '국내 왕초보사냥터']);
    expect(squirrel.home).toMatchObject({ name: '부여 왕초보사냥터', href: '/dungeons/regions/1#1' });
    expect(squirrel.neighbours.map((other) => other.name)).toContain('토끼');
    expect(squirrel.neighbours.map((other) => other.name)).not.toContain('다람쥐');
  });

  it('mentions the kings who ask for it', () => {
    expect(monsterOf(idOf('전갈장')).kingQuests).toContainEqual({
      king: '부여왕',
      label: null,
      levelMin: 56,
      levelMax: 69,
      reward: 950_000,
    });
    expect(monsterOf(idOf('다람쥐')).kingQuests).toEqual([]);
  });

  it('has a page for every monster, each drop named once', () => {
    for (const { id } of catalog.monsters) {
      const { drops, homes } = monsterOf(String(id));
      expect(homes.length).toBeGreaterThan(0);
      expect(new Set(drops.map((drop) => drop.name)).size).toBe(drops.length);
    }
  });

  it.each(['0', '-1', '1.5', 'x', '9999999', ''])('has no page for %j', (id) => {
    expect(() => monsterOf(id)).toThrow(AppError);
  });
});
