import { describe, expect, it } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { noPrices, pricedAt } from '#tests/support/no-market.ts';
import { projectCatalog } from '#tests/support/project-facts.ts';
import { load } from './monster.loader.ts';

const catalog = await projectCatalog();
const services = { catalog, ...noPrices };
const monsterOf = (id: string) => load({ params: { id }, url: new URL('http://site/') }, services);

function idOf(name: string): string {
  const monster = catalog.monsters.find((known) => known.name === name);
  if (!monster) throw new Error(`no monster ${name}`);
  return String(monster.id);
}

describe('page of a monster', () => {
  it('lists all dungeons of monsters of its name, and all monsters of its own dungeon with itself', async () => {
    const squirrel = await monsterOf(idOf('다람쥐'));
    expect(squirrel.homes.map((home) => home.name)).toEqual(['부여 왕초보사냥터', '국내 왕초보사냥터']);
    expect(squirrel.home).toMatchObject({ name: '부여 왕초보사냥터', href: '/dungeons/regions/1#1' });
    expect(squirrel.dungeon.monsters.map(({ name }) => name)).toEqual(expect.arrayContaining(['다람쥐', '토끼']));
    expect(squirrel.homes[0]?.entrances.length).toBeGreaterThan(0);
  });

  it('is at home in the part of a dungeon, where it lives in one alone, and lists all where it lives', async () => {
    const spirit = await monsterOf(idOf('갈산신'));
    expect(spirit.home).toMatchObject({ name: '도삭산 801~900층', href: '/dungeons/regions/10#129' });
    expect(spirit.homes.map(({ name }) => name)).toEqual(['도삭산 801~900층']);
    expect(spirit.dungeon.monsters).toHaveLength(4);
    const chief = await monsterOf(idOf('선우'));
    expect(chief.home?.name).toBe('흉노족');
    expect(chief.homes.map(({ name }) => name)).toEqual(['흉노족 1길', '흉노족 3길', '흉노족 4길', '흉노족 5길']);
  });

  it('lists the king quests for it', async () => {
    expect((await monsterOf(idOf('전갈장'))).kingQuests).toContainEqual({
      slug: 'buyeo',
      king: '부여왕',
      label: null,
      levelMin: 56,
      levelMax: 69,
      reward: 950_000,
      scriptReward: null,
    });
    expect((await monsterOf(idOf('다람쥐'))).kingQuests).toEqual([]);
  });

  it('has a page for every monster, with each drop once', async () => {
    for (const { id } of catalog.monsters) {
      const { drops, homes } = await monsterOf(String(id));
      expect(homes.length).toBeGreaterThan(0);
      expect(new Set(drops.map((drop) => drop.name)).size).toBe(drops.length);
    }
  });

  it('shows the price of a drop where it is known', async () => {
    const market = { ...services, ...pricedAt(485_000) };
    const id = idOf('다람쥐');
    const { drops } = await load({ params: { id }, url: new URL('http://site/') }, market);
    expect(drops.map(({ price }) => price)).toEqual(drops.map(({ item }) => (item ? 485_000 : undefined)));
    expect((await monsterOf(id)).drops.every(({ price }) => price === undefined)).toBe(true);
  });

  it('leads to the calculator of experience under the id that it lists, and not for what it leaves out', async () => {
    const [first, second] = catalog.monsters.filter(({ name }) => name === '숲돼지');
    expect((await monsterOf(String(second?.id))).huntedAs).toBe(first?.id);
    const harmless = catalog.monsters.find(({ exp }) => exp !== null && exp < 5);
    expect(harmless && (await monsterOf(String(harmless.id))).huntedAs).toBeFalsy();
  });

  it.each(['0', '-1', '1.5', 'x', '9999999', ''])('has no page for %j', async (id) => {
    await expect(monsterOf(id)).rejects.toThrow(AppError);
  });
});
