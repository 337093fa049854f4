import type { OnBlock } from '#features/people/blocks/block.service.ts';
import { hideRequestsBetween } from './party-request.repository.ts';

/** A new block hides what the blocked player has asked; who sits in the party stays. */
export const hideRequestsOfBlocked: OnBlock = hideRequestsBetween;
