import type { ReactNode } from 'react';
import { formatCount } from '#shared/korean/amount.ts';
import { classNames } from '#ui/components/class-names.ts';
import { PART_LABELS, partText, percentText } from '../plan.labels.ts';
import type { Plan } from '../plan.rules.ts';
import css from './plan.module.css';

interface PlanLadderProps {
  plan: Plan;
  /** Whether the player's own values are given. */
  isMeasured: boolean;
  materials: { owned: number; wanted: number };
  title: ReactNode;
}

interface Step {
  label: string;
  value: ReactNode;
  sub: string;
  /** Progress from 0 to 1; null: not known, or not a value that grows. */
  share: number | null;
}

export function PlanLadder(props: PlanLadderProps) {
  const steps = listSteps(props);
  return (
    <ol className={`panel ${css.ladder}`} aria-label="승급까지">
      {steps.map((step) => (
        <li key={step.label} className={step.share === 1 ? css.done : undefined}>
          <span className="meta">{step.label}</span>
          <b>{step.value}</b>
          <span className="bar" aria-hidden="true">
            <i style={{ width: `${((step.share ?? 0) * 100).toFixed(2)}%` }} />
          </span>
          <span className={classNames('meta num', css.ladderText, /\d/.test(step.sub) && css.ladderNumber)}>
            {step.sub}
          </span>
        </li>
      ))}
    </ol>
  );
}

function listSteps({ plan, isMeasured, materials: { owned, wanted }, title }: PlanLadderProps): Step[] {
  const { nextGrade, parts, exp } = plan;
  if (nextGrade === null) return [{ label: '승급', value: title, sub: '모두 완료', share: 1 }];
  const isReady = exp === 0 && owned === wanted;
  return [
    ...parts.map((part) => ({
      label: PART_LABELS[part.name],
      value: isMeasured || part.name === 'level' ? percentText(part.share) : formatCount(part.to),
      sub: isMeasured || part.name === 'level' ? partText(part) : '목표',
      share: isMeasured || part.name === 'level' ? part.share : null,
    })),
    {
      label: '재료',
      value: owned === 0 && wanted > 0 ? `${wanted}가지` : percentText(wanted === 0 ? 1 : owned / wanted),
      sub: owned === 0 && wanted > 0 ? '필요' : `${owned} / ${wanted}가지`,
      share: wanted === 0 ? 1 : owned / wanted,
    },
    { label: '승급', value: title, sub: isReady ? '가능' : '아직', share: isReady ? 1 : null },
  ];
}
