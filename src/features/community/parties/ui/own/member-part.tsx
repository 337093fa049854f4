import { useQuery } from '@tanstack/react-query';
import { PARTY_TAGS } from '#features/people/manner/manner.limits.ts';
import { MannerForm } from '#features/people/manner/ui/public/manner-form.tsx';
import { call } from '#platform/client/call.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { gradeName, jobName } from '#shared/jobs.ts';
import { Panel } from '#ui/components/panel.tsx';
import { PartySettlements } from '../../../settlements/ui/party-settlements.tsx';
import { loadSettlements } from '../../../settlements/ui/settlement-query.ts';
import { loadedTurnPart, loadTurnPart } from '../../../turns/ui/load-turn-part.ts';
import type { PartyPlayer } from '../../party.contract.ts';
import { placeOf } from '../../party.labels.ts';
import { ITEM_DISTRIBUTION } from '../../party-codes.ts';
import { getParty, givePartyManner } from '../../party-endpoints.contract.ts';
import { SeatLetter } from '../public/seat-letter.tsx';
import css from './own.module.css';

/** Who sat in a party that is over: for whoever was in it. */
export default function MemberPart({ id, profileId }: { id: number; profileId: number }) {
  const { data, refetch } = useQuery(
    {
      queryKey: ['party', id, profileId],
      queryFn: async ({ signal }) => {
        const [party] = await Promise.all([call(getParty, { params: { id }, signal }), loadSettlements(id)]);
        if (party.itemDistribution === ITEM_DISTRIBUTION.turns) await loadTurnPart(id);
        return party;
      },
      retry: false,
    },
    queryClient,
  );
  if (!data || !('members' in data)) return null;
  const isSeated = data.members.some(({ profile }) => profile.id === profileId);
  const TurnPart = isSeated && data.itemDistribution === ITEM_DISTRIBUTION.turns ? loadedTurnPart() : undefined;
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
            {mayGetManner && <MemberManner partyId={id} profile={profile} onDone={() => void refetch()} />}
          </li>
        ))}
      </ul>
      {isSeated && <PartySettlements partyId={id} />}
      {TurnPart && (
        <TurnPart partyId={id} place={placeOf(data)} profileId={profileId} isLeader={data.leader.id === profileId} />
      )}
    </Panel>
  );
}

interface MemberMannerProps {
  partyId: number;
  profile: PartyPlayer;
  onDone: () => void;
}

function MemberManner({ partyId, profile, onDone }: MemberMannerProps) {
  return (
    <details className={`disclosure ${css.manner}`}>
      <summary>매너 남기기</summary>
      <MannerForm
        tags={PARTY_TAGS}
        receiver={`${profile.name}님`}
        send={(tags) => call(givePartyManner, { params: { id: partyId, profileId: profile.id }, body: { tags } })}
        onDone={onDone}
      />
    </details>
  );
}
