import { Suspense, useEffect, useState } from 'react';
import { Button, ButtonLink, IconButton } from '#ui/components/button.tsx';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import { CheckIcon, CopyIcon } from '#ui/icons/icons.tsx';
import { copyText } from '#ui/overlay/copy-text.ts';
import type { ListedTrade } from '../../../trades/trade.contract.ts';
import { TRADE_STATUS } from '../../../trades/trade.labels.ts';
import { asOwnTrade } from '../../../trades/trade.rules.ts';
import { justListed } from '../form/just-listed.ts';
import { shoutText } from './shout-text.rules.ts';
import css from './view.module.css';

const CompleteDialog = partOnDemand(() => import('../mine/complete-dialog.tsx'));
const CancelDialog = partOnDemand(() => import('../mine/cancel-dialog.tsx'));
const OwnDealPart = partOnDemand(() => import('./own-deal.tsx'));
const PriceEditor = partOnDemand(async () => ({ default: (await import('../mine/price-editor.tsx')).PriceEditor }));

interface OwnToolsProps {
  trade: ListedTrade;
  isOver: boolean;
  /** Hidden, or its owner is suspended: nobody else can open the trade, so there is nothing to shout. */
  isUnlisted?: boolean;
  onChanged: () => void;
}

export function OwnTools({ trade, isOver, isUnlisted = false, onChanged }: OwnToolsProps) {
  const [requested, sendRequest] = useState<'nothing' | 'price' | 'complete' | 'cancel'>('nothing');
  if (isOver) return <AfterEnd trade={trade} onChanged={onChanged} />;
  const own = asOwnTrade(trade);
  const stop = () => {
    sendRequest('nothing');
    onChanged();
  };
  return (
    <>
      {!isUnlisted && <Listed trade={trade} />}
      {requested === 'price' ? (
        <Suspense>
          <PriceEditor trade={own} onClose={stop} />
        </Suspense>
      ) : (
        <div className="row wrap">
          <Button onClick={() => sendRequest('complete')}>완료</Button>
          <Button onClick={() => sendRequest('price')}>가격 수정</Button>
          <Button tone="ghost" onClick={() => sendRequest('cancel')}>
            내리기
          </Button>
        </div>
      )}
      <Suspense>
        {requested === 'complete' && <CompleteDialog trade={own} onClose={stop} />}
        {requested === 'cancel' && <CancelDialog trade={own} onClose={stop} />}
      </Suspense>
    </>
  );
}

function Listed({ trade }: { trade: ListedTrade }) {
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    if (justListed.read() !== trade.id) return;
    justListed.delete();
    setNew(true);
  }, [trade.id]);
  const text = shoutText(trade);
  return (
    <>
      {isNew && (
        <p className={`row meta ${css.listed}`} role="status">
          <CheckIcon size={16} />
          올렸습니다. 사자후 문구도 복사해 두세요
        </p>
      )}
      <div className={`row gap-1 ${css.words} ${css.copied}`}>
        <span className="grow">{text}</span>
        <IconButton
          label="사자후 문구 복사"
          onClick={() => void copyText(text, { done: '사자후 문구를 복사했습니다' })}
        >
          <CopyIcon />
        </IconButton>
      </div>
    </>
  );
}

function AfterEnd({ trade, onChanged }: { trade: ListedTrade; onChanged: () => void }) {
  const isCompleted = trade.status === TRADE_STATUS.completed;
  return (
    <>
      <Suspense>{isCompleted && <OwnDealPart trade={trade} onChanged={onChanged} />}</Suspense>
      <ButtonLink href={`/trade/register/${trade.itemId}?repeat=${trade.id}`}>다시 올리기</ButtonLink>
      <a href="/me/trades">내 거래 보기</a>
    </>
  );
}
