import { z } from 'zod';

/** Drops cached pages at the end of a party. The clock alone decides whether a party runs. */
export const PARTY_ENDED = { name: 'party.ended', payload: z.strictObject({ partyId: z.int() }) };
