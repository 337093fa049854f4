import { CalcHead } from '#features/calculators/calculator/ui/calc-head.tsx';
import { FactNotes } from '#features/game-data/ui/public/fact-notes.tsx';
import { ItemLink } from '#features/game-data/ui/public/item-link.tsx';
import { SkillLink } from '#features/game-data/ui/public/skill-link.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import type { Vitals } from '#shared/advancement.ts';
import { jobName } from '#shared/jobs.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { Note } from '#ui/components/note.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { Answer } from '../../calculator/ui/answer.tsx';
import { useQueryState } from '../../calculator/ui/use-query-state.ts';
import type { VitalPrices } from '../../vitals/vital-price.rules.ts';
import css from '../ui/hp-mp-table.module.css';
import { vitalAnswer } from '../ui/vital-answer.tsx';
import { VitalForm } from '../ui/vital-form.tsx';
import { VitalLadder } from '../ui/vital-ladder.tsx';
import { FromLast, GradeTitle, OwnTable, StepTable } from '../ui/vital-tables.tsx';
import { vitalParams } from '../vital.params.ts';
import { needsMp } from '../vital-links.rules.ts';
import { readVitalQuestion } from '../vital-question.rules.ts';
import { gradeSteps, lastExpText, NO_PRICES, ownSteps } from '../vital-table.rules.ts';
import type { GradeGains, load, NamedThing } from './hp-mp-table.loader.ts';

const JOBS = [1, 2, 3, 4];

interface JobTableProps {
  prices: Readonly<Record<number, VitalPrices>>;
  job: number;
  grade: number;
}

function JobTable({ prices, job: chosen, grade }: JobTableProps) {
  'use memo';
  return (
    <Panel title="직업별 비교" aside="체력 / 마력">
      <table className={`t tight ${css.vitalJobs}`} aria-label="직업별 칼승·풀승 조건">
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
              이전 칼승부터
            </th>
          </tr>
        </thead>
        {JOBS.map((job) => (
          <tbody key={job}>
            <tr>
              <th scope="rowgroup" colSpan={4}>
                {jobName(job)}
              </th>
            </tr>
            {gradeSteps(job, prices[job] ?? NO_PRICES).map((step) => (
              <tr key={step.grade} className={job === chosen && step.grade === grade ? 'now' : undefined}>
                <th scope="row">
                  <GradeTitle job={job} grade={step.grade} />
                </th>
                <td className="num">
                  {inLine(job, step.least)}
                  <FromLast step={step} />
                </td>
                <td className="num">{inLine(job, step.full)}</td>
                <td className="num wide">{lastExpText(step)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Panel>
  );
}

function inLine(job: number, { hp, mp }: Vitals): string {
  return needsMp(job) ? `${formatDigits(hp)} / ${formatDigits(mp)}` : formatDigits(hp);
}

/** @public Read by the list of pages. */
export const params = vitalParams;

export default function VitalTablePage() {
  'use memo';
  const { prices, gains, minBuyLevel, provenance } = usePageData<typeof load>();
  const queryState = useQueryState(vitalParams);
  const question = readVitalQuestion(queryState.texts);
  const { job, grade } = question;
  const ownPrices = prices[job] ?? NO_PRICES;
  const steps = gradeSteps(job, ownPrices);
  const mine = question.own ? ownSteps(steps, ownPrices, question.own) : undefined;
  const answer = vitalAnswer(question, steps, mine);
  return (
    <>
      <PageMeta
        title="체력·마력 표"
        description="바람의나라 클래식 네 직업의 승급 체력·마력: 칼승과 풀승, 그 사이에 필요한 경험치, 승급 재료와 기술."
        path="/calc/hp-mp-table"
      />
      <CalcHead title="체력·마력 표" tab="체력·마력" />
      <div className={`cols flip ${css.cols}`}>
        <div className="stack">
          <VitalForm queryState={queryState} question={question} minBuyLevel={minBuyLevel} answer={answer} />
          <Note>
            칼승은 승급할 수 있는 최소 수치, 풀승은 승급 전에 가득 채우는 수치입니다. 장비를 벗은 맨몸 기준이고, 지금
            체력을 적으면 승급마다 필요한 경험치도 보여 줍니다.
          </Note>
        </div>
        <div key={queryState.fills} className={`stack ${css.answers}`}>
          <Answer {...answer} />
          <VitalLadder question={question} steps={steps} />
          <StepTable question={question} steps={steps} />
          {mine && <OwnTable question={question} steps={steps} ownSteps={mine} />}
          <JobTable prices={prices} job={job} grade={grade} />
          <FactNotes
            facts={[
              { about: '체력·마력에 필요한 경험치', ...provenance.prices },
              { about: '승급 조건과 재료', ...provenance.grades },
            ]}
          />
        </div>
        <GainsPanel job={job} gains={gains} />
      </div>
    </>
  );
}

function GainsPanel({ job, gains: all }: { job: number; gains: readonly GradeGains[] }) {
  'use memo';
  const gains = all.filter((one) => one.job === job);
  return (
    <Panel title="승급 재료와 보상">
      {gains.length === 0 && <p className="pad dim">알려지지 않았습니다.</p>}
      <ul className={css.gradeGains}>
        {gains.map(({ grade, materials, skills, armor }) => (
          <li key={grade}>
            <h3>
              <GradeTitle job={job} grade={grade} />
            </h3>
            <dl>
              <dt>재료</dt>
              <dd>
                <Things things={materials} />
              </dd>
              <dt>기술</dt>
              <dd>
                <Things things={skills} isSkill />
              </dd>
              {armor.length > 0 && (
                <>
                  <dt>갑옷</dt>
                  <dd>
                    <Things things={armor} />
                  </dd>
                </>
              )}
            </dl>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Things({ things, isSkill = false }: { things: readonly NamedThing[]; isSkill?: boolean }) {
  if (things.length === 0) return <span className="dim">알려지지 않음</span>;
  const Link = isSkill ? SkillLink : ItemLink;
  return things.map(({ name, ref, quantity }) => {
    const after = quantity === undefined ? undefined : `${quantity}개`;
    if (ref) return <Link key={name} {...ref} size="s" after={after} className={css.gain} />;
    return (
      <span key={name}>
        {name} {after}
      </span>
    );
  });
}
