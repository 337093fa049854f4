import { MAX_ID } from '#shared/ids.ts';
import { definePageParams, param } from '#shared/page-params.ts';

/** The party that a new settlement (`/settlements/new`) is for. Only the browser reads it. */
export const settlementPageParams = definePageParams({ browserOnly: { party: param.whole(1, MAX_ID) } });

export const NEW_SETTLEMENT = 'new';

export function newSettlementPath(partyId: number): string {
  return settlementPageParams.link(`/settlements/${NEW_SETTLEMENT}`, { party: partyId });
}

export function settlementPath(id: number): string {
  return `/settlements/${id}`;
}
