import { OPERATOR_LEVEL, type OperatorLevel } from '#shared/endpoint.ts';
import { eventType } from '#shared/live-event.ts';
import { topicOfPerson } from '../people.topics.ts';

/** The lowest level that may open each kind of row on the desk. */
export const DESK_LEVELS = {
  report: OPERATOR_LEVEL.moderator,
  appeal: OPERATOR_LEVEL.moderator,
  inquiry: OPERATOR_LEVEL.moderator,
  review: OPERATOR_LEVEL.moderator,
  job: OPERATOR_LEVEL.moderator,
  player: OPERATOR_LEVEL.moderator,
  word: OPERATOR_LEVEL.moderator,
  correction: OPERATOR_LEVEL.editor,
  data: OPERATOR_LEVEL.editor,
} as const satisfies Record<string, OperatorLevel>;
export type DeskKind = keyof typeof DESK_LEVELS;

export interface DeskChange {
  kind: DeskKind;
  /** Null: several at once. */
  id: number | null;
}

/** Tells the desks of operators to read the list, and the row in hand, again. */
export const deskChanged = eventType<DeskChange>('desk.changed');

export const deskEvents = {
  changed: (userIds: readonly string[], change: DeskChange) => deskChanged.on(userIds.map(topicOfPerson), change),
};
