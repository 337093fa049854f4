import { useQuery } from '@tanstack/react-query';
import type { Me } from '#features/people/profiles/profile.contract.ts';
import { ApiError } from '#platform/client/api-error.ts';
import { call } from '#platform/client/call.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { formatMonthDay } from '#shared/korean/day-texts.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { QueryStates } from '#ui/components/query-states.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { getGathering } from '../../gatherings/gathering.contract.ts';
import { ANSWER } from '../../gatherings/gathering-codes.ts';
import { getGuild, listGuildMembers } from '../../guilds/guild-endpoints.contract.ts';
import { placeOf } from '../../parties/party.labels.ts';
import { getParty } from '../../parties/party-endpoints.contract.ts';
import { NewSettlementForm } from './new-settlement-form.tsx';
import { Waiting } from './waiting.tsx';

/** Form of a party's settlement, with its members as shares. */
export function PartyForm({ partyId, me }: { partyId: number; me: Me }) {
  const query = useQuery(
    {
      queryKey: ['party', partyId, me.id],
      queryFn: ({ signal }) => call(getParty, { params: { id: partyId }, signal }),
      retry: false,
    },
    queryClient,
  );
  return (
    <QueryStates query={query} skeleton={<Waiting />} failed="파티를 가져오지 못했습니다." retry="다시 시도">
      {(party) =>
        'members' in party && party.members.some(({ profile }) => profile.id === me.id) ? (
          <NewSettlementForm
            owner={{ partyId }}
            title={`${placeOf(party)} ${formatMonthDay(party.createdAt)}`}
            people={party.members.map(({ profile }) => profile)}
            profileId={me.id}
          />
        ) : (
          <EmptyState
            text="파티원만 그 파티의 정산을 올립니다."
            action={<ButtonLink href="/party">파티 보기</ButtonLink>}
          />
        )
      }
    </QueryStates>
  );
}

interface GuildFormProps {
  guildId: number;
  /** Id of a gathering, whose players become shares. */
  gatheringId: number | undefined;
  me: Me;
}

export function GuildForm({ guildId, gatheringId, me }: GuildFormProps) {
  const query = useQuery(
    {
      queryKey: ['guild-settlement', guildId, gatheringId ?? null, me.id],
      queryFn: ({ signal }) => readGuild(guildId, gatheringId, signal),
      retry: false,
    },
    queryClient,
  );
  if (query.error instanceof ApiError && ['FORBIDDEN', 'NOT_FOUND'].includes(query.error.code)) {
    return (
      <EmptyState
        text="문파원만 그 문파의 정산을 올립니다."
        action={<ButtonLink href="/guilds">문파 보기</ButtonLink>}
      />
    );
  }
  return (
    <QueryStates query={query} skeleton={<Waiting />} failed="문파를 가져오지 못했습니다." retry="다시 시도">
      {({ guild, members, gathering }) => {
        const players = members.map(({ profile }) => profile);
        const seated = gathering?.answers.filter(({ answer, isWaiting }) => answer === ANSWER.coming && !isWaiting);
        const title = gathering
          ? `${gathering.title} ${formatMonthDay(gathering.at)}`
          : `${guild.name} ${formatMonthDay(Date.now())}`;
        return (
          <NewSettlementForm
            owner={{ guildId, ...(gathering && { gatheringId: gathering.id }) }}
            title={title}
            people={seated?.map(({ profile }) => profile) ?? players.filter(({ id }) => id === me.id)}
            members={players}
            profileId={me.id}
          />
        );
      }}
    </QueryStates>
  );
}

async function readGuild(id: number, gatheringId: number | undefined, signal: AbortSignal) {
  const params = { id };
  const [guild, members, gathering] = await Promise.all([
    call(getGuild, { params, signal }),
    call(listGuildMembers, { params, signal }),
    gatheringId === undefined ? null : call(getGathering, { params: { id, gatheringId }, signal }),
  ]);
  return { guild, members, gathering };
}
