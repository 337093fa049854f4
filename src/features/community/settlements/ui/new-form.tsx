import { useQuery } from '@tanstack/react-query';
import type { Me } from '#features/people/profiles/profile.contract.ts';
import type { Parsed } from '#features/people/require-login/ui/public/submission.ts';
import { useSubmission } from '#features/people/require-login/ui/public/use-submission.ts';
import { call } from '#platform/client/call.ts';
import { navigate } from '#platform/client/navigate.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { useDraft } from '#platform/client/use-draft.ts';
import { formatDate } from '#shared/korean/dates.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { QueryStates } from '#ui/components/query-states.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import type { OwnParty } from '../../parties/party.contract.ts';
import { placeOf } from '../../parties/party.labels.ts';
import { getParty } from '../../parties/party-endpoints.contract.ts';
import { MAX_TITLE_LENGTH } from '../settlement.limits.ts';
import { createSettlement } from '../settlement-endpoints.contract.ts';
import { bodyOf, type FieldName, faultsOf, type SettlementFields } from '../settlement-form.rules.ts';
import { settlementPath } from '../settlement-page.params.ts';
import { SettlementForm } from './settlement-form.tsx';
import { renewSettlements, showSettlement } from './settlement-query.ts';
import { Waiting } from './waiting.tsx';

/** Begun from a party: its members are there already. */
export default function NewForm({ partyId, me }: { partyId: number; me: Me }) {
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
          <NewSettlementForm party={party} me={me} />
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

function NewSettlementForm({ party, me }: { party: OwnParty; me: Me }) {
  const draft = useDraft<SettlementFields>(null, () => fieldsFor(party, me));
  const submission = useSubmission({
    endpoint: createSettlement,
    draft,
    parse(fields): Parsed<typeof createSettlement, FieldName> {
      const issues = faultsOf(fields);
      if (Object.keys(issues).length > 0) return { issues };
      return { input: { body: { partyId: party.id, ...bodyOf(fields) } } };
    },
    onDone(settlement) {
      showSettlement(settlement);
      void renewSettlements();
      navigate(settlementPath(settlement.id), { replace: true });
      return undefined;
    },
    fields: ['title', 'entries', 'shares'],
    explain: (fault) => fault.message,
  });
  return (
    <SettlementForm
      fields={draft.values}
      submission={submission}
      profileId={me.id}
      submitLabel={submission.phase === 'sending' ? '올리는 중' : '정산 올리기'}
      note="올리면 나누는 사람만 봅니다"
      onClose={() => history.back()}
    />
  );
}

function fieldsFor(party: OwnParty, me: Me): SettlementFields {
  const members = party.members.map(({ profile }) => profile);
  return {
    title: [...`${placeOf(party)} ${dayText(party.createdAt)}`].slice(0, MAX_TITLE_LENGTH).join(''),
    entries: [],
    shares: members.map(({ id, name, job, grade }) => ({ profileId: id, name, player: { job, grade }, weight: 1 })),
    unit: 1,
    remainder: 1,
    holderIndex: Math.max(
      members.findIndex(({ id }) => id === me.id),
      0,
    ),
  };
}

/** `11월 21일` */
function dayText(at: string): string {
  return formatDate(at).replace(/^\d+년 /, '');
}
