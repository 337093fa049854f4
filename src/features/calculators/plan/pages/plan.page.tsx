import { CalcHead } from '#features/calculators/calculator/ui/calc-head.tsx';
import { breadcrumbList } from '#features/game-data/ui/public/breadcrumb-json-ld.ts';
import { usePageData } from '#platform/client/use-page-data.ts';
import { gradeName } from '#shared/jobs.ts';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import { useQueryState } from '../../calculator/ui/use-query-state.ts';
import { planParams } from '../plan.params.ts';
import { planOf } from '../plan.rules.ts';
import { readPlanQuestion } from '../plan-question.rules.ts';
import { PlanAnswer } from '../ui/plan-answer.tsx';
import { PlanForm } from '../ui/plan-form.tsx';
import { PlanGains } from '../ui/plan-gains.tsx';
import { PlanHunt } from '../ui/plan-hunt.tsx';
import { PlanLadder } from '../ui/plan-ladder.tsx';
import { PlanMaterials } from '../ui/plan-materials.tsx';
import { PlanParts } from '../ui/plan-parts.tsx';
import type { load } from './plan.loader.ts';

/** @public Read by the list of pages. */
export const params = planParams;

const PATH = '/calc/plan';
const CRUMBS = [{ label: '계산기', href: '/calc/exp' }, { label: '승급 계획' }];

export default function PlanPage() {
  'use memo';
  const data = usePageData<typeof load>();
  const { origin } = useSite();
  const queryState = useQueryState(planParams);
  const question = readPlanQuestion(queryState.texts);
  const { standing, owned } = question;
  const { job, level, grade } = standing;
  const plan = planOf(standing, data);
  const advancement = plan.nextGrade === null ? undefined : data.advancements[job]?.[plan.nextGrade - 1];
  const items = new Map(data.items.map((item) => [item.id, item]));
  const materials = advancement?.materials ?? [];
  const skills = data.skills.filter(({ id }) => advancement?.skills.includes(id));
  const title = gradeName(job, plan.nextGrade ?? grade);
  return (
    <>
      <PageMeta
        title="승급 계획"
        description="내 캐릭터에서 다음 승급까지 모자란 경험치, 갈 만한 사냥터, 모을 재료와 오늘 시세를 한곳에서 봅니다."
        path={PATH}
        jsonLd={breadcrumbList(origin, CRUMBS, PATH)}
      />
      <CalcHead title="승급 계획" tab="승급 계획" />
      <div className="cols flip">
        <PlanForm queryState={queryState} question={question} />
        <div className="stack">
          <PlanAnswer plan={plan} standing={standing} rate={question.rate.value} storedMax={data.storedMax} />
          <PlanLadder
            plan={plan}
            materials={{ owned: materials.filter(({ id }) => owned.has(id)).length, wanted: materials.length }}
            title={<span className={`g${plan.nextGrade ?? grade}`}>{title}</span>}
          />
          <PlanParts plan={plan} standing={standing} provenance={data.provenance.exp} />
          <PlanHunt data={data} texts={queryState.texts} />
          <PlanMaterials
            queryState={queryState}
            materials={materials}
            unlisted={advancement?.unlisted ?? []}
            items={items}
            quotes={data.quotes}
            owned={owned}
            level={level}
            provenance={data.provenance.materials}
          />
          {skills.length > 0 && (
            <PlanGains
              job={job}
              level={level}
              provenance={data.provenance.skills}
              title={title}
              skills={skills}
              armour={(advancement?.armour ?? []).flatMap((id) => items.get(id) ?? [])}
            />
          )}
        </div>
      </div>
    </>
  );
}
