import { defineMutation } from '#platform/client/live-query.ts';
import {
  changeMember,
  changeParty,
  closeParty,
  createParty,
  leaveParty,
  requestToJoin,
} from '../party-endpoints.contract.ts';
import { OWN_PARTIES } from './own/own-parties.ts';

const ofOwn = { invalidates: () => [OWN_PARTIES] };

/** The changes of a party; each makes stale what the visitor sees of their own. */
export const partyMutations = {
  create: defineMutation(createParty, { ...ofOwn, isAwaited: true }),
  change: defineMutation(changeParty, { ...ofOwn, isAwaited: true }),
  /** Moves the end of the party alone. */
  extend: defineMutation(changeParty, ofOwn),
  close: defineMutation(closeParty, ofOwn),
  leave: defineMutation(leaveParty, ofOwn),
  requestToJoin: defineMutation(requestToJoin, ofOwn),
  changeMember: defineMutation(changeMember, ofOwn),
};
