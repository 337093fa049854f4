import { Suspense, useState } from 'react';
import { useAct } from '#features/people/require-login/ui/public/use-act.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { gradeName, jobName } from '#shared/jobs.ts';
import { formatDate } from '#shared/korean/dates.ts';
import { Button } from '#ui/components/button.tsx';
import { Select } from '#ui/components/field.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import { QueryStates } from '#ui/components/query-states.tsx';
import { Skeleton } from '#ui/components/states.tsx';
import type { PartyPlayer } from '../../../parties/party.contract.ts';
import { recordLine } from '../../../parties/ui/own/record-line.labels.ts';
import { SeatLetter } from '../../../parties/ui/public/seat-letter.tsx';
import { ActError } from '../../../ui/act-error.tsx';
import type { Guild, GuildApplication, GuildMember, GuildMemberAction } from '../../guild.contract.ts';
import { RANK, type Rank, rankName } from '../../guild.labels.ts';
import { can, canKick, canSetRank } from '../../guild.policy.ts';
import { guildMutations } from '../guild-mutations.ts';
import css from './member.module.css';
import { guildApplications, guildMembers } from './member-query.ts';

const RANKS: readonly Rank[] = Object.values(RANK);

const ConfirmDialog = partOnDemand(() => import('../../../parties/ui/own/confirm-dialog.tsx'));

interface MembersPartProps {
  guild: Guild;
  rank: Rank;
  profileId: number;
}

function useMemberAct(guildId: number) {
  const act = useAct();
  const run = (profileId: number, body: GuildMemberAction) =>
    void act.run(guildMutations.changeMember, { params: { id: guildId, profileId }, body });
  return { act, run };
}

export default function MembersPart({ guild, rank, profileId }: MembersPartProps) {
  const members = useLiveQuery(guildMembers, guild.id);
  return (
    <div className="stack">
      {can(rank, 'answerApplications') && <Applications guildId={guild.id} />}
      <Panel title={`문파원 ${guild.memberCount}`}>
        <QueryStates query={members} skeleton={<Skeleton rows={8} />} failed="문파원을 가져오지 못했습니다.">
          {(rows) => (
            <ul className="lines">
              {rows.map((member) => (
                <MemberRow
                  key={member.profile.id}
                  member={member}
                  guildId={guild.id}
                  rank={member.profile.id === profileId ? null : rank}
                />
              ))}
            </ul>
          )}
        </QueryStates>
      </Panel>
    </div>
  );
}

function Applications({ guildId }: { guildId: number }) {
  const query = useLiveQuery(guildApplications, guildId);
  const count = query.data?.length ?? 0;
  return (
    <Panel title={count > 0 ? `가입 신청 ${count}` : '가입 신청'}>
      <QueryStates
        query={query}
        skeleton={<Skeleton rows={1} />}
        failed="가입 신청을 가져오지 못했습니다."
        empty={<p className="pad small dim">기다리는 신청이 없습니다.</p>}
      >
        {(rows) => (
          <ul className="lines">
            {rows.map((application) => (
              <ApplicationRow key={application.profile.id} application={application} guildId={guildId} />
            ))}
          </ul>
        )}
      </QueryStates>
    </Panel>
  );
}

function ApplicationRow({ application, guildId }: { application: GuildApplication; guildId: number }) {
  const { profile, message, record } = application;
  const { act, run } = useMemberAct(guildId);
  return (
    <li className={css.application}>
      <div className="min-w-0">
        <p className="row wrap">
          <SeatLetter role={profile.job} />
          <Player player={profile} />
          <span className="meta">
            {gradeName(profile.job, profile.grade)} {profile.level}
          </span>
        </p>
        {message !== '' && <p className={`small ${css.message}`}>{message}</p>}
        <p className="meta">{recordLine(record, Date.now())}</p>
        <ActError act={act} />
      </div>
      <span className="row">
        <Button aria-disabled={act.isSending} onClick={() => run(profile.id, { action: 'accept' })}>
          수락
        </Button>
        <Button tone="ghost" aria-disabled={act.isSending} onClick={() => run(profile.id, { action: 'refuse' })}>
          거절
        </Button>
      </span>
    </li>
  );
}

interface MemberRowProps {
  member: GuildMember;
  guildId: number;
  /** The visitor's rank; null on their own row. */
  rank: Rank | null;
}

function MemberRow({ member: { profile, rank: current, job, level, joinedAt }, guildId, rank }: MemberRowProps) {
  const { act, run } = useMemberAct(guildId);
  const [putsOut, setPutsOut] = useState(false);
  const offered = RANKS.filter((one) => one === current || (one !== RANK.leader && canSetRank(rank, current, one)));
  return (
    <li className={css.member}>
      <SeatLetter role={job} />
      <span className="min-w-0">
        <Player player={profile} />{' '}
        <span className="meta">
          {jobName(job)} {level} · {formatDate(joinedAt)} 가입
        </span>
        <ActError act={act} />
      </span>
      <span className={css.acts}>
        {offered.length > 1 ? (
          <Select
            className={css.rank}
            aria-label={`${profile.name}의 직위`}
            options={offered.map((one) => ({ value: String(one), label: rankName(one) }))}
            value={String(current)}
            onChange={(event) => {
              const next = RANKS.find((one) => String(one) === event.target.value);
              if (next) run(profile.id, { action: 'rank', rank: next });
            }}
          />
        ) : (
          <span className="small">{rankName(current)}</span>
        )}
        {canKick(rank, current) && (
          <Button size="sm" tone="ghost" onClick={() => setPutsOut(true)}>
            내보내기
          </Button>
        )}
      </span>
      <Suspense>
        {putsOut && (
          <ConfirmDialog
            label="문파원 내보내기"
            question={`${profile.name}님을 문파에서 내보낼까요?`}
            note="7일 동안 이 문파에 다시 신청하지 못합니다."
            confirm="내보내기"
            onConfirm={() => {
              setPutsOut(false);
              run(profile.id, { action: 'remove' });
            }}
            onClose={() => setPutsOut(false)}
          />
        )}
      </Suspense>
    </li>
  );
}

function Player({ player: { userId, name, grade } }: { player: PartyPlayer }) {
  if (userId === null) return <span className="faint">{name}</span>;
  return (
    <a className={`g${grade}`} href={`/profiles/${userId}`}>
      {name}
    </a>
  );
}
