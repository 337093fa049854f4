import type { FactFault } from '#features/game-data/editing/fact-change.contract.ts';
import { fieldOf } from '#features/game-data/entities/entity-fields.rules.ts';
import { parseFieldValue } from '#features/game-data/entities/field-value.rules.ts';
import { type EditSet, editKey, type GatheredEdit, type RowEdit } from './edit-set.ts';

/** Why an edit cannot be applied, before the server is asked. */
export function findIssue({ entity, field, value }: GatheredEdit): string | undefined {
  return parseFieldValue(entity, field, value).issue?.reason;
}

export interface EditFaults {
  /** Reasons by `editKey`. */
  readonly byEdit: ReadonlyMap<string, string>;
  /** Reasons that belong to no edit. */
  readonly others: readonly string[];
  readonly count: number;
}

/** An issue of the input, as the server names its place: `edits.0.fields.exp`. */
interface PlacedIssue {
  readonly path: string;
  readonly message: string;
}

function isPlacedIssue(value: unknown): value is PlacedIssue {
  if (typeof value !== 'object' || value === null) return false;
  const { path, message } = value as Partial<PlacedIssue>;
  return typeof path === 'string' && typeof message === 'string';
}

/** The key of the edit at which an issue stands; undefined: it stands elsewhere. */
function keyAt(sent: readonly RowEdit[], path: string): string | undefined {
  const [, nth, field = ''] = /^edits\.(\d+)\.fields\.(\w+)/.exec(path) ?? [];
  const edit = nth === undefined ? undefined : sent[Number(nth)];
  return edit && editKey({ ...edit, field });
}

interface Answered {
  readonly faults?: readonly FactFault[] | undefined;
  /** Their number, with those that are not listed. */
  readonly faultCount?: number | undefined;
  /** `issues` of a refusal. */
  readonly issues?: unknown;
  /** In the order in which they were checked. */
  readonly sent: readonly RowEdit[];
}

/** Everything that is wrong with the set: values by themselves, and what the whole check says of the others. */
export function listFaults(set: EditSet, { faults = [], faultCount = 0, issues, sent }: Answered): EditFaults {
  const byEdit = new Map<string, string>();
  const others: string[] = [];
  for (const edit of set) {
    const reason = findIssue(edit);
    if (reason !== undefined) byEdit.set(editKey(edit), reason);
  }
  const keys = new Set(set.map(editKey));
  const add = (key: string | undefined, reason: string, name: string) => {
    if (key === undefined || !keys.has(key)) others.push(`${name}${reason}`);
    else if (!byEdit.has(key)) byEdit.set(key, reason);
  };
  for (const { at, field, reason, file } of faults) {
    const [name = ''] = field.split('.');
    const label = (at && fieldOf(at.entity, name)?.label) ?? name;
    add(
      at ? editKey({ entity: at.entity, rowId: at.id, field: name }) : undefined,
      reason,
      `${at?.name ?? file} ${label}: `,
    );
  }
  for (const issue of Array.isArray(issues) ? issues.filter(isPlacedIssue) : []) {
    add(keyAt(sent, issue.path), issue.message, '');
  }
  return { byEdit, others, count: byEdit.size + others.length + Math.max(0, faultCount - faults.length) };
}
