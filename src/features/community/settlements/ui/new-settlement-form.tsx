import { useMemo } from 'react';
import { useSubmission } from '#features/people/require-login/ui/public/use-submission.ts';
import { draftInTab } from '#platform/client/draft-in-tab.ts';
import type { Parsed } from '#platform/client/form/submission.ts';
import { navigate } from '#platform/client/navigate.ts';
import { useDraft } from '#platform/client/use-draft.ts';
import { firstLetters } from '#shared/first-letters.ts';
import type { PartyPlayer } from '../../parties/party.contract.ts';
import type { NewSettlement } from '../settlement.contract.ts';
import { MAX_TITLE_LENGTH } from '../settlement.limits.ts';
import { createSettlement } from '../settlement-endpoints.contract.ts';
import {
  bodyOf,
  type FieldName,
  type FormShare,
  faultsOf,
  parseFields,
  type SettlementFields,
} from '../settlement-form.rules.ts';
import { settlementPath } from '../settlement-page.params.ts';
import { SettlementForm } from './settlement-form.tsx';
import { renewSettlements, showSettlement } from './settlement-query.ts';

interface NewSettlementFormProps {
  owner: Pick<NewSettlement, 'partyId' | 'guildId' | 'gatheringId'>;
  title: string;
  /** Who has a share from the first. */
  people: readonly PartyPlayer[];
  /** Who may be added with the account. */
  members?: readonly PartyPlayer[];
  profileId: number;
}

/** What is typed survives a failure and a reload, for each party, guild and gathering by itself. */
export function NewSettlementForm({ owner, title, people, members = [], profileId }: NewSettlementFormProps) {
  const name = `settlement-draft:${owner.partyId ?? ''}:${owner.guildId ?? ''}:${owner.gatheringId ?? ''}`;
  const stored = useMemo(() => draftInTab(name, parseFields), [name]);
  const draft = useDraft(stored, () => fieldsFor(title, people, profileId));
  const submission = useSubmission({
    endpoint: createSettlement,
    draft,
    parse(fields): Parsed<typeof createSettlement, FieldName> {
      const issues = faultsOf(fields);
      if (Object.keys(issues).length > 0) return { issues };
      return { input: { body: { ...owner, ...bodyOf(fields) } } };
    },
    onDone(settlement) {
      stored.delete();
      showSettlement(settlement);
      void renewSettlements();
      navigate(settlementPath(settlement.id), { replace: true });
      return undefined;
    },
    fields: ['title', 'entries', 'shares'],
    explain: (fault) => fault.message,
  });
  const isOfGuild = owner.guildId !== undefined;
  return (
    <SettlementForm
      fields={draft.values}
      submission={submission}
      profileId={profileId}
      members={members.map(shareOf)}
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

function fieldsFor(title: string, people: readonly PartyPlayer[], profileId: number): SettlementFields {
  return {
    title: firstLetters(title, MAX_TITLE_LENGTH),
    entries: [],
    shares: people.map(shareOf),
    unit: 1,
    remainder: 1,
    holderIndex: Math.max(
      people.findIndex(({ id }) => id === profileId),
      0,
    ),
  };
}

function shareOf({ id, name, job, grade }: PartyPlayer): FormShare {
  return { profileId: id, name, player: { job, grade }, weight: 1 };
}
