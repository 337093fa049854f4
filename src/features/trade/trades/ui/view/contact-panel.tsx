import { ButtonLink } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import type { ListedTrade } from '../../trade.contract.ts';
import { whisperText } from '../../trade.labels.ts';
import { TRADE_STATUS } from '../../trade-codes.ts';
import { WhisperButton } from '../public/whisper-button.tsx';
import { OwnTools } from './own-tools.tsx';
import css from './view.module.css';

interface ContactPanelProps {
  trade: ListedTrade;
  isOwn: boolean;
  isGone: boolean;
  onChanged: () => void;
}

export function ContactPanel({ trade, isOwn, isGone, onChanged }: ContactPanelProps) {
  const isOver = trade.status !== TRADE_STATUS.waiting || isGone;
  return (
    <Panel title={isOwn ? '내 글' : '연락하기'}>
      <div className="pad stack gap-3 small" style={{ minHeight: 148, gridTemplateColumns: 'auto' }}>
        {isOwn && <OwnTools trade={trade} isOver={isOver} onChanged={onChanged} />}
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
      <p className={css.words}>{whisperText(whispered)}</p>
      <WhisperButton trade={whispered} label="귓속말 복사" />
    </>
  );
}

function Over({ trade }: { trade: ListedTrade }) {
  return (
    <>
      <p className="dim">
        {trade.status === TRADE_STATUS.completed ? '거래가 끝난 글입니다.' : '올린 사람이 내린 글입니다.'}
      </p>
      <ButtonLink href={`/trade/${trade.itemId}`}>같은 물건의 다른 글 보기</ButtonLink>
    </>
  );
}
