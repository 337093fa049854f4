import { useSearchParams } from 'react-router';
import { usePageData } from '#platform/client/use-page-data.ts';
import { JOB_NAMES, jobName } from '#shared/jobs.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Tabs } from '#ui/components/choices.tsx';
import { LongList } from '#ui/components/long-list.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { SearchField } from '#ui/components/search-field.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { isWorthShowing } from '../../columns.rules.ts';
import { matchesName } from '../../name-filter.rules.ts';
import { FilterForm } from '../../ui/public/filter-form.tsx';
import { SkillLink } from '../../ui/public/skill-link.tsx';
import { skillsParams } from '../skill.params.ts';
import { skillsOfJob } from '../skill.rules.ts';
import css from '../ui/skills.module.css';
import type { load, NamedStack, SkillRow } from './skills.loader.ts';

/** @public Read by the list of pages. */
export const params = skillsParams;

export default function SkillsPage() {
  const { rows, nameCount } = usePageData<typeof load>();
  const { job, q = '' } = skillsParams.read(useSearchParams()[0]);
  const named = rows.filter(({ name }) => matchesName(name, q));
  const shown = skillsOfJob(named, job);
  const shared = job === undefined || job === 0 ? [] : skillsOfJob(named, 0);
  const tabs = [
    { href: skillsParams.link('/skills', { q }), label: '전체', current: job === undefined },
    ...JOB_NAMES.map((label, id) => ({
      href: skillsParams.link('/skills', { job: id, q }),
      label,
      current: job === id,
    })),
  ];
  const who = job === undefined ? '모든 직업' : jobName(job);
  return (
    <>
      <PageMeta
        title={job === undefined ? '기술' : `${who} 기술`}
        description={`바람의나라 클래식 ${who}의 기술 ${shown.length}가지를 배우는 레벨 순으로. 필요 재료와 효과를 봅니다.`}
        path="/skills"
      />
      <PageHead title="기술" lead="배우는 레벨과 필요 재료, 효과" actions={<Tabs label="직업" choices={tabs} />} />
      <div className="stack">
        <FilterForm action="/skills" label="기술 필터" params={skillsParams} preserve={['job']}>
          <div className="frow">
            <div className="grow">
              <SearchField
                name="q"
                defaultValue={q}
                placeholder="기술 이름, 초성도 됩니다"
                aria-label="기술 이름으로 찾기"
              />
            </div>
          </div>
        </FilterForm>
        <Panel
          title={job === undefined ? '모든 기술' : `${who} 기술`}
          aside={asideOf(shown.length, job === undefined && q === '' ? nameCount : null)}
          more={{ href: job ? `/calc/skills?job=${job}` : '/calc/skills', label: '재료 합계' }}
        >
          {shown.length > 0 ? (
            <SkillTable rows={shown} hasJob={job === undefined} />
          ) : (
            <EmptyState
              text={`‘${q}’ 검색 결과가 없습니다.`}
              action={
                <ButtonLink size="sm" href="/skills">
                  전체 보기
                </ButtonLink>
              }
            />
          )}
        </Panel>
        {shared.length > 0 && (
          <Panel title="공통 기술" aside="네 직업이 모두 배웁니다">
            <SkillTable rows={shared} hasJob={false} />
          </Panel>
        )}
      </div>
    </>
  );
}

function asideOf(count: number, names: number | null): string {
  return names === null ? `${count}가지` : `${names}종 (직업별 ${count}개)`;
}

/** Fewer leave the column out: what a skill takes is on its page. */
const MIN_SHARE = 0.5;

function SkillTable({ rows, hasJob }: { rows: readonly SkillRow[]; hasJob: boolean }) {
  const hasExp = isWorthShowing(rows, (row) => row.exp, MIN_SHARE);
  return (
    <LongList rows={rows}>
      {(some, first) => (
        <table className={`t two even stays ${css.table}`} aria-label={`기술 ${first + 1}–${first + some.length}`}>
          <thead>
            <tr>
              <th className={`num ${css.level}`}>레벨</th>
              <th>기술</th>
              {hasJob && <th className={`wide ${css.job}`}>직업</th>}
              <th className={css.takes}>재료</th>
              {hasExp && <th className={`num wide ${css.exp}`}>경험치</th>}
            </tr>
          </thead>
          <tbody>
            {some.map((row) => (
              <tr key={row.id} className="tap-row">
                <td className="num">{row.level}</td>
                <td>
                  <SkillLink
                    {...row}
                    after={row.grade}
                    sub={<SkillNote row={row} hasJob={hasJob} />}
                    className={`opens ${css.skill}`}
                  />
                </td>
                {hasJob && <td className="wide dim">{jobName(row.job)}</td>}
                <td>
                  <Materials stacks={row.materials} />
                </td>
                {hasExp && <td className="num wide">{row.exp === null ? '' : formatDigits(row.exp)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </LongList>
  );
}

/** Several jobs learn skills of one name: phones, which have no column for it, say whose it is. */
function SkillNote({ row: { job, effect }, hasJob }: { row: SkillRow; hasJob: boolean }) {
  return (
    <>
      {hasJob && <b className="narrow">{jobName(job)}</b>}
      {hasJob && effect && <span className="narrow"> · </span>}
      {effect}
    </>
  );
}

function Materials({ stacks }: { stacks: readonly NamedStack[] }) {
  if (stacks.length === 0) return <span className="faint">–</span>;
  return (
    <ul className={css.stacks}>
      {stacks.map(({ id, name, quantity }) => (
        <li key={name}>
          {id === null ? (
            <span className="dim">{name}</span>
          ) : (
            <a className="nm text-paper" href={`/items/${id}`} data-card={`item:${id}`}>
              {name}
            </a>
          )}
          <span className="faint"> ×{formatDigits(quantity)}</span>
        </li>
      ))}
    </ul>
  );
}
