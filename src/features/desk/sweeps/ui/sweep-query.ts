import { deskChanged } from '#features/people/operators/desk.events.ts';
import { ownTopic } from '#features/people/people.topics.ts';
import { call } from '#platform/client/call.ts';
import { defineLivePages, defineLiveQuery, defineMutation } from '#platform/client/live-query.ts';
import { listSweeps, type NewSweep, type Sweep, sweepPlayer, undoSweep } from '../sweep.contract.ts';

const PAGE_ROWS = 50;
const GATHER_MS = 1000;
const SWEEPS = ['desk', 'sweeps'];
/** A sweep changes what is known of players. */
const changed = { invalidates: () => [SWEEPS, ['desk', 'people'], ['desk', 'reports']] };

export const sweepPages = defineLivePages({
  key: (_: undefined) => [...SWEEPS, 'all'],
  read: (_, cursor: number | undefined, signal) => call(listSweeps, { query: { limit: PAGE_ROWS, cursor }, signal }),
  next: (page: readonly Sweep[]) => (page.length < PAGE_ROWS ? undefined : page.at(-1)?.id),
  topics: [ownTopic],
  events: [deskChanged],
  gatherMs: GATHER_MS,
});

interface Trial {
  profileId: number;
  choices: Omit<NewSweep, 'reason'>;
}

/** The counts of what a sweep would take down now. */
export const sweepTrial = defineLiveQuery({
  key: ({ profileId, choices }: Trial) => [...SWEEPS, 'trial', profileId, choices],
  read: ({ profileId, choices }, signal) =>
    call(sweepPlayer, { params: { id: profileId }, body: { ...choices, isTrial: true }, signal }),
  gcTime: 0,
});

export const sweepMutations = {
  run: defineMutation(sweepPlayer, changed),
  undo: defineMutation(undoSweep, changed),
};
