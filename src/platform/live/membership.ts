import { z } from 'zod';
import { eventType, type LiveEvent } from '#shared/live-event.ts';
import type { Topic } from '#shared/topic.ts';

const endedSchema = z.object({ userId: z.string(), topic: z.string() });
export type EndedMembership = z.infer<typeof endedSchema>;

const membershipEnded = eventType<EndedMembership>('membership.ended');

/**
 * From this event on the person's connections, in every process, hear nothing more of the topic. It is sent to nobody itself. Publish
 * it in the transaction that ends the membership, so that what happens later comes after it.
 */
export function endMembership(userId: string, topic: Topic): LiveEvent<EndedMembership> {
  return membershipEnded.on([], { userId, topic });
}

/** @param data JSON text */
export function endedMembership({ type, data }: { type: string; data: string }): EndedMembership | undefined {
  return type === membershipEnded.name ? endedSchema.parse(JSON.parse(data)) : undefined;
}
