import { usePageData } from '#platform/client/use-page-data.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { JOB_NAMES, jobName } from '#shared/jobs.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Tabs } from '#ui/components/choices.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { SearchField } from '#ui/components/search-field.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { isWorthShowing } from '../../columns.rules.ts';
import { matchesName } from '../../name-filter.rules.ts';
import { SkillLink } from '../../refs/ui/public/game-link.tsx';
import { FilterForm } from '../../ui/public/filter-form.tsx';
import { PhoneCollapsible } from '../../ui/public/phone-collapsible.tsx';
import { materialAmount } from '../skill.labels.ts';
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
  const groups = toGroups(named, job);
  const shown = groups.flat();
  const hasExp = isWorthShowing(shown, (row) => row.exp, MIN_SHARE);
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
      <PageHead
        title="기술"
        lead={`${nameCount}종 (직업별 ${rows.length}개)의 레벨과 재료, 효과`}
        actions={<Tabs label="직업" choices={tabs} />}
      />
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
        {groups.map((rows) => (
          <SkillPanel key={rows[0]?.job} rows={rows} hasExp={hasExp} isInBrief={job === undefined && q === ''} />
        ))}
        {shown.length === 0 && (
          <Panel>
            <EmptyState
              text={`‘${q}’ 검색 결과가 없습니다.`}
              action={
                <ButtonLink size="sm" href="/skills">
                  전체 보기
                </ButtonLink>
              }
            />
          </Panel>
        )}
      </div>
    </>
  );
}

/** Groups the skills: those of the job, then those that all jobs share; without a job, one group for each. */
function toGroups(rows: readonly SkillRow[], job: number | undefined): SkillRow[][] {
  const jobs = job === undefined ? JOB_NAMES.map((_, id) => id) : [...new Set([job, 0])];
  return jobs.map((id) => skillsOfJob(rows, id)).filter((group) => group.length > 0);
}

/** Below this share of rows with a known experience the column is left out: the skill's own page shows the value. */
const MIN_SHARE = 0.5;
/** Number of skills of each job shown above its fold: full rows in a grid of two or three columns. */
const OPEN_OF_ALL = 6;

interface SkillPanelProps {
  rows: readonly SkillRow[];
  hasExp: boolean;
  /** Shows only names, so that the skills of all jobs fit on the screen. */
  isInBrief: boolean;
}

function SkillPanel({ rows, hasExp, isInBrief }: SkillPanelProps) {
  const job = rows[0]?.job ?? 0;
  const rest = rows.slice(OPEN_OF_ALL);
  return (
    <Panel
      title={`${jobName(job)} 기술`}
      aside={job === 0 ? '네 직업이 모두 배웁니다' : `${rows.length}가지`}
      more={
        job === 0
          ? undefined
          : isInBrief
            ? { href: `/skills?job=${job}`, label: '재료까지 보기' }
            : { href: `/calc/skills?job=${job}`, label: '재료 합계' }
      }
    >
      {isInBrief ? (
        <>
          <SkillGrid rows={rows.slice(0, OPEN_OF_ALL)} />
          {rest.length > 0 && (
            <PhoneCollapsible title={restTitle(rest)}>
              <SkillGrid rows={rest} />
            </PhoneCollapsible>
          )}
        </>
      ) : (
        <SkillTable rows={rows} hasExp={hasExp} />
      )}
    </Panel>
  );
}

const NAMED_IN_TITLE = 3;

/** Names the last skills, because players look for the strongest ones. */
function restTitle(rest: readonly SkillRow[]): string {
  const names = rest.slice(-NAMED_IN_TITLE).map(({ name }) => name);
  return `레벨 ${rest[0]?.level}–${rest.at(-1)?.level} · ${rest.length}가지 (${names.join(', ')} 등)`;
}

function SkillGrid({ rows }: { rows: readonly SkillRow[] }) {
  return (
    <ul className={css.grid}>
      {rows.map((row) => (
        <li key={row.id} className="tap-row">
          <SkillLink {...row} after={row.grade} sub={row.effect} className="opens grow min-w-0" />
          <span className="num dim nowrap">레벨 {row.level}</span>
        </li>
      ))}
    </ul>
  );
}

function SkillTable({ rows, hasExp }: Pick<SkillPanelProps, 'rows' | 'hasExp'>) {
  return (
    <table className={`t two even stays ${css.table}`}>
      <thead>
        <tr>
          <th className={`num ${css.level}`}>레벨</th>
          <th>기술</th>
          <th className={css.takes}>재료</th>
          {hasExp && <th className={`num wide ${css.exp}`}>경험치</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="tap-row">
            <td className="num">{row.level}</td>
            <td>
              <SkillLink {...row} after={row.grade} sub={row.effect} className={`opens ${css.skill}`} />
            </td>
            <td>
              <Materials stacks={row.materials} />
            </td>
            {hasExp && <td className="num wide">{row.exp === null ? '' : formatDigits(row.exp)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
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
          <span className="faint"> {materialAmount({ name, quantity })}</span>
        </li>
      ))}
    </ul>
  );
}
