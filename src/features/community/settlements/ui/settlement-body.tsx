import { Suspense } from 'react';
import { useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import { QueryStates } from '#ui/components/query-states.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { NEW_SETTLEMENT, settlementPageParams } from '../settlement-page.params.ts';
import { settlementById } from './settlement-query.ts';
import { SettlementView } from './settlement-view.tsx';
import { Waiting } from './waiting.tsx';

const PartyForm = partOnDemand(async () => ({ default: (await import('./new-form.tsx')).PartyForm }));
const GuildForm = partOnDemand(async () => ({ default: (await import('./new-form.tsx')).GuildForm }));

const BeginSettlement = partOnDemand(async () => ({
  default: (await import('./begin-settlement.tsx')).BeginSettlement,
}));

const ID = /^[1-9]\d{0,9}$/;

export default function SettlementBody({ id }: { id: string }) {
  const state = useMe();
  const [search] = useSearchParams();
  const { party, guild, gathering } = settlementPageParams.read(search);
  if (state.status !== 'in') return <Waiting />;
  if (!state.me) {
    return (
      <EmptyState
        text="캐릭터를 만들면 정산을 볼 수 있습니다."
        action={<ButtonLink href="/confirm">캐릭터 만들기</ButtonLink>}
      />
    );
  }
  if (id === NEW_SETTLEMENT) {
    if (party === undefined && guild === undefined) {
      return (
        <Suspense fallback={<Waiting />}>
          <BeginSettlement me={state.me} />
        </Suspense>
      );
    }
    return (
      <Suspense fallback={<Waiting />}>
        {guild === undefined ? (
          <PartyForm key={party} partyId={party ?? 0} me={state.me} />
        ) : (
          <GuildForm key={`${guild} ${gathering}`} guildId={guild} gatheringId={gathering} me={state.me} />
        )}
      </Suspense>
    );
  }
  return ID.test(id) ? <Stored id={Number(id)} profileId={state.me.id} /> : <Gone />;
}

function Stored({ id, profileId }: { id: number; profileId: number }) {
  const query = useLiveQuery(settlementById, id);
  if (query.error && 'code' in query.error && query.error.code === 'NOT_FOUND') return <Gone />;
  return (
    <QueryStates query={query} skeleton={<Waiting />} failed="정산을 가져오지 못했습니다." retry="다시 시도">
      {(settlement) => <SettlementView settlement={settlement} profileId={profileId} />}
    </QueryStates>
  );
}

function Gone() {
  return (
    <EmptyState
      text="정산을 찾을 수 없습니다. 지워졌거나 나누는 사람만 볼 수 있는 정산입니다."
      action={<ButtonLink href="/me#settlements">내 정산 보기</ButtonLink>}
    />
  );
}
