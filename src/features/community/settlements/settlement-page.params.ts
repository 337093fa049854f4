import { MAX_ID } from '#shared/ids.ts';
import { definePageParams, param } from '#shared/page-params.ts';

const id = param.whole(1, MAX_ID);

/**
 * The owner of a new settlement (`/settlements/new`): a party, or a guild with one of its gatherings. Only the browser
 * reads it.
 */
export const settlementPageParams = definePageParams({ browserOnly: { party: id, guild: id, gathering: id } });

export const NEW_SETTLEMENT = 'new';

export type NewSettlementOwner = { party: number } | { guild: number; gathering?: number };

export function newSettlementPath(owner: NewSettlementOwner): string {
  return settlementPageParams.link(`/settlements/${NEW_SETTLEMENT}`, owner);
}

export function settlementPath(id: number): string {
  return `/settlements/${id}`;
}
