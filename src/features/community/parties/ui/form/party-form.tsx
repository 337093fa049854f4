import type { Me } from '#features/people/profiles/profile.contract.ts';
import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import { playerOf, useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { draftInTab } from '#platform/client/draft-in-tab.ts';
import type { FormState } from '#platform/client/form/use-form.ts';
import { navigate } from '#platform/client/navigate.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Select } from '#ui/components/field.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { Form, FormField } from '#ui/form/form.tsx';
import { FormFoot } from '#ui/form/form-foot.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import type { OwnParty } from '../../party.contract.ts';
import { ANYWHERE, shortRegionName } from '../../party.labels.ts';
import { partiesParams } from '../../party.params.ts';
import { ownParties } from '../own/own-parties.ts';
import { partyMutations } from '../party-mutations.ts';
import { DungeonSelect } from './dungeon-select.tsx';
import { partyForm, placeIn } from './party-fields.tsx';
import css from './party-form.module.css';
import { SeatsControl } from './seats-field.tsx';
import { usePartyDungeons } from './use-dungeons.ts';

export default function PartyForm({ kind }: { kind: 'new' | 'own' }) {
  const state = useMe();
  const me = playerOf(state);
  const { data, isError } = useLiveQuery(ownParties, undefined, { isEnabled: me !== null });
  if (kind === 'new') return <NewPartyForm key={me?.id ?? 0} me={me} />;
  const own = data?.party;
  if (own && me && own.leader.id === me.id) return <ChangePartyForm key={own.id} party={own} />;
  const isKnown = state.status === 'out' || data !== undefined || isError;
  return isKnown && <p className="note">수정할 수 있는 파티가 없습니다. 파티장만 자기 파티를 수정할 수 있습니다.</p>;
}

const partyDraft = draftInTab('party-draft', partyForm.parse);
const NOBODY: readonly number[] = [];

function showOwnParty(): undefined {
  navigate('/party#mine');
}

function NewPartyForm({ me }: { me: Me | null }) {
  const [search] = useSearchParams();
  const { gameServers } = useSite();
  const gameServer = partiesParams.read(search).gameServer ?? gameServers[0]?.id ?? 1;
  const dungeons = usePartyDungeons();
  const submission = useForm(partyForm, {
    endpoint: partyMutations.create,
    stored: partyDraft,
    first: { ...partyForm.empty, dungeonId: me?.lastDungeonId ?? ANYWHERE },
    context: () => ({ dungeons }),
    toInput: (body) => ({ body: { ...body, gameServer } }),
    keySuffix: String(gameServer),
    onDone: showOwnParty,
    login: { message: '로그인하면 적은 그대로 파티를 만들 수 있습니다' },
    words: { stopped: '아직 만들지 않았습니다. 적은 것은 그대로 있습니다.' },
  });
  return <PartyFormPanel title="파티 만들기" sendingLabel="만드는 중" taken={NOBODY} {...{ submission, dungeons }} />;
}

function ChangePartyForm({ party }: { party: OwnParty }) {
  const dungeons = usePartyDungeons();
  const submission = useForm(partyForm, {
    endpoint: partyMutations.change,
    first: () => partyForm.fromRow({ ...party, seats: party.seats.slice(1).map(({ role }) => role) }),
    context: () => ({ dungeons }),
    toInput: ({ minutes: _, ...body }) => ({ params: { id: party.id }, body }),
    onDone: showOwnParty,
  });
  return (
    <PartyFormPanel
      title="파티 수정"
      label="수정"
      sendingLabel="수정하는 중"
      taken={party.members.map(({ seat }) => seat)}
      isOwn
      {...{ submission, dungeons }}
    />
  );
}

interface PartyFormPanelProps {
  title: string;
  /** Label of the button; by default the title. */
  label?: string;
  sendingLabel: string;
  submission: FormState<typeof partyForm.fields>;
  /** Indices of the taken seats. */
  taken: readonly number[];
  dungeons: ReturnType<typeof usePartyDungeons>;
  isOwn?: boolean;
}

function PartyFormPanel(props: PartyFormPanelProps) {
  const { title, label = title, sendingLabel, submission, taken, dungeons, isOwn = false } = props;
  const { values, change } = submission;
  const { dungeonId, floors } = placeIn(values, dungeons);
  const offeredFloors = dungeons.length > 0 && floors > 1 ? floors : 0;
  const [search] = useSearchParams();
  const floorChoices = [
    { value: '', label: offeredFloors > 0 ? '상관없음' : '–' },
    ...Array.from({ length: offeredFloors }, (_, index) => ({ value: String(index + 1), label: `${index + 1}층` })),
  ];
  return (
    <Panel title={title} id="form" className="needs-script">
      <Form of={partyForm} submission={submission} id="party" label={title} className={`pad ${css.form}`} isOpened>
        <FormField of={partyForm} name="title" className={css.wide} />
        <FormField of={partyForm} name="dungeonId">
          {(field) => (
            <DungeonSelect
              {...field}
              none={shortRegionName(ANYWHERE)}
              value={dungeonId}
              dungeons={dungeons}
              onChange={(chosen) => change({ dungeonId: chosen, floor: '' })}
            />
          )}
        </FormField>
        <div className={css.pair}>
          <FormField of={partyForm} name="floor" disabled={offeredFloors === 0}>
            {({ onChange, ...field }) => (
              <Select {...field} options={floorChoices} onChange={(event) => onChange(event.target.value)} />
            )}
          </FormField>
          <FormField of={partyForm} name="channel" />
        </div>
        <FormField
          of={partyForm}
          name="seats"
          className={css.wide}
          label={
            <>
              자리 {values.seats.length + 1} <span className="faint">(첫 자리는 나)</span>
            </>
          }
        >
          {({ value, onChange }) => <SeatsControl value={value} taken={taken} onChange={onChange} />}
        </FormField>
        <div className={css.pair}>
          <FormField of={partyForm} name="levelMin" />
          <FormField of={partyForm} name="levelMax" />
        </div>
        <FormField of={partyForm} name="gradeMin" />
        <FormField of={partyForm} name="itemDistribution" />
        <FormField of={partyForm} name="hasDungeonPlace" className={css.place} />
        {!isOwn && <FormField of={partyForm} name="minutes" className={css.wide} />}
        <FormFoot label={label} sendingLabel={sendingLabel} className={css.wide}>
          <ButtonLink href={partiesParams.href('/party', search, { form: undefined })}>취소</ButtonLink>
        </FormFoot>
      </Form>
    </Panel>
  );
}
