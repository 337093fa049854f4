import { type ReactNode, Suspense } from 'react';
import { gradeClass } from '#features/people/profiles/profile.labels.ts';
import { useAct } from '#features/people/require-login/ui/public/use-act.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { useNow } from '#platform/client/use-now.ts';
import { JOB_NAMES, jobName } from '#shared/jobs.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { classNames } from '#ui/components/class-names.ts';
import { Select } from '#ui/components/field.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import { Tag } from '#ui/components/tag.tsx';
import { CheckIcon } from '#ui/icons/icons.tsx';
import type { Rank } from '../../guilds/guild.labels.ts';
import { durationText } from '../../parties/ui/own/time-left.rules.ts';
import { SeatLetter } from '../../parties/ui/public/seat-letter.tsx';
import { ActError } from '../../ui/act-error.tsx';
import type { Gathering, GatheringAnswer } from '../gathering.contract.ts';
import { ANSWER_NAMES, GATHERING_KIND_NAMES, GATHERING_STATE_NAMES, WAITING } from '../gathering.labels.ts';
import { ANSWER, type Answer, GATHERING_STATE } from '../gathering.rules.ts';
import { aheadText, whenText } from '../gathering-time.labels.ts';
import { stateNow } from './coming.rules.ts';
import type { GatheringFollowUp } from './gathering-acts.tsx';
import css from './schedule.module.css';
import { gatheringMutations, oneGathering } from './schedule-query.ts';

const GatheringActs = partOnDemand(() => import('./gathering-acts.tsx'));

const ANSWERS: readonly Answer[] = [ANSWER.coming, ANSWER.unsure, ANSWER.notComing];
const JOBS = JOB_NAMES.map((label, job) => ({ value: String(job), label })).slice(1);

interface GatheringPanelProps {
  title: string;
  /** The gathering as read with a list. */
  listed: Gathering;
  rank: Rank;
  profileId: number;
  more?: { href: string; label: string };
  /** Without it, only the answer can be changed here. */
  acts?: { followUps: readonly GatheringFollowUp[]; onEdit: (gathering: Gathering) => void };
}

/** Shows one gathering: the visitor's answer, players who come by job, and players who wait. */
export function GatheringPanel({ title, listed, rank, profileId, more, acts }: GatheringPanelProps) {
  const { data = listed } = useLiveQuery(oneGathering, listed, { placeholder: listed });
  const now = useNow() ?? Date.now();
  const { kind, at, place, note, dungeon, counts, capacity, repeat, remindMinutes, creator } = data;
  const state = stateNow(data, now);
  const isOpen = state === GATHERING_STATE.upcoming || state === GATHERING_STATE.running;
  const where = [dungeon?.name, place].filter(Boolean).join(' · ');
  const foot = [
    isOpen && `${durationText(remindMinutes)} 전에 알립니다`,
    `${withParticle(creator.name, '이/가')} 올림`,
    repeat !== null && '매주',
  ];
  return (
    <Panel title={title} {...(more && { more })}>
      <div className="pad stack gap-2">
        <p className="row wrap">
          <Tag>{GATHERING_KIND_NAMES[kind]}</Tag>
          <span className={state === GATHERING_STATE.running ? css.running : 'meta'}>
            {state === GATHERING_STATE.upcoming ? aheadText(at, now) : GATHERING_STATE_NAMES[state]}
          </span>
        </p>
        <h3 className={css.title}>{data.title}</h3>
        <p className="small dim">{whenText(data)}</p>
        {where && <p className="meta">{where}</p>}
        {isOpen && <OwnAnswer gathering={data} />}
      </div>
      <p className={css.bar}>
        <span>
          참가 <b>{counts.coming}</b>
          {capacity !== null && <span className="own-text">{` / ${capacity}`}</span>}
        </span>
        <span className="meta">
          미정 {counts.unsure} · 불참 {counts.notComing}
        </span>
      </p>
      <Seats answers={data.answers} profileId={profileId} counts={counts.jobs} />
      {counts.waiting > 0 && <Waiting answers={data.answers} count={counts.waiting} profileId={profileId} />}
      <div className={`pad stack gap-1 ${css.foot}`}>
        {note !== '' && <p className={`small ${css.note}`}>{note}</p>}
        <p className="meta">{foot.filter(Boolean).join(' · ')}</p>
      </div>
      {acts && (
        <Suspense>
          <GatheringActs
            gathering={data}
            state={state}
            rank={rank}
            isMaker={creator.id === profileId}
            followUps={acts.followUps}
            onEdit={() => acts.onEdit(data)}
          />
        </Suspense>
      )}
    </Panel>
  );
}

function OwnAnswer({ gathering: { guildId, id, own } }: { gathering: Gathering }) {
  const act = useAct();
  const send = (answer: Answer, job?: number) =>
    void act.run(gatheringMutations.answer, {
      params: { id: guildId, gatheringId: id },
      body: { answer, ...(job !== undefined && { job }) },
    });
  return (
    <div className="stack gap-2">
      {/* biome-ignore lint/a11y/useSemanticElements: three buttons of one answer, no fields of a form */}
      <div className={`seg even ${css.answers}`} role="group" aria-label="내 답">
        {ANSWERS.map((answer) => (
          <button
            key={answer}
            type="button"
            className={own?.answer === answer ? css.chosen : undefined}
            aria-pressed={own?.answer === answer}
            aria-disabled={act.isSending}
            onClick={() => own?.answer !== answer && send(answer)}
          >
            {own?.answer === answer && <CheckIcon size={16} />}
            {answer === ANSWER.coming && own?.isWaiting ? WAITING : ANSWER_NAMES[answer]}
          </button>
        ))}
      </div>
      {own?.answer === ANSWER.coming && (
        <Select
          small
          aria-label="가는 직업"
          options={JOBS}
          value={String(own.job)}
          onChange={(event) => send(ANSWER.coming, Number(event.target.value))}
        />
      )}
      <ActError act={act} />
    </div>
  );
}

interface SeatsProps {
  answers: readonly GatheringAnswer[];
  profileId: number;
  counts: Gathering['counts']['jobs'];
}

function Seats({ answers, profileId, counts }: SeatsProps) {
  const seated = answers.filter(({ answer, isWaiting }) => answer === ANSWER.coming && !isWaiting);
  const rows = ([1, 2, 3, 4] as const).filter((job) => counts[job] > 0);
  if (rows.length === 0) return null;
  return (
    <ul className={`lines ${css.seats}`}>
      {rows.map((job) => (
        <li key={job} className={css.seat}>
          <SeatLetter role={job} />
          <span className={css.names}>
            <span className="visually-hidden">{jobName(job)}</span>
            {listed(
              seated
                .filter((one) => one.job === job)
                .map((one) => <Name key={one.profile.id} answer={one} profileId={profileId} />),
            )}
          </span>
          <b>{counts[job]}</b>
        </li>
      ))}
    </ul>
  );
}

function Waiting({
  answers,
  count,
  profileId,
}: {
  answers: readonly GatheringAnswer[];
  count: number;
  profileId: number;
}) {
  const waiting = answers.filter(({ isWaiting }) => isWaiting);
  return (
    <>
      <p className={css.bar}>
        <span>
          {WAITING} <b>{count}</b>
        </span>
        <span className="meta">자리가 나면 순서대로</span>
      </p>
      <ol className="lines">
        {waiting.map((one, nth) => (
          <li key={one.profile.id} className={css.seat}>
            <span className={css.place}>{nth + 1}</span>
            <span className={css.names}>
              <Name answer={one} profileId={profileId} /> <span className="meta">{jobName(one.job)}</span>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

function Name({ answer: { profile }, profileId }: { answer: GatheringAnswer; profileId: number }) {
  const { id, userId, name, grade } = profile;
  if (userId === null) return <span className="faint">{name}</span>;
  return (
    <a className={classNames(gradeClass(grade), id === profileId && css.own)} href={`/profiles/${userId}`}>
      {name}
    </a>
  );
}

function listed(names: readonly ReactNode[]): ReactNode[] {
  return names.flatMap((name, nth) => (nth === 0 ? [name] : [', ', name]));
}
