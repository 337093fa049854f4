import { z } from 'zod';

/**
 * Erases requests and publishes the end of a party, which drops cached pages. The clock alone decides whether a party
 * runs.
 */
export const PARTY_ENDED = { name: 'party.ended', payload: z.strictObject({ partyId: z.int() }) };
