import { PARTY_TAGS } from '#features/people/player-ratings/player-rating.limits.ts';
import { RatingForm } from '#features/people/player-ratings/ui/public/rating-form.tsx';
import { call } from '#platform/client/call.ts';
import { defineLiveQuery } from '#platform/client/live-query.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { gradeName, jobName } from '#shared/jobs.ts';
import { Panel } from '#ui/components/panel.tsx';
import type { PartyPlayer } from '../../party.contract.ts';
import { getParty, ratePartyMember } from '../../party-endpoints.contract.ts';
import { SeatLetter } from '../public/seat-letter.tsx';
import css from './own.module.css';
import { loadParts, type PartyPart, ShownParts } from './party-part.tsx';

const endedParty = defineLiveQuery({
  key: ({ id, profileId }: MemberPartProps) => ['party', id, profileId],
  async read({ id, parts }, signal) {
    const party = await call(getParty, { params: { id }, signal });
    if ('members' in party) await loadParts(parts, party);
    return party;
  },
  retry: false,
});

interface MemberPartProps {
  id: number;
  profileId: number;
  parts: readonly PartyPart[];
}

/** Lists the members of a party that is over, for those who were in it. */
export function MemberPart({ id, profileId, parts }: MemberPartProps) {
  const { data, refetch } = useLiveQuery(endedParty, { id, profileId, parts });
  if (!data || !('members' in data)) return null;
  const isSeated = data.members.some(({ profile }) => profile.id === profileId);
  return (
    <Panel title="함께한 사람" aside={`${data.members.length}명`}>
      <ul className="lines">
        {data.members.map(({ profile, job, level, mayGetManner }) => (
          <li key={profile.id} className={css.companion}>
            <div className={css.member}>
              <SeatLetter role={job} />
              {profile.userId === null ? (
                <span className="faint">{profile.name}</span>
              ) : (
                <a className={`g${profile.grade}`} href={`/profiles/${profile.userId}`}>
                  {profile.name}
                </a>
              )}
              <span className="meta">
                {job === profile.job ? gradeName(job, profile.grade) : jobName(job)} {level}
              </span>
            </div>
            {mayGetManner && <MemberRating partyId={id} profile={profile} onDone={() => void refetch()} />}
          </li>
        ))}
      </ul>
      {isSeated && <ShownParts parts={parts} party={data} profileId={profileId} />}
    </Panel>
  );
}

interface MemberRatingProps {
  partyId: number;
  profile: PartyPlayer;
  onDone: () => void;
}

function MemberRating({ partyId, profile, onDone }: MemberRatingProps) {
  return (
    <details className={`disclosure ${css.manner}`}>
      <summary>매너 남기기</summary>
      <RatingForm
        tags={PARTY_TAGS}
        receiver={`${profile.name}님`}
        send={(tags) => call(ratePartyMember, { params: { id: partyId, profileId: profile.id }, body: { tags } })}
        onDone={onDone}
      />
    </details>
  );
}
