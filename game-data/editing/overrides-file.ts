import { createIssueList, type LimitedIssues } from '../files/issue-list.ts';
import type { RawFile } from '../import/raw-file.ts';
import { type Entity, isEntity } from '../import/source-rows.ts';
import { rowName } from '../layers/entries.ts';
import type { Override } from '../layers/layer.ts';
import { isEditable, LAYERED_ENTITIES } from '../layers/layered-entities.ts';
import type { Values } from '../layers/map-references.ts';
import type { FactsSnapshot } from './facts-snapshot.ts';

const FILE_NAME = /(?:^|[\\/])overrides(?: ?\(\d+\))?\.json$/i;

/** Whether a file is named as the one that operators take away: `overrides (2).json`. */
export const isOverridesFile = (name: string): boolean => FILE_NAME.test(name);

/** Fields that say which row it is, for people and for another site. */
function identifyingFields(entity: Entity): readonly string[] {
  if (!isEditable(entity)) return [];
  const { keyFields, nameField } = LAYERED_ENTITIES[entity];
  return ['id', ...keyFields, ...(nameField === null ? [] : [nameField]), 'source', 'confidence'];
}

function shownFields(entity: Entity, row: Values, own: readonly Override[]): Values {
  const isAdded = own.some(({ kind }) => kind === 'added');
  const fields = isAdded
    ? Object.keys(row)
    : [...identifyingFields(entity), ...own.flatMap(({ field }) => field ?? [])];
  return Object.fromEntries([...new Set(fields)].filter((name) => name in row).map((name) => [name, row[name]]));
}

/**
 * The overrides that run as JSON: by entity rows with the fields that say which they are and the overridden ones, in the
 * form of files; which rows are taken out; and the overrides of rows that are asleep, for people alone.
 */
export function writeOverridesFile({ facts, layers, version }: FactsSnapshot): string {
  const running = facts.overrides.filter(({ untilVersion }) => untilVersion === null);
  const byRow = Map.groupBy(running, ({ entity, rowId }) => rowName(entity, rowId));
  const rows: Record<string, Values[]> = {};
  for (const [entity, own] of Object.entries(layers.inForce) as [Entity, readonly { id: number; row: object }[]][]) {
    const overridden = own.flatMap(({ id, row }) => {
      const overrides = byRow.get(rowName(entity, id));
      byRow.delete(rowName(entity, id));
      return overrides === undefined ? [] : [shownFields(entity, { ...row }, overrides)];
    });
    if (overridden.length > 0) rows[entity] = overridden;
  }
  const rest = [...byRow.values()].flat();
  const removed = rest.filter(({ kind }) => kind === 'removed').map(({ entity, rowId: id }) => ({ entity, id }));
  const asleep = rest
    .filter(({ kind }) => kind !== 'removed')
    .map(({ entity, rowId: id, kind, field, value }) => ({ entity, id, kind, field, value }));
  return `${JSON.stringify({ version, rows, removed, asleep }, null, 1)}\n`;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRowOut = (one: unknown): one is { entity: string; id: number } =>
  isRecord(one) && typeof one.entity === 'string' && Number.isSafeInteger(one.id);

/** Reads what `writeOverridesFile` wrote. Rows are numbered within their entity. */
export function readOverridesFile(
  text: string,
  file: string,
): LimitedIssues & { files: RawFile[]; removed: { entity: string; id: number }[] } {
  const issues = createIssueList(file);
  const value = parsed(text);
  const files: RawFile[] = [];
  const rows = isRecord(value) && isRecord(value.rows) ? value.rows : undefined;
  if (rows === undefined) issues.add(0, 'rows', '고친 값의 파일이 아닙니다');
  for (const [entity, own] of Object.entries(rows ?? {})) {
    if (!isEntity(entity)) issues.add(0, entity, '모르는 자료입니다');
    else if (!Array.isArray(own)) issues.add(0, entity, '목록([ … ])이어야 합니다');
    else
      files.push({
        entity,
        file: `${file} ${entity}`,
        rows: own.map((row, index) => ({ row: index + 1, value: row })),
      });
  }
  const removed = isRecord(value) && Array.isArray(value.removed) ? value.removed.filter(isRowOut) : [];
  const { faults, faultCount } = issues;
  return { files: faultCount === 0 ? files : [], removed, faults, faultCount };
}
