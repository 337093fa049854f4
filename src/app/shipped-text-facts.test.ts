import { describe, expect, it } from 'vitest';
import { kingRounds } from '#features/calculators/plan/king-round.facts.ts';
import { composeDocument, type TextBlock } from '#features/content/documents/compose-document.rules.ts';
import { listReferences } from '#features/content/documents/document.rules.ts';
import { idByName } from '#features/content/documents/resolve-references.service.ts';
import { ADVANCEMENT } from '#features/content/texts/guide-advancement.text.ts';
import { FIRST_99 } from '#features/content/texts/guide-first-99.text.ts';
import { KING_QUEST } from '#features/content/texts/guide-king-quest.text.ts';
import { TRADE } from '#features/content/texts/trade.text.ts';
import type { Dungeon } from '#features/game-data/catalog/dungeon.contract.ts';
import { MIN_QUOTE_PLAYERS } from '#features/trade/quotes/quote.limits.ts';
import { ANSWER_WITHIN_MS, NAME_WITHIN_MS } from '#features/trade/trades/counterpart.contract.ts';
import {
  CANCELLED_AFTER_DAYS,
  MAX_WAITING,
  OLD_AFTER_DAYS,
  PULL_UP_EVERY_MS,
} from '#features/trade/trades/trade.limits.ts';
import { thresholdOf } from '#shared/advancement.ts';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { projectCatalog } from '#tests/support/project-facts.ts';

const catalog = await projectCatalog();
const idOf = idByName(catalog);

function rowsUnder(blocks: readonly TextBlock[], column: number, title: string): (readonly string[])[] {
  const tables = blocks.flatMap((block) => (typeof block === 'object' && 'rows' in block ? [block] : []));
  return tables.flatMap(({ head, rows }) => (head[column] === title ? rows : []));
}

function named(kind: string, cell = ''): string[] {
  return [...cell.matchAll(new RegExp(`\\{${kind}:([^}]+)\\}`, 'g'))].map(([, name = '']) => name);
}

function dungeonOf(name: string): Dungeon {
  const dungeon = catalog.dungeonById.get(idOf('dungeon', name) ?? 0);
  if (!dungeon) throw new Error(`no dungeon ${name}`);
  return dungeon;
}

/** `10–25`; of some only the level that they are entered from is known. */
const levelsOf = ({ reqLvMin, reqLvMax }: Dungeon) => (reqLvMax === null ? '모름' : `${reqLvMin}–${reqLvMax}`);

describe('the guide to level 99', () => {
  it.each(rowsUnder(FIRST_99.blocks, 1, '안내 레벨'))('names the levels of %s as they are', (...row) => {
    const [names, levels, entrance, monsters] = row;
    const dungeons = named('dungeon', names).map(dungeonOf);
    expect(dungeons.map(levelsOf)).toEqual(dungeons.map(() => levels));
    const entrances = dungeons.map(({ entryMinLevel }) => String(entryMinLevel));
    const [one, other] = entrances;
    expect(entrance).toBe(one === other || other === undefined ? one : `부여 ${one}, 국내 ${other}`);
    for (const name of named('monster', monsters)) {
      const homes = catalog.monsters.filter((monster) => monster.name === name).map(({ dungeonId }) => dungeonId);
      expect(homes.some((id) => dungeons.some((dungeon) => dungeon.id === id))).toBe(true);
    }
  });

  it.each(rowsUnder(FIRST_99.blocks, 1, '기술'))('names the level %s of %s as it is', (level, cell) => {
    const [name = ''] = named('skill', cell);
    const skills = catalog.skills.filter((skill) => skill.name === name);
    expect(skills.map(({ reqLv }) => String(reqLv))).toEqual([level]);
  });
});

describe('the guide to advancements', () => {
  const { figures } = listReferences(composeDocument(ADVANCEMENT.blocks, idOf));
  const costs = figures.flatMap((figure) => (figure.name === 'vitalCost' ? [figure.args] : []));

  it('reckons from one 칼승 to the next', () => {
    expect(costs).toHaveLength(18);
    for (const { job, stat, from, to } of costs) {
      const steps = [1, 2, 3].map((grade) => [grade, grade + 1].map((one) => thresholdOf(job, one)?.least[stat]));
      expect(steps).toContainEqual([from, to]);
    }
  });

  it.each(rowsUnder(ADVANCEMENT.blocks, 0, '괘'))('names where %s drops', (...row) => {
    const [item, monster, dungeon] = row;
    const { id, entryMinLevel } = dungeonOf(named('dungeon', dungeon)[0] ?? '');
    expect(dungeon).toContain(`} ${entryMinLevel}부터`);
    const boss = catalog.monstersOfDungeon(id).find(({ name }) => name === named('monster', monster)[0]);
    const drops = catalog.dropsOfMonster(boss?.id ?? 0).map(({ itemId }) => itemId);
    expect(drops).toContain(idOf('item', named('item', item)[0] ?? ''));
  });
});

it('the guide to the kings names all of their monsters', () => {
  const text = JSON.stringify(KING_QUEST.blocks);
  expect(kingRounds(catalog)).toHaveLength(3);
  const formulas = catalog.formulas.flatMap((formula) => (formula.name === 'king-quest' ? [formula] : []));
  const names = formulas.flatMap(({ bands }) => bands.flatMap(({ monsters }) => monsters.map(({ name }) => name)));
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !text.includes(name))).toEqual([]);
});

it('what the market allows is said as the code has it', () => {
  const trade = JSON.stringify(TRADE.blocks);
  const days = (ms: number) => ms / DAY_MS;
  for (const words of [
    `매물을 ${MAX_WAITING}건까지`,
    `${OLD_AFTER_DAYS}일 동안 그대로 둔 글`,
    `${CANCELLED_AFTER_DAYS}일이 되면 내려갑니다`,
    `완료한 지 ${days(NAME_WITHIN_MS)}일 안에`,
    `상대가 ${days(ANSWER_WITHIN_MS)}일 안에`,
  ]) {
    expect(trade).toContain(words);
  }
  expect([MIN_QUOTE_PLAYERS, trade.includes('세 사람보다 적은')]).toEqual([3, true]);
  expect([PULL_UP_EVERY_MS, trade.includes('한 시간에 한 번')]).toEqual([HOUR_MS, true]);
});
