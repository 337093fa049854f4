import { useSearchParams } from 'react-router';
import type { Me } from '#features/people/profiles/profile.contract.ts';
import type { Parsed } from '#features/people/require-login/ui/public/submission.ts';
import { useSubmission } from '#features/people/require-login/ui/public/use-submission.ts';
import { playerOf, useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { navigate } from '#platform/client/navigate.ts';
import { useDraft } from '#platform/client/use-draft.ts';
import { useSite } from '#ui/page/site-context.tsx';
import type { OwnParty } from '../../party.contract.ts';
import { partiesParams } from '../../party.params.ts';
import { ANYWHERE } from '../../party-codes.ts';
import { changeParty, createParty } from '../../party-endpoints.contract.ts';
import { renewOwnParties, useOwnParties } from '../own/own-parties.ts';
import { FormPanel } from './form-panel.tsx';
import { partyDraft } from './party-draft.ts';
import {
  EMPTY_FIELDS,
  FIELD_NAMES,
  type FieldName,
  faultsOf,
  fieldsOf,
  newPartyOf,
  type PartyFields,
  placeIn,
  wishesOf,
} from './party-form.rules.ts';
import { usePartyDungeons } from './use-dungeons.ts';

export default function PartyForm({ kind }: { kind: 'new' | 'own' }) {
  const state = useMe();
  const me = playerOf(state);
  const { data, isError } = useOwnParties(me !== null);
  if (kind === 'new') return <NewPartyForm key={me?.id ?? 0} me={me} />;
  const own = data?.party;
  if (own && me && own.leader.id === me.id) return <ChangeForm key={own.id} party={own} />;
  const isKnown = state.status === 'out' || data !== undefined || isError;
  return isKnown && <p className="note">수정할 수 있는 파티가 없습니다. 파티장만 자기 파티를 수정할 수 있습니다.</p>;
}

const NOBODY: readonly number[] = [];

function NewPartyForm({ me }: { me: Me | null }) {
  const [search] = useSearchParams();
  const { gameServers } = useSite();
  const gameServer = partiesParams.read(search).gameServer ?? gameServers[0]?.id ?? 1;
  const dungeons = usePartyDungeons();
  const draft = useDraft(partyDraft, () => ({ ...EMPTY_FIELDS, dungeonId: me?.lastDungeonId ?? ANYWHERE }));
  const submission = useSubmission({
    endpoint: createParty,
    draft,
    parse(fields): Parsed<typeof createParty, FieldName> {
      const { dungeonId, floors } = placeIn(fields, dungeons);
      const issues = faultsOf(fields, floors);
      if (Object.keys(issues).length > 0) return { issues };
      return { input: { body: newPartyOf({ ...fields, dungeonId }, gameServer) }, keySuffix: String(gameServer) };
    },
    async onDone() {
      partyDraft.delete();
      await renewOwnParties();
      navigate('/party#mine');
      return undefined;
    },
    fields: FIELD_NAMES,
    login: { message: '로그인하면 적은 그대로 파티를 만들 수 있습니다' },
    words: { stopped: '아직 만들지 않았습니다. 적은 것은 그대로 있습니다.' },
    explain: (fault) => fault.message,
  });
  return (
    <FormPanel
      title="파티 만들기"
      fields={draft.values}
      taken={NOBODY}
      submission={submission}
      dungeons={dungeons}
      submitLabel={submission.phase === 'sending' ? '만드는 중' : '파티 만들기'}
    />
  );
}

function ChangeForm({ party }: { party: OwnParty }) {
  const dungeons = usePartyDungeons();
  const draft = useDraft<PartyFields>(null, () => fieldsOf(party));
  const submission = useSubmission({
    endpoint: changeParty,
    draft,
    parse(fields): Parsed<typeof changeParty, FieldName> {
      const { dungeonId, floors } = placeIn(fields, dungeons);
      const issues = faultsOf(fields, floors);
      if (Object.keys(issues).length > 0) return { issues };
      return { input: { params: { id: party.id }, body: wishesOf({ ...fields, dungeonId }) } };
    },
    async onDone() {
      await renewOwnParties();
      navigate('/party#mine');
      return undefined;
    },
    fields: FIELD_NAMES,
    explain: (fault) => fault.message,
  });
  return (
    <FormPanel
      title="파티 수정"
      fields={draft.values}
      taken={party.members.map(({ seat }) => seat)}
      submission={submission}
      dungeons={dungeons}
      submitLabel={submission.phase === 'sending' ? '수정하는 중' : '수정'}
      isOwn
    />
  );
}
