import { DAY_MS } from '#shared/durations.ts';

/** Rows that wait longer come first, by age alone. */
export const URGENT_AFTER_MS = DAY_MS;

/** How long a report may be put off. */
export const PUT_OFF_MS = { least: DAY_MS, most: 14 * DAY_MS } as const;

/** How long further reports of a settled thing are answered alike. */
export const SETTLED_MS = 30 * DAY_MS;
