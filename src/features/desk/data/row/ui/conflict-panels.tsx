import { fieldOf } from '#features/game-data/entities/entity-fields.rules.ts';
import { useAct } from '#features/people/require-login/ui/public/use-act.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { formatMonthDay } from '#shared/korean/day-texts.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { Button } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { useOwnLevel } from '../../../table/ui/use-own-level.ts';
import type { DeskConflict } from '../../fact-conflict-desk.contract.ts';
import type { DeskFactRowDetail } from '../../fact-row-desk.contract.ts';
import { useSources } from '../../fields/ui/row-names-query.ts';
import { findLock } from '../row-edit.rules.ts';
import { actorName, fieldLabel } from '../row-page.labels.ts';
import css from './row.module.css';
import { conflicts, rowMutations } from './row-query.ts';

/** Each conflict of the row: what the base was, what is in force, and what the base is now. */
export function ConflictPanels({ detail }: { detail: DeskFactRowDetail }) {
  const { entity, id, fields } = detail;
  const isAny = fields.some(({ isConflict }) => isConflict);
  const { data = [], error } = useLiveQuery(conflicts, undefined, { isEnabled: isAny });
  if (!isAny) return null;
  const own = data.filter((one) => one.entity === entity && one.rowId === id);
  return (
    <>
      {error && <p className="note bad">충돌을 불러오지 못했습니다. {error.message}</p>}
      {own.map((conflict) => (
        <ConflictPanel key={conflict.id} conflict={conflict} />
      ))}
    </>
  );
}

function ConflictPanel({ conflict }: { conflict: DeskConflict }) {
  const { id, entity, field, texts, now, by, at, source } = conflict;
  const act = useAct();
  const level = useOwnLevel();
  const { titleFor } = useSources();
  const definition = fieldOf(entity, field);
  const lock = definition === undefined ? null : findLock(definition, level);
  const decide = (take: 'mine' | 'base') =>
    void act.run(rowMutations.decide, { body: { decisions: [{ id, take, now }] } });
  const made = [source.map(titleFor).join(', '), `${actorName(by)} ${formatMonthDay(at)}`];
  return (
    <Panel title={`${fieldLabel(entity, field)} 충돌`}>
      <dl className={css.three}>
        <Value label="이전 기본값" text={texts.base} />
        <Value label="고친 값, 지금 쓰는 중" text={texts.value} note={made.join(' · ')} isInForce />
        <Value label="새 기본값" text={texts.now} />
      </dl>
      <div className={`pad ${css.foot}`}>
        <p className="meta grow" role="alert">
          {act.error ?? lock ?? `고르기 전까지는 고친 값 ${withParticle(texts.value, '을/를')} 씁니다.`}
        </p>
        {lock === null && (
          <>
            <Button aria-disabled={act.isSending} onClick={() => decide('mine')}>
              고친 값 유지
            </Button>
            <Button aria-disabled={act.isSending} onClick={() => decide('base')}>
              새 기본값 사용
            </Button>
          </>
        )}
      </div>
    </Panel>
  );
}

interface ValueProps {
  label: string;
  text: string;
  note?: string;
  isInForce?: boolean;
}

function Value({ label, text, note, isInForce = false }: ValueProps) {
  return (
    <div className={isInForce ? css.inForce : undefined}>
      <dt className="meta">{label}</dt>
      <dd>
        <b>{text}</b>
        {note && <span className="meta block">{note}</span>}
      </dd>
    </div>
  );
}
