import { useState } from 'react';
import type { BackScope } from '#features/game-data/editing/fact-version.contract.ts';
import type { ApiError } from '#platform/client/api-error.ts';
import { invalidate } from '#platform/client/live-query.ts';
import { navigate } from '#platform/client/navigate.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { classNames } from '#ui/components/class-names.ts';
import { ReasonForm } from '../../../acts/ui/reason-form.tsx';
import type { DeskBackPlan } from '../../fact-version-desk.contract.ts';
import { readFaults } from '../../faults/fault.rules.ts';
import { FaultTable } from '../../faults/ui/fault-table.tsx';
import { FACTS } from '../../ui/live-facts.ts';
import { costliest, isIdle, listPlan, type PlanLine } from '../back-plan.labels.ts';
import { versionsLink } from '../version-list.params.ts';
import { backMutation } from './version-query.ts';
import css from './versions.module.css';

interface BackPlanProps {
  plan: DeskBackPlan;
  version: number;
  scope: BackScope;
  /** `전체를` */
  about: string;
  onCancel(): void;
  onDone(text: string): void;
}

const CORRECTIONS_PATH = '/operator/corrections';

/** Going back in numbers, and the form that does it. */
export function BackPlan({ plan, version, scope, about, onCancel, onDone }: BackPlanProps) {
  const [faults, setFaults] = useState(readFaults({}));
  const lines = listPlan(plan, version);
  const gold = costliest(lines);
  const to = withParticle(`버전 ${version}`, '으로/로');
  if (isIdle(plan)) {
    return <p className="pad" role="status">{`${about} ${to} 되돌려도 달라지는 값이 없습니다.`}</p>;
  }
  function explain(error: ApiError, usual: string): string {
    setFaults(readFaults(error.data));
    if (error.code !== 'CONFLICT') return usual;
    void invalidate(FACTS);
    return `${usual} 바뀐 자료로 다시 셌습니다.`;
  }
  return (
    <>
      <section className={css.plan} aria-label="되돌리면">
        <h3 className="meta">{`${about} ${to} 되돌리면`}</h3>
        <ul>
          {lines.map((line) => (
            <Line key={line.name} line={line} isCostliest={line.name === gold} />
          ))}
        </ul>
      </section>
      {faults.faultCount > 0 && <FaultTable {...faults} />}
      <ReasonForm
        mutation={backMutation}
        name="facts-back"
        kinds={[]}
        label={`${to} 되돌리기`}
        sendingLabel="되돌리는 중"
        effects={[]}
        hint={`지금 버전은 지워지지 않습니다. ${withParticle(`버전 ${plan.version + 1}`, '으로/로')} 새로 남습니다`}
        isOpened={false}
        toInput={(reason) => ({ params: { id: version }, body: { ...scope, version: plan.version, reason } })}
        explain={explain}
        onDone={() => {
          onDone(`${about} ${to} 되돌렸습니다.`);
          navigate(versionsLink({}));
        }}
        onClose={onCancel}
      />
    </>
  );
}

function Line({ line: { name, count, text, detail }, isCostliest }: { line: PlanLine; isCostliest: boolean }) {
  return (
    <li>
      <b className={classNames(isCostliest && css.costliest)}>{formatDigits(count)}</b>
      <span>
        {text}
        {detail !== '' && <span className="meta"> {detail}</span>}
        {name === 'corrections' && (
          <>
            {' '}
            <a className="underline" href={CORRECTIONS_PATH}>
              보기
            </a>
          </>
        )}
      </span>
    </li>
  );
}
