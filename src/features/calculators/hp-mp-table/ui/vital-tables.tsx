import type { Vitals } from '#shared/advancement.ts';
import { gradeName } from '#shared/jobs.ts';
import { formatCount, formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import type { VitalQuestion } from '../vital-question.rules.ts';
import { expHref, type GradeStep, lastExpText, needsMp, type OwnStep, planHref } from '../vital-table.rules.ts';
import css from './hp-mp-table.module.css';

export function GradeTitle({ job, grade }: { job: number; grade: number }) {
  return (
    <>
      <span className={`g${grade}`}>{gradeName(job, grade)}</span>{' '}
      <span className="meta">{grade === 0 ? '승급 전' : `${grade}차`}</span>
    </>
  );
}

function VitalPair({ job, vitals }: { job: number; vitals: Vitals }) {
  return (
    <>
      <span className="block">{formatDigits(vitals.hp)}</span>
      {needsMp(job) && <span className="block">{formatDigits(vitals.mp)}</span>}
    </>
  );
}

function Exp({ exp, text = formatCount(exp) }: { exp: number; text?: string }) {
  return (
    <>
      <b>{text}</b>
      <span className={`sub wide ${css.vitalStepsLine} ${css.digits}`}>{formatDigits(exp)}</span>
    </>
  );
}

interface StepTableProps {
  question: VitalQuestion;
  steps: readonly GradeStep[];
  /** Undefined: the player's values are not given, so the distances are those between grades. */
  ownSteps: readonly OwnStep[] | undefined;
}

export function StepTable({ question, steps, ownSteps }: StepTableProps) {
  'use memo';
  const { job, level, grade, own } = question;
  return (
    <Panel
      title="칼승·풀승 조건"
      aside={`${needsMp(job) ? '위가 체력, 아래가 마력' : '체력만 봅니다'}${ownSteps ? ' · 금색은 지금부터' : ''}`}
      more={{ href: planHref(job, level.value, own), label: '승급 계획' }}
    >
      <table className={`t two even ${css.vitalSteps}`} aria-label="승급별 필요 체력·마력과 경험치">
        <thead>
          <tr>
            <th scope="col">승급</th>
            <th scope="col" className="num">
              칼승
            </th>
            <th scope="col" className="num">
              풀승
            </th>
            <th scope="col" className="num wide">
              {ownSteps ? '지금→칼승' : '이전 칼승→칼승'}
            </th>
            <th scope="col" className="num wide">
              {ownSteps ? '지금→풀승' : '칼승→풀승'}
            </th>
          </tr>
        </thead>
        <tbody>
          {own && grade === 0 && (
            <tr className="now">
              <th scope="row">
                <GradeTitle job={job} grade={0} />
                <Here own={own} job={job} />
              </th>
              <td colSpan={2} />
              <td className="wide" colSpan={2} />
            </tr>
          )}
          {steps.map((step, index) => (
            <tr key={step.grade} className={grade === step.grade ? 'now' : undefined}>
              <th scope="row">
                <GradeTitle job={job} grade={step.grade} />
                {grade === step.grade && <Here own={own} job={job} />}
              </th>
              <td className="num">
                <VitalPair job={job} vitals={step.least} />
                {own && ownSteps ? (
                  <span className="narrow">
                    <OwnExp exp={ownSteps[index]?.expToLeast} href={expHref(job, own, step.least)} />
                  </span>
                ) : (
                  <FromLast step={step} />
                )}
              </td>
              <td className="num">
                <VitalPair job={job} vitals={step.full} />
                {own && ownSteps ? (
                  <span className="narrow">
                    <OwnExp exp={ownSteps[index]?.expToFull} href={expHref(job, own, step.full)} />
                  </span>
                ) : (
                  <span className={`sub narrow ${css.vitalStepsLine}`}>칼승부터 {formatCount(step.expToFull)}</span>
                )}
              </td>
              <td className="num wide">
                {own && ownSteps ? (
                  <OwnExp exp={ownSteps[index]?.expToLeast} href={expHref(job, own, step.least)} />
                ) : (
                  <Exp exp={step.expFromLast} text={lastExpText(step)} />
                )}
              </td>
              <td className="num wide">
                {own && ownSteps ? (
                  <OwnExp exp={ownSteps[index]?.expToFull} href={expHref(job, own, step.full)} />
                ) : (
                  <Exp exp={step.expToFull} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

/** Replaces the column on narrow screens. */
export function FromLast({ step }: { step: GradeStep }) {
  return (
    <span className={`sub narrow ${css.vitalStepsLine}`}>
      {step.grade > 1 && <span className="own-text">{'이전부터 '}</span>}
      {lastExpText(step)}
    </span>
  );
}

function Here({ own, job }: { own: Vitals | null; job: number }) {
  const values = own && (needsMp(job) ? `${formatDigits(own.hp)} / ${formatDigits(own.mp)}` : formatDigits(own.hp));
  return (
    <span className={`sub ${css.vitalHere} ${css.vitalStepsLine}`}>
      <span className="px">지금</span> {values}
    </span>
  );
}

function OwnExp({ exp, href }: { exp: number | undefined; href: string }) {
  if (exp === undefined) return <span className="dim">–</span>;
  if (exp === 0) return <span className="dim">달성</span>;
  return (
    <>
      <a href={href}>
        <b>{formatCount(exp)}</b>
      </a>
      <span className={`sub wide ${css.digits}`}>{formatDigits(exp)}</span>
    </>
  );
}
