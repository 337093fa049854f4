import { z } from 'zod';
import { eventType, type LiveEvent } from '#shared/live-event.ts';
import type { Topic } from '#shared/topic.ts';

const endedSchema = z.object({ userId: z.string(), topic: z.string() });
export type EndedMembership = z.infer<typeof endedSchema>;

const membershipEnded = eventType<EndedMembership>('membership.ended');

const begunSchema = z.object({ userId: z.string(), topic: z.string() });
export type BegunMembership = z.infer<typeof begunSchema>;

const membershipBegun = eventType<BegunMembership>('membership.begun');

/**
 * Creates an event after which the player may receive the topic: nothing from before it is replayed to them. The event
 * itself is sent to nobody. Publish it in the transaction that begins the membership, so that earlier events come
 * before it.
 */
export function beginMembership(userId: string, topic: Topic): LiveEvent<BegunMembership> {
  return membershipBegun.on([], { userId, topic });
}

/** @param data JSON text */
export function begunMembership({ type, data }: { type: string; data: string }): BegunMembership | undefined {
  return type === membershipBegun.name ? begunSchema.parse(JSON.parse(data)) : undefined;
}

/**
 * Creates an event after which the player's connections, in every process, receive nothing more of the topic. The event
 * itself is sent to nobody. Publish it in the transaction that ends the membership, so that later events come after it.
 */
export function endMembership(userId: string, topic: Topic): LiveEvent<EndedMembership> {
  return membershipEnded.on([], { userId, topic });
}

/** @param data JSON text */
export function endedMembership({ type, data }: { type: string; data: string }): EndedMembership | undefined {
  return type === membershipEnded.name ? endedSchema.parse(JSON.parse(data)) : undefined;
}
