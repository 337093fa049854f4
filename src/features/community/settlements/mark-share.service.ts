import { rankFor } from './read-settlements.service.ts';
import type { Settlement, ShareMarks } from './settlement.contract.ts';
import { settlementNotices } from './settlement.notices.ts';
import { mayManage, mayMarkReceived } from './settlement.policy.ts';
import { markShare as storeMarks } from './settlement.repository.ts';
import { bearsMarks, isUnsold, type SettlementSite, toRoles } from './settlement.rules.ts';
import { noSettlement, settlementConflict, settlementErrors, settlementIssues } from './settlement-error.labels.ts';
import { forbidden, lockSeen, notifyOther, publishChange, type SettlementCtx } from './write-settlement.service.ts';

/** Marks a share as paid or received. Existing marks keep their time. */
export async function markShare(
  ctx: SettlementCtx,
  site: SettlementSite,
  { id, shareId }: { id: number; shareId: number },
  marks: ShareMarks,
): Promise<Settlement> {
  const { db, clock } = ctx;
  const { settlement } = await lockSeen(ctx, site, id);
  const share = requireShare(ctx, settlement, shareId, marks);
  const at = clock.now();
  const paidAt = marked(share.paidAt, marks.paid, at);
  const receivedAt = marked(share.receivedAt, marks.received, at);
  if (isSame(share.paidAt, paidAt) && isSame(share.receivedAt, receivedAt)) return settlement;
  await storeMarks(db, shareId, { paid_at: paidAt, received_at: receivedAt });
  const isPaidNow = share.paidAt === null && paidAt !== null;
  if (isPaidNow && share.profile) {
    const isInside = (await rankFor(db, settlement, share.profile.id)) !== null;
    await notifyOther(ctx, share.profile, settlementNotices.paid(settlement, { share, isInside }));
  }
  return publishChange(ctx, id);
}

/** `wanted` undefined: the mark stays as it is. */
function marked(before: string | null, wanted: boolean | undefined, at: Date): Date | null {
  if (wanted === false) return null;
  if (before !== null) return new Date(before);
  return wanted ? at : null;
}

function isSame(before: string | null, after: Date | null): boolean {
  return (before === null) === (after === null);
}

function requireShare(
  { actor }: SettlementCtx,
  settlement: Settlement,
  shareId: number,
  { paid, received }: ShareMarks,
): Settlement['shares'][number] {
  const index = settlement.shares.findIndex(({ id }) => id === shareId);
  const share = settlement.shares[index];
  if (!share) throw noSettlement(settlementErrors.shareGone);
  const roles = toRoles(settlement);
  if (paid !== undefined && !mayManage(roles, actor.profile.id)) throw forbidden('notManager');
  if (received !== undefined && !mayMarkReceived(roles, share.profile?.id ?? null, actor.profile.id)) {
    throw forbidden('notOwner');
  }
  if (settlement.entries.some(isUnsold)) throw settlementConflict('UNSOLD');
  if (!bearsMarks(share, index, settlement.holderIndex)) {
    throw settlementIssues([
      { path: paid === undefined ? 'received' : 'paid', message: settlementErrors.bearsNoMarks },
    ]);
  }
  return share;
}
