import { JOB_NAMES, jobName } from '#shared/jobs.ts';
import { Panel } from '#ui/components/panel.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { SeatLetter } from '../../parties/ui/public/seat-letter.tsx';
import type { Guild } from '../guild.contract.ts';
import { guildPath } from '../guild.labels.ts';
import { isSeeking, wantedText } from '../guild-page.labels.ts';
import type { GuildPageData } from '../pages/guild.loader.ts';
import css from './guild.module.css';
import { GuildSign } from './guild-sign.tsx';

/** Minimum number of members for bars. With fewer, a difference may be a single person. */
const MANY_MEMBERS = 20;
const JOBS = JOB_NAMES.map((_name, job) => job).slice(1);

export function IntroPanel({ guild: { description, isDiscord } }: { guild: Guild }) {
  return (
    <Panel title="소개" aside={isDiscord && <Tag>디스코드</Tag>}>
      {description === '' ? (
        <p className="pad dim">아직 소개가 없습니다.</p>
      ) : (
        <p className={`pad body ${css.intro}`}>{description}</p>
      )}
    </Panel>
  );
}

/** Shows the number of members by job. Names are for members only. */
export function JobsPanel({ guild }: { guild: Guild }) {
  const { jobCounts, jobs, memberCount } = guild;
  const countJob = (job: number) => jobCounts[String(job) as keyof Guild['jobCounts']];
  const most = Math.max(1, ...JOBS.map(countJob));
  const isMany = memberCount >= MANY_MEMBERS;
  return (
    <Panel title={`문파원 ${memberCount}`} aside="이름은 문파원에게만 보입니다">
      <ul className="lines">
        {JOBS.map((job) => (
          <li key={job} className={css.job}>
            <SeatLetter role={job} />
            <span className="row gap-2">
              {jobName(job)}
              {isSeeking(guild) && jobs.includes(job) && <Tag tone="warn">구함</Tag>}
            </span>
            {isMany && <i className={css.share} style={{ width: `${(100 * countJob(job)) / most}%` }} />}
            <b>{countJob(job)}명</b>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function OthersPanel({ others }: Pick<GuildPageData, 'others'>) {
  return (
    others.length > 0 && (
      <Panel title="모집 중인 문파" more={{ href: '/guilds', label: '문파 목록' }}>
        <ul className="lines lit">
          {others.map((guild) => (
            <li key={guild.id} className="line tap-row">
              <GuildSign guild={guild} />
              <a className="opens grow min-w-0 text-paper" href={guildPath(guild.id)}>
                <b className="block wrap">{guild.name}</b>
                <span className="sub block">{wantedText(guild)}</span>
              </a>
              <span className="meta nowrap">{guild.memberCount}명</span>
            </li>
          ))}
        </ul>
      </Panel>
    )
  );
}
