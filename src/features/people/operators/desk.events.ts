import { eventType } from '#shared/live-event.ts';

interface DeskChange {
  /** `report`, `appeal`, `inquiry` …, as in the subjects of the audit. */
  kind: string;
  /** Null: several at once. */
  id: number | null;
}

/** Tells the desks of operators, on `me`, to read the list and the row in hand again. */
export const deskChanged = eventType<DeskChange>('desk.changed');
