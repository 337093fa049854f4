import type { Ctx, Player } from '#features/people/access/actor.ts';
import { AppError } from '#shared/errors.ts';
import { ITEM_DISTRIBUTION } from '../parties/party-codes.ts';
import { type SeatedParty, seatedParty } from '../parties/party-seats.service.ts';
import type { PartySite } from '../parties/party-site.ts';
import { can, type TurnAction, type TurnRole } from './turn.policy.ts';
import { findTurnOrder, type StoredTurnOrder } from './turn.repository.ts';
import { noTurnOrder, turnErrors } from './turn-error.labels.ts';

type PlayerCtx = Pick<Ctx<Player>, 'db' | 'clock' | 'actor'>;

interface Options {
  /** For changes: those of one party take turns. */
  locks?: boolean;
}

/**
 * The party of a turn order, for those in it.
 * @throws {AppError} NOT_FOUND
 */
export async function openParty(ctx: PlayerCtx, site: PartySite, id: number, options?: Options): Promise<SeatedParty> {
  const seated = await seatedParty(ctx, site, id, options);
  if (!can(seated.role, 'see')) throw noTurnOrder();
  return seated;
}

/** @throws {AppError} NOT_FOUND, also while the party shares in another way */
export async function openTurnOrder(
  ctx: PlayerCtx,
  site: PartySite,
  id: number,
  options?: Options,
): Promise<SeatedParty & { order: StoredTurnOrder }> {
  const found = await findTurnOrder(ctx.db, id);
  if (!found) throw noTurnOrder();
  const opened = await openParty(ctx, site, found.party_id, options);
  // Read anew: it may have been deleted before the party was locked.
  const order = await findTurnOrder(ctx.db, id);
  if (!order || opened.party.item_distribution !== ITEM_DISTRIBUTION.turns) throw noTurnOrder();
  return { ...opened, order };
}

/** @throws {AppError} FORBIDDEN */
export function requireMay({ role }: { readonly role: TurnRole }, action: TurnAction): void {
  if (!can(role, action)) throw new AppError('FORBIDDEN', { message: turnErrors.notLeader });
}
