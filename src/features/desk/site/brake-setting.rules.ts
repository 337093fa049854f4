import { brakeText } from '#features/people/access/brake.labels.ts';
import { brakeEndFor } from '#features/people/access/site-switches.rules.ts';
import type { SettingValues } from '#features/shell/settings/setting.contract.ts';
import { HOUR_MS } from '#shared/durations.ts';

export type BrakeSetting = SettingValues['brake'];

const USUAL: BrakeSetting = { minAccountHours: 24, writes: ['trades', 'guilds', 'boards'], until: null };
const USUAL_LENGTH_HOURS = 12;

export function isBrakeOn({ until, writes, minAccountHours }: BrakeSetting, now: number): boolean {
  return until !== null && Date.parse(until) > now && writes.length > 0 && minAccountHours > 0;
}

/** The values that a form shows: of a brake that is off a usual one for half a day, up to the full hour. */
export function toBrakeChoice(value: BrakeSetting, now: number): BrakeSetting & { until: string } {
  const isOver = value.until === null || Date.parse(value.until) <= now;
  if (value.until !== null && !isOver) return { ...value, until: value.until };
  const until = new Date(Math.ceil(now / HOUR_MS + USUAL_LENGTH_HOURS) * HOUR_MS).toISOString();
  return value.writes.length > 0 && value.minAccountHours > 0 ? { ...value, until } : { ...USUAL, until };
}

/** The words for a player whose account is made at this moment; undefined: nothing is held back. */
export function brakePreview({ minAccountHours, writes, until }: BrakeSetting, now: number): string | undefined {
  const [group] = writes;
  if (group === undefined || until === null) return undefined;
  const moment = new Date(now);
  const end = brakeEndFor({ minAccountHours, writes, until: new Date(until) }, group, moment, moment);
  return end === null ? undefined : brakeText(group, minAccountHours, end);
}
