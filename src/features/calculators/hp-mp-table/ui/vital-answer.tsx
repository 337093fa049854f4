import { gradeName } from '#shared/jobs.ts';
import { formatCount, formatDigits } from '#shared/korean/amount.ts';
import type { AnswerProps } from '../../calculator/ui/answer.tsx';
import { expParams } from '../../exp/exp.params.ts';
import type { VitalQuestion } from '../vital-question.rules.ts';
import {
  type GradeStep,
  LAST_GRADE,
  levelsMissing,
  missingVitals,
  needsMp,
  type OwnStep,
} from '../vital-table.rules.ts';

/** @param own undefined when the player's values are not given */
export function vitalAnswer(
  question: VitalQuestion,
  steps: readonly GradeStep[],
  own: readonly OwnStep[] | undefined,
): AnswerProps {
  const { job, grade, level } = question;
  const goal = Math.min(grade + 1, LAST_GRADE);
  const step = steps.find((one) => one.grade === goal);
  const mine = own?.find((one) => one.grade === goal);
  if (!question.own || !step || !mine) return wholeDistance(question, steps);
  // The goal is 풀승 once 칼승 is reached.
  const isFull = grade === LAST_GRADE || mine.expToLeast === 0;
  const missing = missingVitals(question.own, isFull ? step.full : step.least);
  const exp = isFull ? mine.expToFull : mine.expToLeast;
  const levels = levelsMissing(level.value);
  return {
    label: `${gradeName(job, goal)} ${isFull ? '풀승' : '칼승'}까지 필요한 경험치`,
    value: exp,
    remark: (
      <>
        {formatDigits(exp)}
        {levels > 0 && (
          <>
            {' · '}
            <a href={expParams.link('/calc/exp', { job, level: level.value, toLevel: 99 })}>
              99레벨까지 {levels}레벨 더
            </a>
          </>
        )}
      </>
    ),
    stats: [
      { label: '모자란 체력', value: formatDigits(missing.hp) },
      ...mpStat(job, '모자란 마력', missing.mp),
      isFull ? { label: '칼승', value: '달성' } : { label: '풀승까지', value: formatCount(mine.expToFull) },
    ],
  };
}

/** Answers with the distance from the chosen grade to the last one; from 0 if no grade or the last one is chosen. */
function wholeDistance({ job, grade }: VitalQuestion, steps: readonly GradeStep[]): AnswerProps {
  const from = grade < LAST_GRADE ? steps.find((one) => one.grade === grade) : undefined;
  const exp = steps
    .filter((one) => one.grade > (from?.grade ?? 0))
    .reduce((sum, { expFromLast }) => sum + expFromLast, 0);
  const last = steps.at(-1);
  const missing = last ? missingVitals(from?.least ?? { hp: 0, mp: 0 }, last.least) : { hp: 0, mp: 0 };
  return {
    label: `${from ? `${gradeName(job, from.grade)} 칼승` : '0'}부터 ${gradeName(job, LAST_GRADE)} 칼승까지`,
    value: exp,
    stats: [
      { label: '올릴 체력', value: formatDigits(missing.hp) },
      ...mpStat(job, '올릴 마력', missing.mp),
      { label: '풀승까지', value: formatCount(exp + (last?.expToFull ?? 0)) },
    ],
  };
}

function mpStat(job: number, label: string, mp: number) {
  return needsMp(job) ? [{ label, value: formatDigits(mp) }] : [];
}
