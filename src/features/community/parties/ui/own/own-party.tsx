import { Suspense, useState } from 'react';
import type { Me } from '#features/people/profiles/profile.contract.ts';
import { gradeClass } from '#features/people/profiles/profile.labels.ts';
import { type Act, useAct } from '#features/people/require-login/ui/public/use-act.ts';
import { serverNow } from '#platform/client/server-clock.ts';
import { useNow } from '#platform/client/use-now.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import { gradeName, jobName } from '#shared/jobs.ts';
import { formatTime } from '#shared/korean/dates.ts';
import { relativeTime } from '#shared/korean/relative-time.ts';
import { Button } from '#ui/components/button.tsx';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import { Tag } from '#ui/components/tag.tsx';
import { CopyIcon } from '#ui/icons/icons.tsx';
import { MoreIcon } from '#ui/icons/menu-icons.tsx';
import { copyText } from '#ui/overlay/copy-text.ts';
import { Menu } from '#ui/overlay/lazy.ts';
import { useSite } from '#ui/page/site-context.tsx';
import { ActError } from '../../../ui/act-error.tsx';
import type { OwnParty, PartyMember, PartyRequest } from '../../party.contract.ts';
import {
  formatPlace,
  freeSeatsText,
  ITEM_DISTRIBUTION_NAMES,
  PARTY_STATE,
  roleName,
  wantedLevels,
} from '../../party.labels.ts';
import { partiesParams } from '../../party.params.ts';
import { shareText, shoutText, whisperToLeader, whisperToMember } from '../../party-text.labels.ts';
import { partyMutations } from '../party-mutations.ts';
import { SeatLetter } from '../public/seat-letter.tsx';
import { Seats } from '../public/seats.tsx';
import css from './own.module.css';
import { type PartyPart, ShownParts } from './party-part.tsx';
import { recordLine } from './record-line.labels.ts';
import { durationText, timeLeft } from './time-left.rules.ts';

const ConfirmDialog = partOnDemand(() => import('./confirm-dialog.tsx'));

const LONGER_MS = 30 * MINUTE_MS;

interface OwnPartyPartProps {
  party: OwnParty;
  me: Me;
  parts: readonly PartyPart[];
}

/** Shows the visitor's party in the order of urgency: time, requests, seats, end. */
export function OwnPartyPart({ party, me, parts }: OwnPartyPartProps) {
  const act = useAct();
  const [isEnding, setEnding] = useState(false);
  const isLeader = party.leader.id === me.id;
  const ownSeat = party.members.find(({ profile }) => profile.id === me.id)?.seat;
  const params = { id: party.id };
  return (
    <>
      <div className="pad stack gap-3 small">
        <div className={css.head}>
          <div className="grow">
            <a className="quiet" href={`/party/${party.id}`}>
              <b>{formatPlace(party)}</b>
            </a>
            <p className="meta">
              {[
                wantedLevels(party),
                ITEM_DISTRIBUTION_NAMES[party.itemDistribution],
                party.channel > 0 ? `채널 ${party.channel}` : '',
                party.hasDungeonPlace ? '자리 잡음' : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          <span className={css.headSide}>
            {isLeader && <a href={partiesParams.link('/party', { form: 'own' })}>수정</a>}
            <Seats seats={party.seats} own={ownSeat} />
          </span>
        </div>
        <TimeLeft party={party} isLeader={isLeader} act={act} />
        {isLeader && party.state === PARTY_STATE.open && (
          <Button
            tone="primary"
            full
            onClick={() => void copyText(shoutText(party), { done: '사자후 문구를 복사했습니다' })}
          >
            사자후 문구 복사
          </Button>
        )}
        {!isLeader && <WhisperToLeader party={party} me={me} />}
        <ActError act={act} />
      </div>
      {party.asks && <Requests party={party} requests={party.asks} />}
      <Members party={party} me={me} />
      <ShownParts parts={parts} party={party} profileId={me.id} />
      <div className={`pad ${css.end}`}>
        <CopyShare party={party} />
        <Button tone={isLeader ? 'danger' : 'plain'} onClick={() => setEnding(true)}>
          {isLeader ? '파티 닫기' : '나가기'}
        </Button>
      </div>
      <Suspense>
        {isEnding && (
          <ConfirmDialog
            label={isLeader ? '파티 닫기' : '파티에서 나가기'}
            question={isLeader ? '파티를 닫을까요?' : '파티에서 나갈까요?'}
            note={
              isLeader
                ? '목록에서 내려가고 기다리던 참가 요청은 지워집니다. 되돌릴 수 없습니다.'
                : '자리가 비고, 돌아오려면 참가를 다시 요청해야 합니다.'
            }
            confirm={isLeader ? '파티 닫기' : '나가기'}
            onConfirm={() => {
              setEnding(false);
              void (isLeader ? act.run(partyMutations.close, { params }) : act.run(partyMutations.leave, { params }));
            }}
            onClose={() => setEnding(false)}
          />
        )}
      </Suspense>
    </>
  );
}

function TimeLeft({ party, isLeader, act }: { party: OwnParty; isLeader: boolean; act: Act }) {
  // Renders again as time passes.
  useNow();
  const { share, minutes } = timeLeft(party, serverNow());
  const longer = () =>
    act.run(partyMutations.extend, {
      params: { id: party.id },
      // The new end is computed from the shown one, so that a double press extends only once.
      body: { expiredAt: new Date(Date.parse(party.expiredAt) + LONGER_MS).toISOString() },
    });
  return (
    <div className="stack gap-2">
      <p className="row">
        <b className="grow">{durationText(minutes)} 남음</b>
        <span className="meta">{formatTime(party.expiredAt)}에 끝남</span>
        {isLeader && (
          <Button size="sm" aria-disabled={act.isSending} onClick={() => void longer()}>
            30분 더
          </Button>
        )}
      </p>
      <div className="bar" aria-hidden="true">
        <i style={{ width: `${(share * 100).toFixed(1)}%` }} />
      </div>
    </div>
  );
}

function WhisperToLeader({ party, me }: { party: OwnParty; me: Me }) {
  const own = party.members.find(({ profile }) => profile.id === me.id);
  const text = whisperToLeader(party, { job: jobName(own?.job ?? me.job), level: own?.level ?? me.level });
  return (
    <Button full title={text} onClick={() => void copyText(text, { done: '귓말을 복사했습니다' })}>
      <CopyIcon />
      파티장에게 귓말
    </Button>
  );
}

function CopyShare({ party }: { party: OwnParty }) {
  const { origin } = useSite();
  return (
    <Button
      className="grow"
      onClick={() => void copyText(shareText(party, origin), { done: '모집 텍스트를 복사했습니다' })}
    >
      <CopyIcon />
      모집 텍스트 복사
    </Button>
  );
}

function Requests({ party, requests }: { party: OwnParty; requests: readonly PartyRequest[] }) {
  return (
    <section aria-label="참가 요청">
      <h3 className={css.part}>
        <span>
          참가 요청 <b>{requests.length}</b>
        </span>
        <span className="meta">받으면 다른 파티에 보낸 요청은 취소됩니다</span>
      </h3>
      {requests.length === 0 && <p className="pad small dim">아직 없습니다. 사자후로 알려 보세요.</p>}
      <ul className="lines">
        {requests.map((request) => (
          <li key={request.profile.id} className={css.request}>
            <Request party={party} request={request} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Request({ party, request }: { party: OwnParty; request: PartyRequest }) {
  const act = useAct();
  const now = useNow();
  const { profile, job, level, grade, message, isOutside, seat, askedAt, record } = request;
  const answer = (action: 'accept' | 'refuse') =>
    act.run(partyMutations.changeMember, { params: { id: party.id, profileId: profile.id }, body: { action } });
  const role = seat === null ? undefined : party.seats[seat]?.role;
  return (
    <>
      <p className="row small">
        <SeatLetter role={job} />
        <PlayerLink profile={profile} />
        <span className="meta">
          {grade === null ? jobName(job) : gradeName(job, grade)} {level}
        </span>
        {isOutside && <Tag tone="warn">레벨 밖</Tag>}
        <time className="meta ml-auto" dateTime={askedAt}>
          {now === null ? '' : relativeTime(askedAt, Math.max(now, Date.parse(askedAt)))}
        </time>
      </p>
      {message !== '' && <p className="small">{message}</p>}
      <p className="meta">{recordLine(record, serverNow())}</p>
      <p className={css.answers}>
        <Button disabled={role === undefined} aria-disabled={act.isSending} onClick={() => void answer('accept')}>
          받기
        </Button>
        <Button tone="ghost" aria-disabled={act.isSending} onClick={() => void answer('refuse')}>
          거절
        </Button>
        <span className="meta ml-auto">{role === undefined ? '맞는 빈자리 없음' : `${seatName(role)} 자리에`}</span>
      </p>
      <ActError act={act} />
    </>
  );
}

const seatName = (role: number) => (role === 0 ? '아무나' : roleName(role));

function Members({ party, me }: { party: OwnParty; me: Me }) {
  const free = freeSeatsText(party.seats);
  return (
    <section aria-label="내 파티의 자리">
      <h3 className={css.part}>
        <span>
          자리 <b>{party.memberCount}</b> / {party.seats.length}
        </span>
        <span className="meta">{free === '' ? '빈자리 없음' : `빈자리 ${free}`}</span>
      </h3>
      <ul className="lines">
        {party.seats.map((seat, index) => {
          const member = party.members.find((one) => one.seat === index);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <li key={index} className={css.member}>
              <SeatLetter role={member?.job ?? seat.role} isFree={!member} />
              {member ? (
                <Member party={party} member={member} me={me} />
              ) : (
                <span className="faint">{seatName(seat.role)} 자리</span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Member({ party, member, me }: { party: OwnParty; member: PartyMember; me: Me }) {
  const act = useAct();
  useNow();
  const { profile, job, level, joinedAt } = member;
  const isLeading = party.leader.id === me.id;
  const isLeader = profile.id === party.leader.id;
  const change = (action: 'remove' | 'lead') =>
    act.run(partyMutations.changeMember, { params: { id: party.id, profileId: profile.id }, body: { action } });
  const whisper = () =>
    void copyText(whisperToMember(party, profile.name), {
      done: '귓말을 복사했습니다',
      otherwise: '이 귓말을 보내세요',
    });
  const minutes = Math.max(Math.floor((serverNow() - Date.parse(joinedAt)) / MINUTE_MS), 0);
  return (
    <>
      <span className="grow elide">
        <PlayerLink profile={profile} />{' '}
        <span className="meta">
          {job === profile.job ? gradeName(job, profile.grade) : jobName(job)} {level}
        </span>
        {act.error && (
          <span className="sub up" role="alert">
            {act.error}
          </span>
        )}
      </span>
      <span className="meta">{isLeader ? '파티장' : minutes < 1 ? '방금' : `${durationText(minutes)}째`}</span>
      {profile.id !== me.id && (
        <Menu
          label={`${profile.name}님`}
          trigger={<MoreIcon />}
          entries={[
            { label: '귓말 복사', onSelect: whisper },
            ...(isLeading
              ? [
                  { label: '파티장 넘기기', onSelect: () => void change('lead') },
                  { label: '내보내기', onSelect: () => void change('remove') },
                ]
              : []),
          ]}
        />
      )}
    </>
  );
}

function PlayerLink({ profile }: { profile: PartyMember['profile'] }) {
  if (profile.userId === null) return <span className="faint">{profile.name}</span>;
  return (
    <a className={gradeClass(profile.grade)} href={`/profiles/${profile.userId}`}>
      {profile.name}
    </a>
  );
}
