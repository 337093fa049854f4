import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/client/call.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { gradeName, jobName } from '#shared/jobs.ts';
import { Panel } from '#ui/components/panel.tsx';
import { PartySettlements } from '../../../settlements/ui/party-settlements.tsx';
import { loadSettlements } from '../../../settlements/ui/settlement-query.ts';
import { getParty } from '../../party-endpoints.contract.ts';
import { SeatLetter } from '../public/seats.tsx';
import css from './own.module.css';

/** Who sat in a party that is over: for whoever was in it. */
export default function MemberPart({ id, profileId }: { id: number; profileId: number }) {
  const { data } = useQuery(
    {
      queryKey: ['party', id, profileId],
      queryFn: async ({ signal }) => {
        const [party] = await Promise.all([call(getParty, { params: { id }, signal }), loadSettlements(id)]);
        return party;
      },
      retry: false,
    },
    queryClient,
  );
  if (!data || !('members' in data)) return null;
  const isMember = data.members.some(({ profile }) => profile.id === profileId);
  return (
    <Panel title="함께한 사람" aside={`${data.members.length}명`}>
      <ul className="lines">
        {data.members.map(({ profile, job, level }) => (
          <li key={profile.id} className={css.member}>
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
          </li>
        ))}
      </ul>
      {isMember && <PartySettlements partyId={id} />}
    </Panel>
  );
}
