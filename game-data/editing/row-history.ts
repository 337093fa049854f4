import type { FactHistoryLine } from '#features/game-data/editing/fact-row.contract.ts';
import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import type { NameOfRow } from '#features/game-data/entities/field-text.labels.ts';
import { showFieldValue } from '#features/game-data/entities/field-text.labels.ts';
import type { LayeredRow } from '../layers/layer-rows.ts';
import type { StoredOverride } from './row-history.repository.ts';

type Line = Omit<FactHistoryLine, 'text'>;

const WHOLE = { field: null, value: null } as const;

function begunLine({ kind, field, value, by, at, fromVersion, note }: StoredOverride): Line {
  const when = { version: fromVersion, at: at.toISOString(), by, reason: note };
  return kind === 'field' ? { ...when, kind, field, value } : { ...when, ...WHOLE, kind };
}

/** The base's value after an override of the field ended: as the next one found it, else as it is now. */
function baseAfter(ended: StoredOverride, all: readonly StoredOverride[], row: LayeredRow): unknown {
  const next = all.find(({ id, field }) => id > ended.id && field === ended.field);
  return next === undefined ? (row.base[ended.field ?? ''] ?? null) : next.base;
}

function endedLine(ended: StoredOverride, all: readonly StoredOverride[], row: LayeredRow): Line[] {
  const { kind, field, untilVersion, endedBy, endNote, endedAt } = ended;
  const isReplaced = all.some((one) => one.fromVersion === untilVersion && one.kind === kind && one.field === field);
  if (untilVersion === null || isReplaced) return [];
  const when = { version: untilVersion, at: endedAt?.toISOString() ?? null, by: endedBy, reason: endNote };
  if (kind === 'field') return [{ ...when, kind: 'base', field, value: baseAfter(ended, all, row) }];
  if (kind === 'removed') return [{ ...when, ...WHOLE, kind: 'returned' }];
  // A base that brought an operator's row ended what had added it, and the row went on.
  return row.isAdded ? [{ ...when, ...WHOLE, kind: 'removed' }] : [];
}

function baseLines(lines: readonly Line[], { base }: LayeredRow): Line[] {
  const fields = [...new Set(lines.flatMap(({ field }) => field ?? []))];
  return fields.map((field) => ({
    ...{ version: null, at: null, by: null, reason: null, kind: 'base' as const },
    ...{ field, value: base[field] ?? null },
  }));
}

/** The changes of a row, the newest first, then what its base says of the fields that were changed. */
export function historyOf(entity: EntityName, row: LayeredRow, all: readonly StoredOverride[], nameOf: NameOfRow) {
  const lines = all
    .flatMap((one) => [begunLine(one), ...endedLine(one, all, row)])
    .toReversed()
    .toSorted((one, other) => (other.version ?? 0) - (one.version ?? 0));
  return [...lines, ...baseLines(lines, row)].map(
    (line): FactHistoryLine => ({
      ...line,
      text: line.field === null ? '' : showFieldValue(entity, line.field, line.value, nameOf),
    }),
  );
}
