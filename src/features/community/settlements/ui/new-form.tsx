import type { Me } from '#features/people/profiles/profile.contract.ts';
import { ApiError } from '#platform/client/api-error.ts';
import { call } from '#platform/client/call.ts';
import { defineLiveQuery } from '#platform/client/live-query.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { formatMonthDay } from '#shared/korean/day-texts.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { QueryStates } from '#ui/components/query-states.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { getGathering } from '../../gatherings/gathering.contract.ts';
import { ANSWER } from '../../gatherings/gathering.rules.ts';
import { getGuild, listGuildMembers } from '../../guilds/guild-endpoints.contract.ts';
import { formatPlace } from '../../parties/party.labels.ts';
import { getParty } from '../../parties/party-endpoints.contract.ts';
import { NewSettlementForm } from './new-settlement-form.tsx';
import { Waiting } from './waiting.tsx';

interface OfParty {
  partyId: number;
  profileId: number;
}

const partyForMember = defineLiveQuery({
  key: ({ partyId, profileId }: OfParty) => ['party', partyId, profileId],
  endpoint: getParty,
  request: ({ partyId }) => ({ params: { id: partyId } }),
  retry: false,
});

/** Form of a party's settlement, with its members as shares. */
export function PartyForm({ partyId, me }: { partyId: number; me: Me }) {
  const query = useLiveQuery(partyForMember, { partyId, profileId: me.id });
  return (
    <QueryStates query={query} skeleton={<Waiting />} failed="파티를 가져오지 못했습니다." retry="다시 시도">
      {(party) =>
        'members' in party && party.members.some(({ profile }) => profile.id === me.id) ? (
          <NewSettlementForm
            owner={{ partyId }}
            title={`${formatPlace(party)} ${formatMonthDay(party.createdAt)}`}
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

interface OfGuild {
  guildId: number;
  gatheringId: number | undefined;
  profileId: number;
}

const guildOfSettlement = defineLiveQuery({
  key: ({ guildId, gatheringId, profileId }: OfGuild) => ['guild-settlement', guildId, gatheringId ?? null, profileId],
  read: readGuild,
  retry: false,
});

interface GuildFormProps {
  guildId: number;
  /** Id of a gathering, whose players become shares. */
  gatheringId: number | undefined;
  me: Me;
}

export function GuildForm({ guildId, gatheringId, me }: GuildFormProps) {
  const query = useLiveQuery(guildOfSettlement, { guildId, gatheringId, profileId: me.id });
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

async function readGuild({ guildId: id, gatheringId }: OfGuild, signal: AbortSignal) {
  const params = { id };
  const [guild, members, gathering] = await Promise.all([
    call(getGuild, { params, signal }),
    call(listGuildMembers, { params, signal }),
    gatheringId === undefined ? null : call(getGathering, { params: { id, gatheringId }, signal }),
  ]);
  return { guild, members, gathering };
}
