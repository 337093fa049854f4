import { z } from 'zod';

/** At the end of a party, so that pages grow old: whether it runs is decided by the clock alone. */
export const PARTY_ENDED = { name: 'party.ended', payload: z.strictObject({ partyId: z.int() }) };
