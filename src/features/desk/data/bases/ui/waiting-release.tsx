import { useState } from 'react';
import { useAct } from '#features/people/require-login/ui/public/use-act.ts';
import { useNow } from '#platform/client/use-now.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { formatMonthDay } from '#shared/korean/day-texts.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { Button } from '#ui/components/button.tsx';
import { Checkbox } from '#ui/components/field.tsx';
import { Note, Panel } from '#ui/components/panel.tsx';
import { ActError } from '../../../acts/ui/effects-list.tsx';
import { exactText } from '../../../table/moment.labels.ts';
import { factRowPath, fieldLabel } from '../../differences/difference.labels.ts';
import type { DeskBases } from '../../fact-base-desk.contract.ts';
import { FaultTable } from '../../faults/ui/fault-table.tsx';
import { baseMutations } from './base-query.ts';
import css from './bases.module.css';

type Waiting = NonNullable<DeskBases['waiting']>;

interface WaitingReleaseProps {
  waiting: Waiting;
  version: number;
  onDone: (text: string) => void;
}

/** A release that did not pass: its faults, the overrides in its way, and what applies it. */
export function WaitingRelease({ waiting, version, onDone }: WaitingReleaseProps) {
  const { release, at, faults, faultCount, blocking } = waiting;
  const now = useNow() ?? Date.now();
  const [untaken, setUntaken] = useState<ReadonlySet<number>>(new Set());
  const act = useAct();
  const drop = blocking.map(({ id }) => id).filter((id) => !untaken.has(id));
  function toggle(id: number): void {
    const next = new Set(untaken);
    if (!next.delete(id)) next.add(id);
    setUntaken(next);
  }
  async function apply(): Promise<void> {
    const input = { params: { id: release }, body: { version, drop } };
    if (await act.run(baseMutations.apply, input))
      onDone(`${withParticle(`릴리스 ${release}`, '을/를')} 적용했습니다.`);
  }
  return (
    <Panel
      title={`릴리스 ${release} 대기`}
      className="mb-4"
      aside={`${exactText(at, now)}에 검사를 통과하지 못해 이전 자료를 씁니다. 문제 ${formatDigits(faultCount)}개`}
    >
      {faultCount > 0 && <FaultTable faults={faults} faultCount={faultCount} />}
      {blocking.length === 0 ? (
        <div className="pad">
          <Note>파일 자체의 문제라 고친 값을 빼도 적용되지 않습니다. 파일을 바로잡은 다음 릴리스를 배포해 주세요.</Note>
        </div>
      ) : (
        <section className={`pad ${css.blocking}`} aria-label="적용을 막는 고친 값">
          <h3 className="meta">적용을 막는 고친 값. 빼면 릴리스의 값이 됩니다</h3>
          <ul>
            {blocking.map((one) => (
              <Obstacle key={one.id} of={one} isTaken={!untaken.has(one.id)} onToggle={() => toggle(one.id)} />
            ))}
          </ul>
        </section>
      )}
      <ActError error={act.error} />
      <footer className={css.foot}>
        <Button
          tone={blocking.length > 0 ? 'primary' : 'plain'}
          aria-disabled={act.isSending}
          onClick={() => void apply()}
        >
          {act.isSending ? '적용하는 중' : applyText(drop.length)}
        </Button>
      </footer>
    </Panel>
  );
}

function applyText(count: number): string {
  return count === 0 ? '그대로 적용' : `${formatDigits(count)}개를 빼고 적용`;
}

function Obstacle({
  of,
  isTaken,
  onToggle,
}: {
  of: Waiting['blocking'][number];
  isTaken: boolean;
  onToggle: () => void;
}) {
  const { entity, rowId, name, text, by, at } = of;
  return (
    <li>
      <Checkbox
        label={
          <span>
            {`${name} ${fieldLabel(of)} `}
            <b>{text}</b>
          </span>
        }
        checked={isTaken}
        onChange={onToggle}
      />
      <span className="meta">
        {`${by?.name ?? '운영자'} ${formatMonthDay(at)} `}
        <a className="underline" href={factRowPath(entity, rowId)}>
          열기
        </a>
      </span>
    </li>
  );
}
