import { entityLabel, fieldOf } from '#features/game-data/entities/entity-fields.rules.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { Button } from '#ui/components/button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { CheckIcon, RefreshIcon, WarningIcon } from '#ui/icons/icons.tsx';
import { type EditSet, editKey, rowKey } from '../../edit-set.ts';
import type { DeskFactRowDetail } from '../../fact-row-desk.contract.ts';
import type { OwnEditSet } from '../../ui/edit-set-store.ts';
import { countEdits, editLabel } from '../fact-row.labels.ts';
import css from './edit-set.module.css';
import { factRow } from './fact-query.ts';
import type { ChangedRow, VerdictState } from './use-verdict.ts';

const MAX_SHOWN = 5;
const SECOND_MS = 1000;

/** In the bar of phones. */
export function verdictShort({ phase, faults, verdict }: VerdictState): string {
  if (phase === 'passed') return `검사 통과, ${formatDigits(verdict?.checked ?? 0)}줄`;
  if (phase === 'faulty') return `문제 ${formatDigits(faults.count)}개를 수정해 주세요`;
  if (phase === 'changed') return '다른 운영자가 바꾼 줄을 확인해 주세요';
  if (phase === 'failed') return '검사하지 못했습니다';
  return '검사하고 있습니다';
}

interface VerdictNoteProps {
  set: OwnEditSet;
  verdict: VerdictState;
}

/** Shows the answer of the check, in a place that it always has. */
export function VerdictNote({ set, verdict }: VerdictNoteProps) {
  const { phase } = verdict;
  const isBad = phase === 'faulty' || phase === 'changed' || phase === 'failed';
  return (
    <div className={classNames(css.verdict, phase === 'passed' && css.passed, isBad && css.bad)} role="status">
      {phase === 'passed' ? <CheckIcon size={16} /> : isBad ? <WarningIcon size={16} /> : <RefreshIcon size={16} />}
      {phase === 'passed' && <Passed edits={set.edits} verdict={verdict} />}
      {phase === 'faulty' && <Faults edits={set.edits} verdict={verdict} />}
      {phase === 'changed' &&
        verdict.changed.map((row) => <Changed key={`${row.entity}/${row.rowId}`} row={row} set={set} />)}
      {phase === 'failed' && (
        <>
          <b>{verdict.message}</b>
          <span>
            <Button size="sm" onClick={verdict.retry}>
              다시 검사
            </Button>
          </span>
        </>
      )}
      {phase === 'checking' && <span className="meta">검사하고 있습니다.</span>}
    </div>
  );
}

function Passed({ edits, verdict: { verdict } }: { edits: EditSet; verdict: VerdictState }) {
  const seconds = ((verdict?.milliseconds ?? 0) / SECOND_MS).toFixed(1);
  return (
    <>
      <b>전체 {formatDigits(verdict?.checked ?? 0)}줄 검사, 문제 없음</b>
      <span className="meta">
        {seconds}초 걸림 · {countEdits(edits)} 값이 2초 안에 모든 페이지에 나옵니다
      </span>
    </>
  );
}

function Faults({ edits, verdict: { faults } }: { edits: EditSet; verdict: VerdictState }) {
  const own = edits.flatMap((edit) => {
    const reason = faults.byEdit.get(editKey(edit));
    return reason === undefined ? [] : [{ key: editKey(edit), name: `${edit.name}, ${editLabel(edit)}: `, reason }];
  });
  const others = faults.others.map((reason) => ({ key: reason, name: '', reason }));
  const shown = [...own, ...others].slice(0, MAX_SHOWN);
  return (
    <>
      {shown.map(({ key, name, reason }) => (
        <span key={key}>
          <b>{name}</b>
          {reason}
        </span>
      ))}
      {faults.count > shown.length && (
        <span className="meta">그 밖에 {formatDigits(faults.count - shown.length)}개 더 있습니다.</span>
      )}
      <span className="meta">고치면 바로 다시 검사합니다. 하나라도 틀리면 아무것도 바뀌지 않습니다.</span>
    </>
  );
}

/** `은하수가 경험치를 495,000으로 바꾸었습니다` */
function formatChange({ fields, entity, name }: DeskFactRowDetail, edited: readonly string[]): string {
  const texts = fields
    .filter((field) => edited.includes(field.name))
    .map(({ name: field, text, override }) => {
      const value = `${withParticle(fieldOf(entity, field)?.label ?? field, '은/는')} 지금 ${text}`;
      return override?.by ? `${value} (${override.by.name ?? '운영자'})` : value;
    });
  return `${name}: ${texts.join(', ')}`;
}

/** A row that another operator has changed: its values of now, and the button that puts the edits on them. */
function Changed({ row, set }: { row: ChangedRow; set: OwnEditSet }) {
  const { data, error } = useLiveQuery(factRow, { entity: row.entity, id: row.rowId });
  const edited = set.edits.filter((edit) => rowKey(edit) === rowKey(row)).map(({ field }) => field);
  const name = set.edits.find((edit) => rowKey(edit) === rowKey(row))?.name;
  return (
    <span>
      <b>그사이 다른 운영자가 바꾸었습니다. </b>
      <span>
        {data ? formatChange(data, edited) : (error?.message ?? `${entityLabel(row.entity)} ${name ?? row.rowId}`)}
      </span>{' '}
      <Button size="sm" disabled={!data} onClick={() => data && set.renew(data)}>
        확인했습니다
      </Button>
    </span>
  );
}
