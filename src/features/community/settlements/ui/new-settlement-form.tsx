import { useMemo } from 'react';
import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import { draftInTab } from '#platform/client/draft-in-tab.ts';
import { navigate } from '#platform/client/navigate.ts';
import { storeAnswer } from '#platform/client/query-client.ts';
import { firstLetters } from '#shared/text-length.ts';
import type { PartyPlayer } from '../../parties/party.contract.ts';
import type { NewSettlement } from '../settlement.contract.ts';
import { MAX_TITLE_LENGTH } from '../settlement.limits.ts';
import type { FormShare } from '../settlement-form.rules.ts';
import { settlementPath } from '../settlement-page.params.ts';
import { parseSettlementDraft, type SettlementValues, settlementForm } from './settlement-fields.ts';
import { SettlementForm } from './settlement-form.tsx';
import { settlementById, settlementMutations } from './settlement-query.ts';

interface NewSettlementFormProps {
  owner: Pick<NewSettlement, 'partyId' | 'guildId' | 'gatheringId'>;
  title: string;
  /** Players who have a share from the start. */
  people: readonly PartyPlayer[];
  /** Players who may be added with their account. */
  members?: readonly PartyPlayer[];
  profileId: number;
}

/** The draft survives an error and a reload, separately for each party, guild and gathering. */
export function NewSettlementForm({ owner, title, people, members = [], profileId }: NewSettlementFormProps) {
  const key = `${owner.partyId ?? ''}:${owner.guildId ?? ''}:${owner.gatheringId ?? ''}`;
  const stored = useMemo(() => draftInTab(`settlement-draft:${key}`, parseSettlementDraft), [key]);
  const submission = useForm(settlementForm, {
    endpoint: settlementMutations.create,
    stored,
    first: () => firstValues(title, people, profileId),
    toInput: (body) => ({ body: { ...owner, ...body } }),
    onDone(settlement) {
      storeAnswer(settlementById, settlement.id, settlement);
      navigate(settlementPath(settlement.id), { replace: true });
      return undefined;
    },
  });
  const isOfGuild = owner.guildId !== undefined;
  return (
    <SettlementForm
      submission={submission}
      profileId={profileId}
      members={members.map(toShare)}
      isOfGuild={isOfGuild}
      submitLabel={submission.phase === 'sending' ? '올리는 중' : '정산 올리기'}
      note={isOfGuild ? '올리면 나누는 사람과 문주, 부문주, 장로가 봅니다' : '올리면 나누는 사람만 봅니다'}
      onClose={() => {
        stored.delete();
        history.back();
      }}
    />
  );
}

function firstValues(title: string, people: readonly PartyPlayer[], profileId: number): SettlementValues {
  const own = people.findIndex(({ id }) => id === profileId);
  return {
    ...settlementForm.empty,
    title: firstLetters(title, MAX_TITLE_LENGTH),
    shares: people.map(toShare),
    holderIndex: Math.max(own, 0),
  };
}

function toShare({ id, name, job, grade }: PartyPlayer): FormShare {
  return { profileId: id, name, player: { job, grade }, weight: 1 };
}
