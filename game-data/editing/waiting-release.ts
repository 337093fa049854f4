import type { WaitingRelease } from '#features/game-data/editing/fact-base.contract.ts';
import { isEntityName } from '#features/game-data/entities/entity-ref.rules.ts';
import { showFieldValue } from '#features/game-data/entities/field-text.labels.ts';
import { findSets, type StoredSet } from '../bases/base.repository.ts';
import type { DataIssue } from '../import/data-issue.ts';
import { changeOverrides } from '../layers/edits.ts';
import { standingFile } from '../layers/entries.ts';
import type { Override } from '../layers/layer.ts';
import { layerRows } from '../layers/layer-rows.ts';
import { settleBases } from '../layers/settle-bases.ts';
import { toFactFaults } from './fact-faults.ts';
import type { FactsMoment } from './facts-moment.ts';
import type { FactsSnapshot } from './facts-snapshot.ts';
import { fewestWithout } from './fewest-without.ts';
import { toFiles } from './plan-files.ts';
import { rowTitles, titleIn } from './row-titles.ts';
import { findWaitingRelease } from './version.repository.ts';

interface WaitingSets {
  release: number;
  hash: string;
  at: Date;
  faults: readonly DataIssue[];
  faultCount: number;
  /** Sets of the entities that follow; empty: the files are faulty by themselves, and nothing of them was stored. */
  sets: StoredSet[];
}

/** How often the overrides in the way are sought by trying without some: each takes some tenths of a second. */
const MOST_TRIES = 16;

export async function readWaitingSets({ db, snapshot }: FactsMoment): Promise<WaitingSets | undefined> {
  const waiting = await findWaitingRelease(db);
  if (waiting === undefined) return undefined;
  const { release, hash, at, faults, fault_count: faultCount } = waiting;
  const ids = [...snapshot.facts.standing.values()].flatMap(({ follows, newestSetId }) =>
    follows === 'project' ? (newestSetId ?? []) : [],
  );
  const sets = await findSets(db, ids);
  const isStored = sets.some((set) => set.release === release);
  return { release, hash, at, faults, faultCount, sets: isStored ? sets : [] };
}

function faultsWithout({ version, facts }: FactsSnapshot, sets: readonly StoredSet[], ids: ReadonlySet<number>) {
  const overrides = changeOverrides(facts.overrides, version + 1, ({ id }) => ids.has(id));
  const { bases, issues } = settleBases({ files: toFiles(sets), bases: facts.bases, overrides, stored: facts.stored });
  return issues.length > 0 ? issues : layerRows({ bases, overrides, stored: facts.stored }).issues;
}

/** Overrides of the rows that faults name come first, then those of whole rows. */
function inOrder(running: readonly Override[], sets: readonly StoredSet[], issues: readonly DataIssue[]): Override[] {
  const named = new Set<string>();
  for (const { file, row } of issues) {
    const set = sets.find(({ entity }) => entity === file);
    const id = set === undefined ? row : set.rows[row - 1]?.id;
    named.add(`${set === undefined ? file : standingFile(set.entity)}/${id}`);
  }
  const rank = ({ entity, rowId, kind }: Override) => {
    if (named.has(`${standingFile(entity)}/${rowId}`)) return 0;
    return kind === 'field' ? 2 : 1;
  };
  return running.toSorted((a, b) => rank(a) - rank(b));
}

function blockingOverrides(snapshot: FactsSnapshot, sets: readonly StoredSet[], issues: readonly DataIssue[]) {
  const running = snapshot.facts.overrides.filter(({ untilVersion }) => untilVersion === null);
  const passes = (without: readonly Override[]) =>
    faultsWithout(snapshot, sets, new Set(without.map(({ id }) => id))).length === 0;
  return fewestWithout(inOrder(running, sets, issues), passes, MOST_TRIES);
}

function shownOverride(snapshot: FactsSnapshot, one: Override): WaitingRelease['blocking'] {
  const { id, entity, rowId, kind, field, value, by, at } = one;
  if (!isEntityName(entity)) return [];
  const titles = rowTitles(snapshot.layers);
  const text = field === null ? WHOLE_ROW[kind] : showFieldValue(entity, field, value, titles.nameOf);
  return [
    { id, entity, rowId, name: titleIn(entity, rowId, titles), field, text: text ?? '', by, at: at.toISOString() },
  ];
}

const WHOLE_ROW: Readonly<Partial<Record<Override['kind'], string>>> = { added: '더한 줄', removed: '뺀 줄' };

const known = new WeakMap<FactsSnapshot, { release: number; hash: string; waiting: WaitingRelease }>();

/** The release that waits, as it stands above the facts of now; null: none does. */
export async function readWaitingRelease(moment: FactsMoment): Promise<WaitingRelease | null> {
  const { snapshot } = moment;
  const found = await readWaitingSets(moment);
  if (found === undefined) return null;
  const { release, hash, at, sets } = found;
  const before = known.get(snapshot);
  if (before?.release === release && before.hash === hash) return before.waiting;
  const issues = sets.length === 0 ? undefined : faultsWithout(snapshot, sets, new Set());
  const listed = toFactFaults(issues ?? found.faults, snapshot.layers);
  const blocking = issues === undefined || issues.length === 0 ? [] : blockingOverrides(snapshot, sets, issues);
  const waiting = {
    release,
    at: at.toISOString(),
    faults: listed.faults,
    faultCount: issues?.length ?? found.faultCount,
    blocking: blocking.flatMap((one) => shownOverride(snapshot, one)),
  };
  known.set(snapshot, { release, hash, waiting });
  return waiting;
}
