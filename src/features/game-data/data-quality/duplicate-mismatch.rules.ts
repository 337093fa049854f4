import { formatDigits } from '#shared/korean/amount.ts';
import type { Dungeon } from '../catalog/dungeon.contract.ts';
import type { Monster } from '../catalog/monster.contract.ts';
import type { Doubt, DoubtedFact, DoubtKind } from './doubt.contract.ts';

export interface DuplicateFacts {
  dungeons: readonly Dungeon[];
  monstersOfDungeon(dungeonId: number): readonly Monster[];
}

type Pair<Fact> = readonly [Fact, Fact];

const NATIONS = ['부여', '국내'] as const;
const DUNGEON_FIELDS = {
  reqLvMin: '최소 권장 레벨',
  reqLvMax: '최대 권장 레벨',
  entryMinLevel: '입장 레벨',
  floors: '층',
};
const MONSTER_FIELDS = { exp: '경험치', hp: '체력', ac: '무장', dmgMin: '최소 파괴력', dmgMax: '최대 파괴력' };
/**
 * Minimum ratio between the life or damage of two monsters of a series for a doubt: smaller differences are ordinary.
 */
const FAR = 2;

/** Compares caves that have the same name in both towns, and their monsters of the same name. */
export function duplicateMismatches(facts: DuplicateFacts): Doubt[] {
  return listDuplicates(facts.dungeons).flatMap((duplicates) => {
    const [monsters, others] = listMonsters(facts, duplicates);
    const both = monsters.flatMap((monster): Pair<Monster>[] => {
      const other = others.find(({ name }) => name === monster.name);
      return other ? [[monster, other]] : [];
    });
    return [
      ...differences('twin', duplicates, DUNGEON_FIELDS),
      ...both.flatMap((pair) => differences('twin', pair, MONSTER_FIELDS, nameIn(duplicates))),
    ];
  });
}

/** Compares monsters that share a family name (서현, 백현) or a rank (장, 랑), in caves with equal levels in both towns. */
export function seriesDoubts(facts: DuplicateFacts): Doubt[] {
  return counterparts(facts.dungeons).flatMap((caves) => {
    const sides = listMonsters(facts, caves);
    const pairs = new Map([...families(sides), ...ranks(sides)].map((pair) => [pair.map(nameOf).join(), pair]));
    return [...pairs.values()].flatMap((pair) => [
      ...differences('series', pair, { exp: MONSTER_FIELDS.exp }),
      ...differences('series', pair, { hp: MONSTER_FIELDS.hp, dmgMax: MONSTER_FIELDS.dmgMax }, nameOf, isFar),
    ]);
  });
}

function nationOf({ location }: Dungeon): number {
  return NATIONS.findIndex((nation) => location.startsWith(nation));
}

function stemOf({ name }: Dungeon): string {
  return name.replace(/^(?:부여|국내) /, '');
}

function listDuplicates(dungeons: readonly Dungeon[]): Pair<Dungeon>[] {
  return listPairs(dungeons, (one, other) => stemOf(one) === stemOf(other));
}

/**
 * Also pairs caves of different names, such as `전갈굴 (부여)` and `사마귀굴 (국내)`, that have the same recommended and required
 * levels.
 */
function counterparts(dungeons: readonly Dungeon[]): Pair<Dungeon>[] {
  const terms = ({ reqLvMin, reqLvMax, entryMinLevel }: Dungeon) => `${reqLvMin} ${reqLvMax} ${entryMinLevel}`;
  return listPairs(
    dungeons.filter(({ name }) => name.includes('(')),
    (one, other) => stemOf(one) !== stemOf(other) && terms(one) === terms(other),
  );
}

function listPairs(dungeons: readonly Dungeon[], isPair: (one: Dungeon, other: Dungeon) => boolean): Pair<Dungeon>[] {
  const others = dungeons.filter((dungeon) => nationOf(dungeon) === 1);
  return dungeons
    .filter((dungeon) => nationOf(dungeon) === 0)
    .flatMap((one) => others.filter((other) => isPair(one, other)).map((other): Pair<Dungeon> => [one, other]));
}

function listMonsters({ monstersOfDungeon }: DuplicateFacts, [one, other]: Pair<Dungeon>): Pair<readonly Monster[]> {
  return [monstersOfDungeon(one.id), monstersOfDungeon(other.id)];
}

function families([ones, others]: Pair<readonly Monster[]>): Pair<Monster>[] {
  const families = Map.groupBy(
    ones.filter(({ name }) => name.length > 2),
    ({ name }) => name.slice(0, 2),
  );
  return [...families].flatMap(([family, members]) => {
    const same = others.filter(({ name }) => name.startsWith(family));
    return same.length === members.length ? zip(byExp(members), byExp(same)) : [];
  });
}

function ranks([ones, others]: Pair<readonly Monster[]>): Pair<Monster>[] {
  return ones
    .filter(({ name }) => name.endsWith('장'))
    .flatMap((one) =>
      others
        .filter(({ name, exp }) => name.endsWith('랑') && exp === one.exp)
        .map((other): Pair<Monster> => [one, other]),
    );
}

function byExp(monsters: readonly Monster[]): Monster[] {
  return monsters.toSorted((a, b) => (a.exp ?? 0) - (b.exp ?? 0) || a.id - b.id);
}

function zip<Fact>(ones: readonly Fact[], others: readonly Fact[]): Pair<Fact>[] {
  return ones.flatMap((one, index): Pair<Fact>[] => {
    const other = others[index];
    return other === undefined ? [] : [[one, other]];
  });
}

const nameOf = ({ name }: { name: string }) => name;

function nameIn(dungeons: Pair<Dungeon>) {
  return (fact: DoubtedFact) => {
    const dungeon = dungeons.find(({ id }) => 'dungeonId' in fact && fact.dungeonId === id);
    return dungeon ? `${dungeon.name} ${fact.name}` : fact.name;
  };
}

function isFar(one: number, other: number): boolean {
  return Math.max(one, other) >= FAR * Math.min(one, other);
}

function differences<Fact extends Dungeon | Monster>(
  kind: DoubtKind,
  pair: Pair<Fact>,
  fields: { readonly [Field in keyof Fact]?: string },
  name: (fact: Fact) => string = nameOf,
  isDifferent: (one: number, other: number) => boolean = (one, other) => one !== other,
): Doubt[] {
  const [one, other] = pair;
  return Object.entries<string | undefined>(fields).flatMap(([field, label]): Doubt[] => {
    const values = [one, other].map((fact) => fact[field as keyof Fact]);
    const [first, second] = values;
    if (typeof first !== 'number' || typeof second !== 'number' || !isDifferent(first, second)) return [];
    const text = `${label}: ${name(one)} ${formatDigits(first)}, ${name(other)} ${formatDigits(second)}`;
    return [{ kind, text, facts: pair, fields: [field] }];
  });
}
