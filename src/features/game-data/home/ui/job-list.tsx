import { Panel } from '#ui/components/panel.tsx';
import { Tile } from '#ui/components/tile.tsx';
import type { JobCard } from '../pages/job-cards.ts';

/** The four jobs, their titles and how many skills they learn. */
export function JobList({ jobs }: { jobs: readonly JobCard[] }) {
  return (
    <Panel title="직업과 기술" more={{ href: '/skills', label: '모두' }}>
      {jobs.map(({ id, name, grades, skillCount, mark }) => (
        <a key={id} className="prow" href={`/skills?job=${id}`}>
          {mark && <Tile icon={mark.icon} tone={mark.tone} />}
          <span className="grow">
            <b>{name}</b>
            <span className="sub">{grades.join(' · ')}</span>
          </span>
          <span className="num dim">{skillCount}가지</span>
        </a>
      ))}
    </Panel>
  );
}
