import type { Db } from '#platform/database/db.ts';
import { seoulDay } from '#shared/korean/dates.ts';
import { addDays, listDays } from './day-span.rules.ts';
import { VISIT_RETENTION_DAYS } from './visit.contract.ts';
import * as rows from './visit.repository.ts';
import { deleteOldKey } from './write-visits.service.ts';

export const readVisitDays = rows.findDays;
export const readFirstVisitDay = rows.findFirstDay;
export const sumVisits = rows.sumCounts;

/** Returns the last days until today, from the first of them that was counted on. */
export async function readLastVisits(
  db: Db,
  { today, days }: { today: string; days: number },
): Promise<Pick<rows.DayRow, 'day' | 'visitors' | 'views'>[]> {
  const found = await rows.findDays(db, { from: addDays(today, 1 - days), to: today });
  const [first] = found;
  if (!first) return [];
  const counted = new Map(found.map(({ day, visitors, views }) => [day, { day, visitors, views }]));
  return listDays({ from: first.day, to: today }).map((day) => counted.get(day) ?? { day, visitors: 0, views: 0 });
}

/** Forgets the key of yesterday and deletes the days that are kept no longer. @returns how many rows that were */
export async function expireVisits(db: Db, now: Date): Promise<number> {
  const firstStored = addDays(seoulDay(now), 1 - VISIT_RETENTION_DAYS);
  return (await deleteOldKey(db, now)) + (await rows.deleteDaysBefore(db, firstStored));
}
