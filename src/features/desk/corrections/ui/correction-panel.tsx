import { useState } from 'react';
import { CORRECTION_STATE, type OperatorCorrection } from '#features/content/corrections/correction.contract.ts';
import { CORRECTION_STATE_NAMES } from '#features/content/corrections/correction.labels.ts';
import { KEY_TABLE } from '#shared/key-table.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { KeyValues } from '#ui/components/key-values.tsx';
import { Note } from '#ui/components/panel.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { PanelText } from '../../acts/ui/effects-list.tsx';
import css from '../../reports/ui/report-panel.module.css';
import { DeskPanel, PanelHeading } from '../../table/ui/desk-panel.tsx';
import { useOwnLevel } from '../../table/ui/use-own-level.ts';
import { useViewers } from '../../table/ui/use-viewers.ts';
import { canAccept, countText, entityTag, remarkText, rowPath, sourceText } from '../correction-row.labels.ts';
import { AcceptForm } from './accept-form.tsx';
import { markCorrection } from './correction-query.ts';
import { DismissForm } from './dismiss-form.tsx';

interface CorrectionPanelProps {
  correction: OperatorCorrection;
  onDone: () => void;
}

type Act = 'accept' | 'dismiss';

/** A proposed value with what is known of the one in force, and its decision. */
export function CorrectionPanel({ correction, onDone }: CorrectionPanelProps) {
  const { id, name, state, comments, sources, answer } = correction;
  const [act, setAct] = useState<Act | null>(null);
  const level = useOwnLevel();
  const viewers = useViewers(id, markCorrection);
  const isOpen = state === CORRECTION_STATE.open;
  const remark = isOpen ? remarkText(correction) : undefined;
  const form = { correction, onDone, onClose: () => setAct(null) };
  return (
    <DeskPanel
      title={`제보 ${id}`}
      tag={<Tag>{entityTag(correction)}</Tag>}
      acts={isOpen && act === null && <Acts isAcceptable={canAccept(correction, level)} onChoose={setAct} />}
    >
      {viewers.length > 0 && <p className="pad meta">{viewers.join(', ')} 보는 중</p>}
      <div className="pad">
        <PanelHeading>{name}</PanelHeading>
        <p className={css.text}>
          {correction.label}: {correction.text}
        </p>
      </div>
      {remark !== undefined && (
        <div className="pad">
          <Note>{remark}</Note>
        </div>
      )}
      {act === 'accept' && <AcceptForm key={id} {...form} />}
      {act === 'dismiss' && <DismissForm key={id} {...form} />}
      <Facts correction={correction} />
      <PanelText head="제보한 사람의 말" text={comments.join('\n')} />
      <PanelText head="확인한 곳" text={sources.join('\n')} />
      <PanelText head="답변" text={answer} />
    </DeskPanel>
  );
}

function Acts({ isAcceptable, onChoose }: { isAcceptable: boolean; onChoose: (act: Act) => void }) {
  return (
    <>
      <button
        type="button"
        className="btn"
        data-decide={isAcceptable ? undefined : ''}
        onClick={() => onChoose('dismiss')}
      >
        기각
      </button>
      {isAcceptable && (
        <button type="button" className="btn primary" data-decide onClick={() => onChoose('accept')}>
          <span>반영</span> <kbd>{KEY_TABLE.decide.keys[0]}</kbd>
        </button>
      )}
    </>
  );
}

function Facts({ correction }: { correction: OperatorCorrection }) {
  const { name, presentText, nowText, count, firstAt, others, state, by, decidedAt } = correction;
  const decidedBy = by === null ? '' : ` (${by.name ?? '탈퇴한 회원'})`;
  return (
    <KeyValues
      rows={[
        { label: '대상', value: <a href={rowPath(correction)}>{name}</a> },
        { label: '제보할 때', value: presentText },
        { label: '지금', value: nowText ?? '없음' },
        { label: '지금 값의 출처', value: sourceText(correction) },
        { label: '같은 제보', value: countText(count) },
        ...(others.length === 0
          ? []
          : [{ label: '다른 제보', value: others.map((one) => `${one.text} (${countText(one.count)})`).join(', ') }]),
        { label: '처음 온 때', value: formatDateTime(firstAt) },
        { label: '상태', value: `${CORRECTION_STATE_NAMES[state]}${decidedBy}` },
        ...(decidedAt === null ? [] : [{ label: '처리한 때', value: formatDateTime(decidedAt) }]),
      ]}
    />
  );
}
