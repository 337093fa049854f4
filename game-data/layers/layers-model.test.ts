import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkSources } from '#game-data/import/check.ts';
import { firstOperatorId } from '#game-data/import/identify.ts';
import type { RawFile } from '#game-data/import/read.ts';
import type { Entity } from '#game-data/import/source-rows.ts';
import { LayeredFacts, type Outcome } from '#tests/support/layered-facts.ts';
import {
  ALL_FILES,
  digits,
  editOf,
  filesOfRelease,
  nthOf,
  releases,
  SLOTS,
  type Step,
  steps,
  WITH_NAMES,
} from '#tests/support/layered-steps.ts';
import { rounds } from '#tests/support/rounds.ts';
import { backOfPerson, backToField, backToRow, backToVersion } from './going-back.ts';
import { isReference, type Override } from './layer.ts';
import { LAYERED_ENTITIES } from './layered-entities.ts';
import { settleBases } from './settle-bases.ts';

const SEQUENCES = 500;

function goBack(
  facts: LayeredFacts,
  { kind, slot: [entity, field], nth, ago }: Extract<Step, { ago: number }>,
  seen: Seen,
): void {
  const to = Math.max(1, facts.version - ago);
  const context = facts.backContext(to);
  if (kind === 'backAll') {
    const done = facts.change(backToVersion(facts.overrides, to, context), 'chief', facts.basesOf[to]);
    expect([done, facts.layers.inForce]).toEqual([{ isDone: true }, seen.inForce[to]]);
    return;
  }
  if (kind === 'backPerson') {
    const { overrides } = backOfPerson(facts.overrides, (version) => facts.authors[version] === 'first', context);
    facts.change(overrides, 'chief');
    return;
  }
  const row = nthOf<{ id: number }>(facts.layers.inForce[entity], nth);
  if (row === undefined) return;
  const target = { entity, rowId: row.id };
  const edited =
    kind === 'backRow'
      ? backToRow(facts.overrides, target, context)
      : backToField(facts.overrides, { ...target, field }, context);
  if (edited.isRefused || !facts.change(edited.overrides, 'chief').isDone) return;
  const then = context.then.find(entity, row.id);
  if (then?.state === 'inForce') expect(facts.layers.find(entity, row.id)?.values[field]).toEqual(then.values[field]);
}

/** What was seen of the facts until now. */
interface Seen {
  inForce: LayeredFacts['layers']['inForce'][];
  ids: Map<string, number>;
  /** Who has an id. */
  holders: Map<string, string>;
  added: Set<number>;
  overrides: readonly Override[];
}

function whoIs(entity: string, row: Record<string, unknown>): string {
  return entity === 'drops' ? `drops ${digits(row.monster)} ${digits(row.item)}` : `${entity} ${digits(row.name)}`;
}

/** Ids never change and are never used again; only rows that operators added have theirs. */
function expectSameIds({ layers }: LayeredFacts, seen: Seen): void {
  for (const entity of WITH_NAMES) {
    for (const { id, row } of layers.inForce[entity] ?? []) {
      const who = whoIs(entity, row);
      expect([who, seen.ids.get(who) ?? id]).toEqual([who, id]);
      expect(seen.holders.get(`${entity} ${id}`) ?? who).toBe(who);
      if (id >= firstOperatorId(LAYERED_ENTITIES[entity].table)) expect(seen.added).toContain(id);
      seen.ids.set(who, id);
      seen.holders.set(`${entity} ${id}`, who);
    }
  }
}

/** Without an override a field is its base's; with one it is that. Read from what is stored, by none of the code of layers. */
function expectFields({ layers, bases, overrides }: LayeredFacts): void {
  const live = overrides.filter(({ untilVersion }) => untilVersion === null);
  for (const [entity, field] of SLOTS) {
    if (field === 'materials') continue;
    for (const { id, row } of layers.inForce[entity] ?? []) {
      const own = live.filter((one) => one.entity === entity && one.rowId === id);
      const base: object | undefined = (bases[entity] as readonly { id: number; row: object }[]).find(
        (one) => one.id === id,
      )?.row;
      const added = own.find(({ kind }) => kind === 'added')?.value as object | undefined;
      const overridden = own.find((one) => one.field === field);
      const expected =
        overridden === undefined
          ? Object.entries(base ?? added ?? {}).find(([name]) => name === field)?.[1]
          : overridden.value;
      expect([entity, id, field, (row as Record<string, unknown>)[field]]).toEqual([entity, id, field, expected]);
    }
  }
}

/** A conflict is an override above a base that is neither what it was then nor what the override says. */
function expectConflicts({ layers, bases, overrides }: LayeredFacts): void {
  const live = overrides.filter(({ untilVersion }) => untilVersion === null);
  const expected = live.filter(({ entity, rowId, kind, field, base, value }) => {
    const own = (bases[entity] as readonly { id: number; row: object }[] | undefined)?.find(({ id }) => id === rowId);
    if (kind !== 'field' || field === 'materials' || own === undefined) return false;
    const now = Object.entries(own.row).find(([name]) => name === field)?.[1] ?? null;
    return base !== now && value !== now;
  });
  const found = layers.conflicts.filter(({ field }) => field !== 'materials').map(({ override }) => override.id);
  expect(found.toSorted((one, other) => one - other)).toEqual(expected.map(({ id }) => id));
}

/** A row is in force unless it, or what it refers to, is out. */
function expectPresence({ layers, bases, overrides }: LayeredFacts): void {
  const live = overrides.filter(({ untilVersion }) => untilVersion === null);
  const idsOf = (entity: Entity) => new Set((layers.inForce[entity] ?? []).map(({ id }) => id));
  const out = (entity: Entity) =>
    new Set(live.filter((one) => one.entity === entity && one.kind === 'removed').map(({ rowId }) => rowId));
  for (const entity of ['items', 'dungeons', 'maps'] as const) {
    const added = live.filter((one) => one.entity === entity && one.kind === 'added').map(({ rowId }) => rowId);
    const all = new Set([...(bases[entity] ?? []).map(({ id }) => id), ...added]);
    expect(idsOf(entity)).toEqual(all.difference(out(entity)));
  }
  const maps = new Map((layers.inForce.maps ?? []).map(({ id, row }) => [row.code, id]));
  const onMaps = [
    ...(bases.people ?? []).map(({ id, row }) => ({ id, map: maps.get(row.map) })),
    ...live.flatMap(({ entity, kind, rowId, value }) => {
      const isAdded = entity === 'people' && kind === 'added' && !bases.people?.some(({ id }) => id === rowId);
      const { map } = isAdded ? (value as { map: unknown }) : { map: null };
      return isReference(map) ? [{ id: rowId, map: map.id }] : [];
    }),
  ];
  const standing = onMaps.filter(({ id, map }) => [...maps.values()].includes(map ?? 0) && !out('people').has(id));
  expect(idsOf('people')).toEqual(new Set(standing.map(({ id }) => id)));
  const dungeons = new Set((layers.inForce.dungeons ?? []).map(({ row }) => digits(row.name)));
  const monsters = (bases.monsters ?? []).filter(
    ({ id, row }) => dungeons.has(digits(row.dungeon)) && !out('monsters').has(id),
  );
  expect(idsOf('monsters')).toEqual(new Set(monsters.map(({ id }) => id)));
  const items = new Set((layers.inForce.items ?? []).map(({ row }) => digits(row.name)));
  const hunted = new Set(monsters.map(({ row }) => digits(row.name)));
  for (const { id, row } of bases.drops ?? []) {
    const isWhole = hunted.has(digits(row.monster)) && items.has(digits(row.item)) && !out('drops').has(id);
    expect([row, idsOf('drops').has(id)]).toEqual([row, isWhole]);
  }
}

function asFiles({ layers }: LayeredFacts): RawFile[] {
  return Object.entries(layers.inForce).map(([entity, own]) => ({
    entity: entity as Entity,
    file: entity,
    rows: own.map(({ row }, index) => ({ row: index + 1, value: row })),
  }));
}

/** What is in force is a set of files that passes the check, and finds its own ids again. */
function expectWholeSet(facts: LayeredFacts): void {
  const files = asFiles(facts);
  checkSources(files);
  const { bases, issues } = settleBases({
    files,
    bases: facts.bases,
    overrides: facts.overrides,
    stored: facts.stored,
  });
  expect(issues).toEqual([]);
  for (const { entity } of files) {
    expect(bases[entity]?.map(({ id }) => id)).toEqual(facts.layers.inForce[entity]?.map(({ id }) => id));
  }
}

function expectNothingErased({ overrides }: LayeredFacts, seen: Seen): void {
  const now = new Map(overrides.map((one) => [one.id, one]));
  for (const before of seen.overrides) {
    const after = now.get(before.id);
    expect(after).toEqual({ ...before, untilVersion: before.untilVersion ?? after?.untilVersion ?? null });
  }
  seen.overrides = overrides;
}

function take(facts: LayeredFacts, step: Step, seen: Seen): Outcome | undefined {
  if (step.kind === 'release') return facts.release(filesOfRelease(facts, step.release));
  if ('ago' in step) {
    goBack(facts, step, seen);
    return undefined;
  }
  const edit = editOf(facts, step);
  return edit && facts.edit([edit], step.nth % 2 === 0 ? 'first' : 'second');
}

function expectModel(facts: LayeredFacts, seen: Seen): void {
  for (const { kind, rowId } of facts.overrides) if (kind === 'added') seen.added.add(rowId);
  expect(facts.layers.issues).toEqual([]);
  expectSameIds(facts, seen);
  expectFields(facts);
  expectConflicts(facts);
  expectPresence(facts);
  expectWholeSet(facts);
  expectNothingErased(facts, seen);
  seen.inForce[facts.version] = facts.layers.inForce;
}

const newlySeen = (): Seen => ({ inForce: [], ids: new Map(), holders: new Map(), added: new Set(), overrides: [] });

it('layers hold whatever comes: ids, untouched fields, the check, going back, and all that was', {
  tags: 'rounds',
}, () => {
  const counts = { done: 0, refused: 0 };
  fc.assert(
    fc.property(releases, fc.array(steps, { minLength: 1, maxLength: 8 }), (begin, sequence) => {
      const facts = new LayeredFacts();
      const seen = newlySeen();
      facts.release(filesOfRelease(facts, { ...begin, files: ALL_FILES }));
      expectModel(facts, seen);
      for (const step of sequence) {
        const outcome = take(facts, step, seen);
        if (outcome !== undefined) counts[outcome.isDone ? 'done' : 'refused'] += 1;
        expectModel(facts, seen);
      }
    }),
    { numRuns: rounds(SEQUENCES) },
  );
  // Else the sequences would prove nothing.
  expect(counts.done).toBeGreaterThan(counts.refused);
});
