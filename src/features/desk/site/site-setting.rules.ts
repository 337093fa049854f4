import type { Setting, SettingName, SettingValues } from '#features/shell/settings/setting.contract.ts';
import { recentText } from '../table/moment.labels.ts';

/** A setting as operators read it, with the value that belongs to its name. */
export interface KnownSetting<Name extends SettingName> extends Omit<Setting, 'name' | 'value'> {
  readonly name: Name;
  readonly value: SettingValues[Name];
}

/** The server has read each value by the schema of its name. */
export function findSetting<Name extends SettingName>(
  settings: readonly Setting[],
  name: Name,
): KnownSetting<Name> | undefined {
  return settings.find((one) => one.name === name) as KnownSetting<Name> | undefined;
}

/** Names who has changed something: null is a command, or a release that did not store it. */
export function changerName(by: Setting['by']): string {
  if (by === null) return '명령줄';
  return by.name ?? '이름 없는 운영자';
}

/** `설악 · 11월 6일`, of today with the time. */
export function changedText({ by, at }: Pick<Setting, 'by' | 'at'>, now: number): string {
  if (at === null) return '바꾼 적 없음';
  return `${changerName(by)} · ${recentText(at, now)}`;
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Puts a changed row into a list as it is now: in the place of the row that was opened, or at the end where that is gone.
 * @param before null: a new row
 */
export function withEditedRow<Row>(
  rows: readonly Row[],
  before: Row | null,
  after: Row,
): { rows: Row[]; index: number } {
  const place = before === null ? -1 : rows.findIndex((row) => isEqual(row, before));
  const index = place < 0 ? rows.length : place;
  return { rows: [...rows.slice(0, index), after, ...rows.slice(index + 1)], index };
}

export function withoutRow<Row>(rows: readonly Row[], gone: Row): Row[] {
  return rows.filter((row) => !isEqual(row, gone));
}
