import { useSearchParams } from 'react-router';
import { usePageData } from '#platform/client/use-page-data.ts';
import { JOB_NAMES, jobName } from '#shared/jobs.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { Tabs } from '#ui/components/choices.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { isWorthShowing } from '../../columns.rules.ts';
import { SkillLink } from '../../ui/public/skill-link.tsx';
import { skillsParams } from '../skill.params.ts';
import { skillsOfJob } from '../skill.rules.ts';
import css from '../ui/skills.module.css';
import type { load, NamedStack, SkillRow } from './skills.loader.ts';

/** @public Read by the list of pages. */
export const params = skillsParams;

export default function SkillsPage() {
  const { rows, nameCount } = usePageData<typeof load>();
  const { job } = skillsParams.read(useSearchParams()[0]);
  const shown = skillsOfJob(rows, job);
  const shared = job === undefined || job === 0 ? [] : skillsOfJob(rows, 0);
  const tabs = [
    { href: '/skills', label: '전체', current: job === undefined },
    ...JOB_NAMES.map((label, id) => ({ href: skillsParams.link('/skills', { job: id }), label, current: job === id })),
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
        <Panel
          title={job === undefined ? '모든 기술' : `${who} 기술`}
          aside={asideOf(shown.length, job === undefined ? nameCount : null)}
          more={{ href: job ? `/calc/skills?job=${job}` : '/calc/skills', label: '재료 합계' }}
        >
          <SkillTable rows={shown} hasJob={job === undefined} />
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

function SkillTable({ rows, hasJob }: { rows: readonly SkillRow[]; hasJob: boolean }) {
  const hasExp = isWorthShowing(rows, (row) => row.exp);
  return (
    <table className={`t two even ${css.table}`}>
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
        {rows.map((row) => (
          <tr key={row.id}>
            <td className="num">{row.level}</td>
            <td>
              <SkillLink {...row} after={row.grade} sub={row.effect} className={css.skill} />
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
