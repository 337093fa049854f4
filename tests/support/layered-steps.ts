import fc from 'fast-check';
import type { Entity } from '#game-data/import/source-rows.ts';
import type { Edit } from '#game-data/layers/edits.ts';
import type { FileRows, LayeredFacts } from './layered-facts.ts';

const OWN = { source: ['operator'], confidence: 'low' as const };

// A small world: four items, two dungeons with a monster each, a drop of each monster, one recipe, four people on two
// maps. Every name has the number of its row, whatever the row is called, so that who it is can be read from what is in force.

export const ALL_FILES: Entity[] = ['items', 'maps', 'people', 'dungeons', 'monsters', 'drops', 'recipes'];
const number = fc.nat(2);
const flag = fc.boolean();
export const releases = fc.record({
  items: fc.array(fc.option(fc.record({ price: number, isRenamed: flag })), { minLength: 4, maxLength: 4 }),
  dungeons: fc.array(fc.option(fc.record({ isRenamed: flag })), { minLength: 2, maxLength: 2 }),
  exp: fc.array(number, { minLength: 2, maxLength: 2 }),
  places: fc.record({
    maps: fc.array(fc.option(fc.record({ isRecoded: flag })), { minLength: 2, maxLength: 2 }),
    people: fc.array(fc.option(fc.record({ x: number, isRenamed: flag })), { minLength: 4, maxLength: 4 }),
    areListed: flag,
  }),
  files: fc.oneof(
    { weight: 2, arbitrary: fc.constant(ALL_FILES) },
    {
      weight: 1,
      arbitrary: fc.subarray<Entity>(
        ALL_FILES.filter((entity) => entity !== 'dungeons'),
        { minLength: 1 },
      ),
    },
  ),
});
type Release = typeof releases extends fc.Arbitrary<infer Value> ? Value : never;

export const SLOTS = [
  ['items', 'price'],
  ['items', 'name'],
  ['monsters', 'exp'],
  ['monsters', 'name'],
  ['dungeons', 'name'],
  ['people', 'x'],
  ['people', 'name'],
  ['recipes', 'materials'],
] as const;

export const WITH_NAMES = ['items', 'maps', 'people', 'dungeons', 'monsters', 'drops'] as const;

export const steps = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('release' as const), release: releases }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('set' as const),
      slot: fc.constantFrom(...SLOTS),
      nth: fc.nat(3),
      value: number,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('unset' as const, 'remove' as const, 'return' as const, 'add' as const, 'decide' as const),
      entity: fc.constantFrom(...WITH_NAMES),
      nth: fc.nat(3),
      value: number,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('backAll' as const, 'backRow' as const, 'backField' as const, 'backPerson' as const),
      slot: fc.constantFrom(...SLOTS),
      nth: fc.nat(3),
      ago: fc.integer({ min: 1, max: 4 }),
    }),
  },
);
export type Step = typeof steps extends fc.Arbitrary<infer Value> ? Value : never;

const ALWAYS: FileRows = {
  sources: [{ id: 'seen', title: '본 것' }],
  regions: [{ id: 1, name: '초급 사냥터' }],
};

export const digits = (text: unknown): string => /[0-9]+/.exec(String(text))?.[0] ?? '';

/** Rows of the present base, by the number in their names. */
function standingNames(facts: LayeredFacts, entity: 'items' | 'dungeons'): Map<string, string> {
  const table = entity === 'items' ? facts.stored.item : facts.stored.dungeon;
  const stored = table.map(({ name }): [string, string] => [digits(name), name]);
  const bases = (facts.bases[entity] ?? []).map(({ row }): [string, string] => [digits(row.name), row.name]);
  return new Map([...stored, ...bases]);
}

/** Codes of maps and names of people in the present base, or as they were last, by their numbers. */
function standingPlaces({ stored, bases }: LayeredFacts) {
  const maps = [...stored.map, ...(bases.maps ?? []).map(({ row }) => row)];
  const people = [...stored.npc, ...(bases.people ?? [])].map(({ key }) => key.split('/')[1] ?? '');
  return {
    codes: new Map(maps.map(({ name, code }) => [digits(name), code])),
    people: new Map(people.map((name) => [digits(name), name])),
  };
}

/** People are asked for without ids, in a file of their own or by their maps. */
function placesOfRelease(facts: LayeredFacts, { places, files }: Release): FileRows {
  const { maps, people, areListed } = places;
  const standing = standingPlaces(facts);
  const isWhole = files.length === ALL_FILES.length;
  const mapRows = maps.flatMap((map, nth) => {
    if (map === null) return [];
    const code = (isWhole ? undefined : standing.codes.get(String(nth))) ?? (map.isRecoded ? 80 + nth : 70 + nth);
    return [{ id: nth + 1, code: String(code), name: `마을${nth}`, kind: 'town' }];
  });
  const codes = files.includes('maps')
    ? new Map(mapRows.map(({ name, code }) => [digits(name), code]))
    : standing.codes;
  const personRows = people.flatMap((person, nth) => {
    const map = codes.get(String(nth % 2));
    if (person === null || map === undefined) return [];
    const was = standing.people.get(String(nth));
    const name = areListed && was !== undefined ? was : `사람${nth}${person.isRenamed ? '가' : ''}`;
    return [{ map, name, ...(was === undefined || was === name ? {} : { was }), x: person.x, y: 0 }];
  });
  if (!areListed || !files.includes('maps') || !files.includes('people')) return { maps: mapRows, people: personRows };
  const npcsOf = (code: string) =>
    personRows.filter(({ map }) => map === code).map(({ name, x, y }) => ({ name, x, y }));
  return { maps: mapRows.map((row) => ({ ...row, npcs: npcsOf(row.code) })) };
}

export function filesOfRelease(facts: LayeredFacts, release: Release): FileRows {
  const { items, dungeons, exp, files } = release;
  const [itemNames, dungeonNames] = [standingNames(facts, 'items'), standingNames(facts, 'dungeons')];
  const named = (name: string, before: string | undefined) => ({
    name,
    ...(before === undefined || before === name ? {} : { was: before }),
  });
  const itemRows = items.flatMap((item, nth) =>
    item === null
      ? []
      : [
          {
            ...named(`물건${nth}${item.isRenamed ? '가' : ''}`, itemNames.get(String(nth))),
            id: nth + 1,
            code: 100 + nth,
            type: 6,
            price: item.price,
          },
        ],
  );
  const dungeonRows = dungeons.flatMap((dungeon, nth) =>
    dungeon === null
      ? []
      : [
          {
            ...named(`굴${nth}${dungeon.isRenamed ? '가' : ''}`, dungeonNames.get(String(nth))),
            id: nth + 1,
            region: 1,
            location: '성',
            sortOrder: nth,
          },
        ],
  );
  const present = (entity: 'items' | 'dungeons', own: readonly { name: string }[], known: Map<string, string>) =>
    files.includes(entity) ? new Map(own.map(({ name }) => [digits(name), name])) : known;
  const [itemOf, dungeonOf] = [present('items', itemRows, itemNames), present('dungeons', dungeonRows, dungeonNames)];
  const pairs = [0, 1].flatMap((nth) => {
    const [dungeon, item] = [dungeonOf.get(String(nth)), itemOf.get(String(nth))];
    return dungeon === undefined ? [] : [{ nth, dungeon, item }];
  });
  const all: FileRows = {
    items: itemRows,
    ...placesOfRelease(facts, release),
    dungeons: dungeonRows,
    monsters: pairs.map(({ nth, dungeon }) => ({
      id: nth + 1,
      dungeon,
      name: `괴물${nth}`,
      sortOrderInDungeon: 1,
      exp: exp[nth],
    })),
    drops: pairs.flatMap(({ nth, dungeon, item }) =>
      item === undefined ? [] : [{ id: nth + 1, dungeon, monster: `괴물${nth}`, item }],
    ),
    recipes:
      itemOf.has('0') && itemOf.has('2')
        ? [
            {
              id: 1,
              item: itemOf.get('2'),
              category: '요리',
              materials: [{ id: 1, item: itemOf.get('0'), quantity: 1 }],
            },
          ]
        : [],
  };
  const chosen = Object.entries(all).filter(([entity]) => files.includes(entity as Entity));
  return { ...(facts.version === 0 ? ALWAYS : {}), ...Object.fromEntries(chosen) };
}

function newValue(facts: LayeredFacts, [entity, field]: (typeof SLOTS)[number], rowId: number, value: number): unknown {
  if (field === 'materials') {
    const items = facts.layers.inForce.items ?? [];
    const item = items[value % Math.max(1, items.length)];
    return item === undefined ? [] : [{ item: { ref: 'items', id: item.id }, quantity: value + 1 }];
  }
  if (field !== 'name') return value;
  return `${digits(facts.row(entity, rowId)?.name)}번${'가나다'[value]}`;
}

export function nthOf<Item>(all: readonly Item[] | undefined, nth: number): Item | undefined {
  return all?.[nth % Math.max(1, all.length)];
}

export function editOf(
  facts: LayeredFacts,
  step: Exclude<Step, { ago: number } | { release: Release }>,
): Edit | undefined {
  const { layers, overrides } = facts;
  if (step.kind === 'set') {
    const [entity, field] = step.slot;
    const row = nthOf<{ id: number }>(layers.inForce[entity], step.nth);
    return (
      row && {
        act: 'set',
        entity,
        rowId: row.id,
        fields: { [field]: newValue(facts, step.slot, row.id, step.value) },
        ...OWN,
      }
    );
  }
  const live = overrides.filter(({ untilVersion }) => untilVersion === null);
  const { kind, entity, nth, value } = step;
  if (kind === 'add' && entity === 'people') {
    // Under another name it would be another person.
    if (standingPlaces(facts).people.has(String(nth))) return undefined;
    const map = layers.inForce.maps?.find(({ row }) => digits(row.name) === String(nth % 2));
    return (
      map && {
        act: 'add',
        entity,
        fields: { map: { ref: 'maps', id: map.id }, name: `사람${nth}`, x: value, y: 0 },
        ...OWN,
      }
    );
  }
  if (kind === 'add')
    return {
      act: 'add',
      entity: 'items',
      fields: { code: 100 + nth, name: `물건${nth}`, type: 6, price: value },
      ...OWN,
    };
  if (kind === 'decide') {
    const conflict = nthOf(layers.conflicts, nth);
    return (
      conflict && { act: 'decide', id: conflict.override.id, take: value === 0 ? 'base' : 'mine', now: conflict.now }
    );
  }
  if (kind === 'remove') {
    const row = nthOf<{ id: number }>(layers.inForce[entity], nth);
    return row && { act: 'remove', entity, rowId: row.id };
  }
  const override = nthOf(
    live.filter((one) => one.kind === (kind === 'return' ? 'removed' : 'field')),
    nth,
  );
  if (override === undefined) return undefined;
  const { entity: of, rowId } = override;
  return kind === 'return'
    ? { act: 'return', entity: of, rowId }
    : { act: 'unset', entity: of, rowId, field: override.field ?? '' };
}
