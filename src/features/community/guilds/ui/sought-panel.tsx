import { playerOf, useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { jobName } from '#shared/jobs.ts';
import { Panel } from '#ui/components/panel.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { CheckIcon, CloseIcon } from '#ui/icons/icons.tsx';
import { SeatLetter } from '../../parties/ui/public/seat-letter.tsx';
import type { Guild } from '../guild.contract.ts';
import { fits, fitsJob, fitsLevel } from '../guild.rules.ts';
import { isFull, isSeeking, POLICY_SENTENCES, wantedLevel } from '../guild-page.labels.ts';
import css from './guild.module.css';

type Character = { job: number; level: number };

/** Shows whom the guild seeks, beside the visitor's character once that is known. */
export function SoughtPanel({ guild }: { guild: Guild }) {
  const me = playerOf(useMe());
  const isOpen = isSeeking(guild);
  const { jobs } = guild;
  return (
    <Panel title="찾는 사람" aside={<Verdict guild={guild} me={me} />}>
      <table className={`t even ${css.sought}`}>
        <colgroup>
          <col className={css.condition} />
          <col />
          <col className={css.own} />
        </colgroup>
        {/* The head is hidden, because each row says what it is about. */}
        <thead className="visually-hidden">
          <tr>
            <th colSpan={2}>조건</th>
            <th className="num">{me?.name}</th>
          </tr>
        </thead>
        <tbody>
          {isOpen && (
            <>
              <tr>
                <th scope="row">직업</th>
                <td>
                  <span className="row wrap gap-1">
                    <WantedJobs jobs={jobs} />
                    <span>{jobs.length === 0 ? '상관없음' : jobs.map(jobName).join(' · ')}</span>
                  </span>
                </td>
                <td className="num">{me && <Mark isRight={fitsJob(guild, me)} text={jobName(me.job)} />}</td>
              </tr>
              <tr>
                <th scope="row">레벨</th>
                <td>{wantedLevel(guild) || '상관없음'}</td>
                <td className="num">{me && <Mark isRight={fitsLevel(guild, me)} text={String(me.level)} />}</td>
              </tr>
            </>
          )}
          <tr>
            <th scope="row">가입</th>
            <td colSpan={2}>{isFull(guild) ? '문파원이 다 찼습니다' : POLICY_SENTENCES[guild.joinPolicy]}</td>
          </tr>
        </tbody>
      </table>
    </Panel>
  );
}

function Mark({ isRight, text }: { isRight: boolean; text: string }) {
  const Icon = isRight ? CheckIcon : CloseIcon;
  return (
    <span className={isRight ? css.fits : css.fitsNot}>
      <Icon size={16} label={isRight ? '맞음' : '맞지 않음'} />
      {text}
    </span>
  );
}

function Verdict({ guild, me }: { guild: Guild; me: Character | null }) {
  if (!isSeeking(guild))
    return (
      <Tag tone="off" className="ml-auto">
        {isFull(guild) ? '마감' : '받지 않음'}
      </Tag>
    );
  if (!me) return null;
  if (fits(guild, me))
    return (
      <Tag tone="ok" className="ml-auto">
        조건에 맞습니다
      </Tag>
    );
  const misses = [!fitsJob(guild, me) && '직업', !fitsLevel(guild, me) && '레벨'].filter(Boolean);
  return (
    <Tag tone="warn" className="ml-auto">
      {misses.join(', ')} 조건이 다릅니다
    </Tag>
  );
}

/** Shows the letters of the jobs that a guild seeks; renders nothing if it takes all. */
function WantedJobs({ jobs }: Pick<Guild, 'jobs'>) {
  return jobs.map((job) => <SeatLetter key={job} role={job} isFree />);
}
