import type { UnitOfWork } from '#platform/effects/effects.ts';
import { type TurnChange, turnEvents } from './turn.events.ts';

/** To those who are in the guild. */
export function publishGuildTurns(
  { effects }: Pick<UnitOfWork, 'effects'>,
  { id, guildId }: { id: number; guildId: number },
  change: TurnChange,
): void {
  effects.publish(turnEvents.ofGuild(change, guildId, id));
}
