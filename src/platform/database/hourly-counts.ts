import { type Expression, sql } from 'kysely';

export interface Span {
  from: Date;
  /** The first moment after it. */
  to: Date;
}

export interface HourCount {
  /** Hours since 1970. */
  hour: number;
  count: number;
}

/** The hour of a column, whatever the time zone of the session. */
export function hourOf(column: Expression<Date | null>) {
  return sql<number>`floor(extract(epoch from ${column}) / 3600)::integer`;
}
