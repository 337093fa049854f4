import { deskChanged } from '#features/people/operators/desk.events.ts';
import { ownTopic } from '#features/people/people.topics.ts';
import type { ReceivedEvent } from '#shared/live-event.ts';

/** The beginning of all keys of what the desk reads of the facts. */
export const FACTS = ['desk', 'data'];

const GATHER_MS = 1000;

const factsChanged = {
  matches(event: ReceivedEvent): boolean {
    if (!deskChanged.matches(event)) return false;
    const { kind }: { kind: string } = event.data;
    return kind === 'data';
  },
};

/** Part of every query about the facts: another change of them makes it stale. */
export const liveFacts = { topics: [ownTopic], events: [factsChanged], gatherMs: GATHER_MS };

/** Part of every mutation that changes them. */
export const changesFacts = { invalidates: () => [FACTS] };
