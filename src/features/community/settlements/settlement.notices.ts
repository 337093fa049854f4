import { formatAmount } from '#shared/korean/amount.ts';
import type { Notice } from '#shared/notice.ts';
import { guildPath } from '../guilds/guild.labels.ts';
import type { Settlement, SettlementShare } from './settlement.contract.ts';

type SettlementNotice = Notice<'settlement.made' | 'settlement.paid'>;
type Named = Pick<Settlement, 'id' | 'title' | 'guildId'>;

/**
 * Notices contain no names of players, because notifications outlive a deleted player.
 * @param isInside whether the recipient is a member of the settlement's guild
 */
const toPath = ({ id, guildId }: Named, isInside: boolean) =>
  isInside && guildId !== null ? guildPath(guildId, 'loot') : `/settlements/${id}`;

export const settlementNotices = {
  made: (settlement: Named, isInside: boolean): SettlementNotice => ({
    kind: 'settlement.made',
    title: '정산이 올라왔습니다',
    body: `‘${settlement.title}’ 정산에 내 몫이 있습니다.`,
    path: toPath(settlement, isInside),
    once: `settlement:${settlement.id}:made`,
  }),

  paid: (
    settlement: Named,
    { share, isInside }: { share: Pick<SettlementShare, 'id' | 'amount'>; isInside: boolean },
  ): SettlementNotice => ({
    kind: 'settlement.paid',
    title: '정산금을 보냈다고 표시했습니다',
    body: `‘${settlement.title}’ 정산의 내 몫 ${formatAmount(share.amount)}입니다. 받았으면 받았음을 눌러 주세요.`,
    path: toPath(settlement, isInside),
    once: `settlement:${settlement.id}:paid:${share.id}`,
  }),
};
