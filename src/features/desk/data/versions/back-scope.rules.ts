import type { BackScope } from '#features/game-data/editing/fact-version.contract.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { seoulDay, startOfSeoulDay } from '#shared/korean/dates.ts';
import type { DeskDifference, DeskVersion } from '../fact-version-desk.contract.ts';

export const BACK_SCOPES = ['field', 'row', 'person', 'all'] as const;
export type BackScopeName = (typeof BACK_SCOPES)[number];

/** Moments from which on the edits of one operator go back. */
export const BACK_SPANS = ['version', 'today', '24', '72'] as const;
export type BackSpan = (typeof BACK_SPANS)[number];

export type DifferenceLine = DeskDifference['rows'][number];

export interface BackChoice {
  readonly scope: BackScopeName;
  readonly line: DifferenceLine | undefined;
  readonly person: string;
  readonly span: BackSpan;
}

/** Undefined: something is still to be chosen. */
export function toBackScope(
  { scope, line, person, span }: BackChoice,
  from: DeskVersion,
  now: number,
): BackScope | undefined {
  if (scope === 'all') return { scope: 'all' };
  if (scope === 'person') return person === '' ? undefined : { by: person, since: sinceText(span, from, now) };
  if (line === undefined) return undefined;
  const { entity, rowId, field } = line;
  if (scope === 'row') return { entity, rowId };
  return field === null ? undefined : { entity, rowId, field };
}

function sinceText(span: BackSpan, { at }: Pick<DeskVersion, 'at'>, now: number): string {
  if (span === 'version') return at;
  if (span === 'today') return startOfSeoulDay(seoulDay(now)).toISOString();
  // To the hour, so that the numbers of the plan are those of the same moment a minute later.
  return new Date(Math.floor(now / HOUR_MS) * HOUR_MS - Number(span) * HOUR_MS).toISOString();
}

export interface Editor {
  readonly userId: string;
  readonly name: string;
}

/** Operators who changed something in the difference or made one of the versions, each once. */
export function listEditors(rows: readonly DifferenceLine[], versions: readonly DeskVersion[]): Editor[] {
  const names = new Map<string, string>();
  for (const { by } of [...rows, ...versions]) if (by) names.set(by.userId, by.name ?? '이름 없는 운영자');
  return [...names].map(([userId, name]) => ({ userId, name }));
}
