import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { CheckIcon, CopyIcon } from '#ui/icons/icons.tsx';
import { copyText } from '../../../deals/ui/copy-text.ts';
import type { ListedTrade } from '../../trade.contract.ts';
import { whisperText } from '../../trade.labels.ts';
import { justListed } from '../form/form-draft.ts';
import { WhisperButton } from '../public/whisper-button.tsx';
import { shoutText } from './shout-text.rules.ts';

interface ContactPanelProps {
  trade: ListedTrade;
  isOwn: boolean;
  isGone: boolean;
}

/** What one does about the trade: others whisper to its player, the player looks after it. One place, one height. */
export function ContactPanel({ trade, isOwn, isGone }: ContactPanelProps) {
  const isOver = trade.status !== 1 || isGone;
  return (
    <Panel title={isOwn ? '내 글' : '연락하기'}>
      <div className="pad contact">
        {isOwn && <OwnTools trade={trade} isOver={isOver} />}
        {!isOwn && isOver && <Over trade={trade} />}
        {!isOwn && !isOver && <Whisper trade={trade} />}
      </div>
    </Panel>
  );
}

function Whisper({ trade }: { trade: ListedTrade }) {
  const { profile } = trade;
  if (profile.userId === null) return <p className="dim">탈퇴한 사람의 글이라 연락할 수 없습니다.</p>;
  const whispered = { ...trade, player: profile };
  return (
    <>
      <p className="meta">게임에서 이렇게 말을 거세요</p>
      <p className="said-text">{whisperText(whispered)}</p>
      <WhisperButton trade={whispered} label="귓속말 복사" />
    </>
  );
}

function Over({ trade }: { trade: ListedTrade }) {
  return (
    <>
      <p className="dim">{trade.status === 2 ? '거래가 끝난 글입니다.' : '올린 사람이 내린 글입니다.'}</p>
      <ButtonLink href={`/trade/${trade.itemId}`}>같은 물건의 다른 글 보기</ButtonLink>
    </>
  );
}

function OwnTools({ trade, isOver }: { trade: ListedTrade; isOver: boolean }) {
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    if (justListed.read() !== trade.id) return;
    justListed.drop();
    setNew(true);
  }, [trade.id]);
  const text = shoutText(trade);
  if (isOver) {
    return (
      <>
        <p className="dim">{trade.status === 2 ? '완료한 거래입니다.' : '내린 글입니다.'}</p>
        <ButtonLink href={`/trade/register/${trade.itemId}?repeat=${trade.id}`}>다시 올리기</ButtonLink>
      </>
    );
  }
  return (
    <>
      {isNew ? (
        <p className="listed-word" role="status">
          <CheckIcon size={16} />
          올렸습니다. 외칠 말도 복사해 두세요
        </p>
      ) : (
        <p className="meta">게임에서 이렇게 외치세요</p>
      )}
      <p className="said-text">{text}</p>
      <div className="row">
        <Button onClick={() => void copyText(text, '외칠 말을 복사했습니다')}>
          <CopyIcon />
          외칠 말 복사
        </Button>
        <ButtonLink href={`/me/trades#trade-${trade.id}`}>완료 · 값 고치기</ButtonLink>
      </div>
    </>
  );
}
