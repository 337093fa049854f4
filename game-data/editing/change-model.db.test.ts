import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FactChange } from '#features/game-data/editing/facts-desk.ts';
import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import type { Db } from '#platform/database/db.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { BY_OPERATOR, deskOver, releaseSmallFacts } from '#tests/support/edited-facts.ts';
import { LayeredFacts } from '#tests/support/layered-facts.ts';
import { editOf, type Step, steps } from '#tests/support/layered-steps.ts';
import { rounds } from '#tests/support/rounds.ts';
import { readFacts } from '../bases/facts.ts';
import { countDifference, differenceOf } from '../import/difference.ts';
import { applyEdit, type Edit } from '../layers/edits.ts';
import type { Override } from '../layers/layer.ts';
import { layerRows } from '../layers/layer-rows.ts';

const NOTHING = { added: 0, changed: 0, removed: 0 };
/** Later than any change of a row. */
const version = 1_000_000;

async function readLayered(db: Db): Promise<LayeredFacts> {
  const { bases, overrides, stored } = await readFacts(db);
  return Object.assign(new LayeredFacts(), {
    bases,
    overrides,
    stored,
    layers: layerRows({ bases, overrides, stored }),
  });
}

function toChange(edit: Edit): FactChange {
  if (edit.act === 'decide') return { act: 'decide', decisions: [edit] };
  const entity = edit.entity as EntityName;
  if (edit.act === 'add') return { ...edit, entity };
  if (edit.act === 'set') {
    const { act: _, ...one } = edit;
    return { act: 'edit', edits: [{ ...one, entity, source: [...one.source], version }] };
  }
  return { ...edit, entity, version };
}

const running = (overrides: readonly Override[]) =>
  overrides
    .filter(({ untilVersion }) => untilVersion === null)
    .map(({ entity, rowId, kind, field, value, base }) => ({ entity, rowId, kind, field, value, base }));

type RowStep = Exclude<Step, { ago: number } | { kind: 'release' }>;
const isOfRows = (step: Step): step is RowStep => !('ago' in step) && step.kind !== 'release';

async function takeStep(db: Db, step: RowStep): Promise<void> {
  const facts = await readLayered(db);
  const edit = editOf(facts, step);
  if (edit === undefined) return;
  const edited = applyEdit(facts.overrides, edit, { ...facts.context(BY_OPERATOR.by), at: BY_OPERATOR.at });
  const overrides = edited.isRefused ? facts.overrides : edited.overrides;
  const { rows, issues } = layerRows({ ...facts, overrides });
  const isTaken = !edited.isRefused && issues.length === 0;
  const done = await deskOver(db)
    .do(toChange(edit))
    .then(
      () => true,
      () => false,
    );
  expect(done).toBe(isTaken);
  const after = await readLayered(db);
  expect(running(after.overrides)).toEqual(running(isTaken ? overrides : facts.overrides));
  const expected = isTaken ? rows : facts.layers.rows;
  expect(expected && countDifference(differenceOf(after.stored, expected))).toEqual(NOTHING);
}

it('random edits leave in the tables what the layers say, and nothing where they are refused', {
  tags: ['rounds'],
}, async () => {
  const sequences = fc.array(steps.filter(isOfRows), { minLength: 8, maxLength: 8 });
  const property = fc.asyncProperty(sequences, async (sequence) => {
    const test = await createTestDatabase();
    try {
      await releaseSmallFacts(test.db, 1);
      for (const step of sequence) await takeStep(test.db, step);
    } finally {
      await test.drop();
    }
  });
  await fc.assert(property, { numRuns: rounds(20) });
});
