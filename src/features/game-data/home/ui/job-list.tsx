import { Panel } from '#ui/components/panel.tsx';
import { Tile } from '#ui/components/tile.tsx';
import type { GameIconName } from '#ui/game-icons/names.ts';
import type { JobCard } from '../pages/job-cards.ts';

const JOB_ICONS: Readonly<Record<number, GameIconName>> = {
  1: 'gear/broadsword',
  2: 'gear/plain-dagger',
  3: 'gear/wizard-staff',
  4: 'skill/healing',
};

/** The four jobs, their titles and how many skills they learn. */
export function JobList({ jobs }: { jobs: readonly JobCard[] }) {
  return (
    <Panel title="직업과 기술" more={{ href: '/skills', label: '모두' }}>
      {jobs.map(({ id, name, grades, skillCount }) => (
        <a key={id} className="prow" href={`/skills?job=${id}`}>
          <Tile icon={JOB_ICONS[id] ?? 'skill/muscle-up'} tone="use" />
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
