import type { BackPlan, BackScope } from '#features/game-data/editing/fact-version.contract.ts';
import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import { isEntityName } from '#features/game-data/entities/entity-ref.rules.ts';
import { AppError } from '#shared/errors.ts';
import { findAllOverrides } from '../bases/base.repository.ts';
import { ENTITIES } from '../bases/base-rows.ts';
import type { Entity } from '../import/source-rows.ts';
import type { Edited } from '../layers/edits.ts';
import { type BackContext, backOfPerson, backToField, backToRow, backToVersion } from '../layers/going-back.ts';
import type { Bases, Override } from '../layers/layer.ts';
import { type Layers, layerRows } from '../layers/layer-rows.ts';
import { lastChanges } from './change-authors.ts';
import { factErrors } from './fact-errors.ts';
import type { FactsMoment } from './facts-moment.ts';
import { type PastFacts, pastFacts } from './past-layers.ts';
import { planLayers } from './plan-layers.ts';
import type { PlannedBase, PlannedFacts } from './planned-facts.ts';
import { rowTitles, titleIn } from './row-titles.ts';
import { valueDifferences } from './value-differences.ts';
import { findVersion, findVersionAuthors, type VersionAuthor, type VersionRow } from './version.repository.ts';

interface By {
  by: string | null;
  at: Date;
}

/** The facts after going back. */
interface GoneBack {
  before: readonly Override[];
  after: readonly Override[];
  bases: PlannedBase[];
  layers: Layers;
  left: BackPlan['left'];
  authors: ReadonlyMap<number, VersionAuthor>;
}

interface Slot {
  entity: Entity;
  rowId: number;
  field: string | null;
}

interface Back {
  moment: FactsMoment;
  version: VersionRow;
  past: PastFacts;
  overrides: readonly Override[];
  authors: ReadonlyMap<number, VersionAuthor>;
  by: By;
}

function contextOf({ moment: { snapshot }, version, past, by }: Back): BackContext {
  const { layers, facts } = snapshot;
  const then = past.layers;
  return { ...by, version: snapshot.version + 1, layers, stored: facts.stored, to: version.id, then };
}

function done(edited: Edited): readonly Override[] {
  if (!edited.isRefused) return edited.overrides;
  const { code, field, reason } = edited;
  if (code === 'NOT_FOUND') throw new AppError('NOT_FOUND', { message: `${reason}.` });
  const isKey = code === 'KEY_FIELD';
  throw new AppError('INVALID_INPUT', {
    issues: [{ path: field === '' ? 'field' : field, message: reason }],
    ...(isKey && { data: { reason: 'KEY_FIELD' } }),
  });
}

/** Entities that stand on other sets than then become own, on those of then. */
function basesOfThen({ moment: { snapshot }, version }: Back): PlannedBase[] {
  const { standing } = snapshot.facts;
  return ENTITIES.flatMap((entity): PlannedBase[] => {
    const set = version.bases?.[entity] ?? null;
    const now = standing.get(entity);
    return set === (now?.setId ?? null) ? [] : [{ entity, follows: 'own', set }];
  });
}

function layersAbove({ moment: { snapshot } }: Back, bases: Bases, overrides: readonly Override[]): Layers {
  return layerRows({ bases, overrides, stored: snapshot.facts.stored });
}

function backAll(back: Back): Omit<GoneBack, 'authors'> {
  const { overrides, past, by, version, moment } = back;
  const after = backToVersion(overrides, version.id, { ...by, version: moment.snapshot.version + 1 });
  return {
    before: overrides,
    after,
    bases: basesOfThen(back),
    layers: layersAbove(back, past.bases, after),
    left: [],
  };
}

function backSome(back: Back, after: readonly Override[], left: readonly Slot[] = []): Omit<GoneBack, 'authors'> {
  const { snapshot } = back.moment;
  const titles = rowTitles(snapshot.layers);
  return {
    before: back.overrides,
    after,
    bases: [],
    layers: layersAbove(back, snapshot.facts.bases, after),
    left: left.flatMap(({ entity, rowId, field }) =>
      isEntityName(entity) ? [{ entity, rowId, name: titleIn(entity, rowId, titles), field }] : [],
    ),
  };
}

/** All that a person made since a moment; of earlier versions than the one that is gone back to nothing counts. */
function backPerson(back: Back, { by, since }: { by: string; since: string }): Omit<GoneBack, 'authors'> {
  const from = new Date(since);
  const isOwn = (version: number) => {
    const author = back.authors.get(version);
    return author?.by === by && author.at >= from;
  };
  const { overrides, left, refused } = backOfPerson(back.overrides, isOwn, contextOf(back));
  return backSome(back, overrides, [...left, ...refused.map(({ slot }) => slot)]);
}

function goBackBy(back: Back, scope: BackScope): Omit<GoneBack, 'authors'> {
  if ('scope' in scope) return backAll(back);
  if ('since' in scope) return backPerson(back, scope);
  const { entity, rowId, field } = scope;
  const context = contextOf(back);
  const edited =
    field === undefined
      ? backToRow(back.overrides, { entity, rowId }, context)
      : backToField(back.overrides, { entity, rowId, field }, context);
  return backSome(back, done(edited));
}

async function goBack(moment: FactsMoment, to: number, scope: BackScope, by: By): Promise<GoneBack> {
  const version = await findVersion(moment.db, to);
  if (version === undefined) throw new AppError('NOT_FOUND', { message: factErrors.noVersion });
  const past = await pastFacts(moment, version);
  if (past === undefined) throw new AppError('INVALID_INPUT', { message: factErrors.unreadable });
  const overrides = await findAllOverrides(moment.db);
  const authors = await findVersionAuthors(moment.db);
  return { ...goBackBy({ moment, version, past, overrides, authors, by }, scope), authors };
}

/** @throws {AppError} as `FactsDesk.change` */
export async function planBackTo(moment: FactsMoment, to: number, scope: BackScope, by: By): Promise<PlannedFacts> {
  const { before, after, bases, layers } = await goBack(moment, to, scope, by);
  const sourceHash = moment.snapshot.facts.last?.source_hash ?? '';
  return planLayers(moment.snapshot, layers, { before, after }, { origin: 'back', sourceHash, bases });
}

/** In numbers. Faults are left to the change itself. */
export async function readBackPlan(moment: FactsMoment, to: number, scope: BackScope): Promise<BackPlan> {
  const { snapshot } = moment;
  const gone = await goBack(moment, to, scope, { by: null, at: new Date(0) });
  const differences = valueDifferences(snapshot.layers, gone.layers);
  const changeOf = lastChanges(gone.before, { since: to, until: snapshot.version });
  const people = Map.groupBy(differences, (one) => gone.authors.get(changeOf(one) ?? 0)?.by ?? null);
  const titles = rowTitles(snapshot.layers);
  const kindOf = (kind: string) => differences.filter((one) => one.kind === kind);
  return {
    version: snapshot.version,
    changes: {
      added: kindOf('added').length,
      changed: new Set(kindOf('changed').map(({ entity, rowId }) => `${entity}/${rowId}`)).size,
      removed: kindOf('removed').length,
    },
    values: differences.length,
    byPerson: Array.from(people, ([by, own]) => ({ by, count: own.length })).toSorted((a, b) => b.count - a.count),
    left: gone.left,
    goneRows: kindOf('removed').map(({ entity, rowId }) => ({
      entity,
      id: rowId,
      name: titleIn(entity, rowId, titles),
    })),
    ownEntities: gone.bases.flatMap(({ entity }) => {
      const isMoved = snapshot.facts.standing.get(entity)?.follows !== 'own';
      return isMoved && isEntityName(entity) ? [entity satisfies EntityName] : [];
    }),
    fields: differences.flatMap(({ entity, rowId, field }) => (field === null ? [] : [{ entity, rowId, field }])),
  };
}
