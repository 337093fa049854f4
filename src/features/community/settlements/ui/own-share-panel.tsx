import { useAct } from '#features/people/require-login/ui/public/use-act.ts';
import { momentText } from '#features/trade/trades/moment.labels.ts';
import { useNow } from '#platform/client/use-now.ts';
import { amountParts } from '#shared/korean/amount.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { Amount } from '#ui/components/amount.tsx';
import { Button } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { CheckIcon } from '#ui/icons/icons.tsx';
import { ActError } from '../../ui/act-error.tsx';
import type { Settlement } from '../settlement.contract.ts';
import { bearsMarks, isUnsold } from '../settlement.rules.ts';
import css from './settlement.module.css';
import { mark } from './shares-panel.tsx';

/** Shows the visitor's amount, and whether they have received it. */
export function OwnSharePanel({ settlement, profileId }: { settlement: Settlement; profileId: number }) {
  const act = useAct();
  const now = useNow();
  const { shares, holderIndex, entries } = settlement;
  const index = shares.findIndex(({ profile }) => profile?.id === profileId);
  const share = shares[index];
  if (!share) return null;
  const holder = shares[holderIndex]?.name ?? '';
  const isReceived = share.receivedAt !== null;
  const hasMarks = bearsMarks(share, index, holderIndex) && !entries.some(isUnsold);
  return (
    <Panel title="내 몫" className={css.ownShare}>
      <div className="pad stack gap-3">
        <p className={css.hero}>
          <Amount key={share.amount} size="big" parts={amountParts(share.amount)} />
        </p>
        <p className="meta">{formatState(settlement, index, holder, now)}</p>
        {hasMarks && (
          <Button
            full
            aria-pressed={isReceived}
            aria-disabled={act.isSending}
            onClick={() => void mark(act, settlement, share.id, { received: !isReceived })}
          >
            <CheckIcon size={16} />
            <span className="own-text">{isReceived ? '받았음 풀기' : '받았음'}</span>
          </Button>
        )}
        <ActError act={act} />
      </div>
    </Panel>
  );
}

function formatState(
  { shares, holderIndex, entries }: Settlement,
  index: number,
  holder: string,
  now: number | null,
): string {
  const share = shares[index];
  if (!share || index === holderIndex) return '내가 돈을 가지고 있습니다.';
  if (entries.some(isUnsold)) return '아직 안 팔린 아이템이 있어 더 늘어날 수 있습니다.';
  if (share.receivedAt !== null) return `받았다고 표시했습니다 · ${momentText(share.receivedAt, now)}`;
  if (share.paidAt !== null)
    return `${withParticle(holder, '이/가')} 보냈다고 표시했습니다 · ${momentText(share.paidAt, now)}`;
  return `${withParticle(holder, '이/가')} 돈을 가지고 있습니다.`;
}
