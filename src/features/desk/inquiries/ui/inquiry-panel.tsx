import { useState } from 'react';
import type { InquiryDetail, OperatorInquiry } from '#features/people/inquiries/inquiry.contract.ts';
import { INQUIRY_TYPE_LABELS } from '#features/people/inquiries/inquiry.labels.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { KEY_TABLE } from '#shared/key-table.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { Tag } from '#ui/components/tag.tsx';
import css from '../../reports/ui/report-panel.module.css';
import { DeskPanel, PanelHeading } from '../../table/ui/desk-panel.tsx';
import { useOwnLevel } from '../../table/ui/use-own-level.ts';
import { useViewers } from '../../table/ui/use-viewers.ts';
import { appealObstacle } from '../appeal-decision.rules.ts';
import { senderName } from '../inquiry-row.labels.ts';
import { AnswerForm } from './answer-form.tsx';
import { AppealFacts } from './appeal-facts.tsx';
import { AppealForm } from './appeal-form.tsx';
import { inquiryDetail, markInquiry } from './inquiry-query.ts';
import { EarlierInquiries, SenderFacts } from './sender-facts.tsx';

interface InquiryPanelProps {
  inquiry: OperatorInquiry;
  /** `문의`, `이의` */
  label: string;
  onDone: () => void;
}

/** An inquiry with who sent it, and its answer; an appeal with what it is about. */
export function InquiryPanel({ inquiry, label, onDone }: InquiryPanelProps) {
  const { id, type, answer } = inquiry;
  const { data: detail } = useLiveQuery(inquiryDetail, id);
  const viewers = useViewers(id, markInquiry);
  const [isAnswering, setAnswering] = useState(false);
  const level = useOwnLevel();
  const appeal = detail?.appeal ?? null;
  const obstacle = appeal ? appealObstacle(appeal, { level, now: Date.now() }) : undefined;
  const canAnswer = detail !== undefined && obstacle === undefined;
  return (
    <DeskPanel
      title={`${label} ${id}`}
      tag={<Tag>{INQUIRY_TYPE_LABELS[type]}</Tag>}
      acts={canAnswer && !isAnswering && <AnswerButton isAgain={answer !== null} onPress={() => setAnswering(true)} />}
    >
      {viewers.length > 0 && <p className="pad meta">{viewers.join(', ')} 보는 중</p>}
      <div className="pad">
        <blockquote className={css.comment}>{inquiry.content}</blockquote>
        <p className={`meta ${css.by}`}>
          <b>{senderName(inquiry)}</b> {formatDateTime(inquiry.createdAt)}
        </p>
      </div>
      {answer !== null && (
        <div className="pad">
          <PanelHeading>답변</PanelHeading>
          <p className={css.text}>{answer}</p>
        </div>
      )}
      {appeal && <AppealFacts appeal={appeal} />}
      {obstacle !== undefined && <p className="pad meta">{obstacle}</p>}
      {canAnswer && isAnswering && <Answering detail={detail} onDone={onDone} onClose={() => setAnswering(false)} />}
      {detail?.person && <SenderFacts person={detail.person} />}
      {detail && <EarlierInquiries earlier={detail.earlier} />}
    </DeskPanel>
  );
}

function AnswerButton({ isAgain, onPress }: { isAgain: boolean; onPress: () => void }) {
  return (
    <button type="button" className="btn primary" data-decide onClick={onPress}>
      <span>{isAgain ? '답변 바꾸기' : '답변하기'}</span> <kbd>{KEY_TABLE.decide.keys[0]}</kbd>
    </button>
  );
}

interface AnsweringProps {
  detail: InquiryDetail;
  onDone: () => void;
  onClose: () => void;
}

function Answering({ detail, ...handlers }: AnsweringProps) {
  const { appeal } = detail;
  if (appeal) return <AppealForm inquiry={detail} appeal={appeal} {...handlers} />;
  return <AnswerForm inquiry={detail} {...handlers} />;
}
