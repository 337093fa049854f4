import { type ReactNode, Suspense, useState } from 'react';
import { useAct } from '#features/people/require-login/ui/public/use-act.ts';
import { navigate } from '#platform/client/navigate.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { formatDate } from '#shared/korean/dates.ts';
import { Button } from '#ui/components/button.tsx';
import { Checkbox, Select } from '#ui/components/field.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import { QueryStates } from '#ui/components/query-states.tsx';
import { Skeleton } from '#ui/components/states.tsx';
import { ActError } from '../../../ui/act-error.tsx';
import type { Guild, Membership } from '../../guild.contract.ts';
import { RANK } from '../../guild.labels.ts';
import { can, isMembershipShown } from '../../guild.policy.ts';
import { ChangeGuildForm } from '../form/change-guild-form.tsx';
import { guildMutations } from '../guild-mutations.ts';
import { IconPanel } from './icon-panel.tsx';
import { guildForMembers, guildMembers } from './member-query.ts';

const ConfirmDialog = partOnDemand(() => import('../../../parties/ui/own/confirm-dialog.tsx'));

interface SettingsPartProps {
  guildId: number;
  membership: Membership;
  mayEdit: boolean;
  /** Panels of satellites. */
  panels: ReactNode;
}

export default function SettingsPart({ guildId, membership, mayEdit, panels }: SettingsPartProps) {
  const query = useLiveQuery(guildForMembers, guildId);
  return (
    <div className="cols">
      <div className="stack">
        {mayEdit ? (
          <QueryStates query={query} skeleton={<Skeleton rows={6} />} failed="설정을 가져오지 못했습니다.">
            {(guild) => <ChangeGuildForm key={guild.id} guild={guild} />}
          </QueryStates>
        ) : (
          <Panel title="설정">
            <p className="pad small dim">문파 설정은 문주와 부문주가 바꿉니다.</p>
          </Panel>
        )}
      </div>
      <div className="stack">
        {mayEdit && query.data && <IconPanel guild={query.data} />}
        {panels}
        <OwnPart membership={membership} />
        {can(membership.rank, 'transferLeadership') && <TransferLeadership guildId={guildId} />}
        {can(membership.rank, 'claimLeadership') && query.data && <ClaimLeadership guild={query.data} />}
        <EndPart membership={membership} />
      </div>
    </div>
  );
}

function OwnPart({ membership }: { membership: Membership }) {
  const { guild, rank, isShown } = membership;
  const act = useAct();
  const isFixed = isMembershipShown({ rank, isShown: false });
  return (
    <Panel title="내 프로필">
      <div className="pad stack gap-2 small">
        <Checkbox
          label="이 문파를 내 프로필에 보이기"
          checked={isFixed || isShown}
          disabled={isFixed || act.isSending}
          onChange={(event) => {
            const { checked } = event.target;
            void act.run(guildMutations.changeOwnMembership, { params: { id: guild.id }, body: { isShown: checked } });
          }}
        />
        {isFixed && <p className="meta">문주와 부문주는 언제나 보입니다.</p>}
        <ActError act={act} />
      </div>
    </Panel>
  );
}

function TransferLeadership({ guildId }: { guildId: number }) {
  const members = useLiveQuery(guildMembers, guildId);
  const act = useAct();
  const [chosen, setChosen] = useState('');
  const [isSure, setSure] = useState(false);
  const others = (members.data ?? []).filter(({ rank }) => rank !== RANK.leader);
  const name = others.find(({ profile }) => String(profile.id) === chosen)?.profile.name;
  return (
    <Panel title="문주 넘기기">
      <div className="pad stack gap-2">
        <Select
          aria-label="새 문주"
          options={[
            { value: '', label: others.length === 0 ? '다른 문파원이 없습니다' : '새 문주 고르기' },
            ...others.map(({ profile }) => ({ value: String(profile.id), label: profile.name })),
          ]}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        />
        <Button full disabled={name === undefined} onClick={() => setSure(true)}>
          문주 넘기기
        </Button>
        <ActError act={act} />
      </div>
      <Suspense>
        {isSure && name !== undefined && (
          <ConfirmDialog
            label="문주 넘기기"
            question={`${name}님에게 문주를 넘길까요?`}
            note="나는 부문주가 되고, 자리가 없으면 장로나 문파원이 됩니다."
            confirm="넘기기"
            onConfirm={() => {
              setSure(false);
              const params = { id: guildId, profileId: Number(chosen) };
              void act.run(guildMutations.changeMember, { params, body: { action: 'rank', rank: RANK.leader } });
            }}
            onClose={() => setSure(false)}
          />
        )}
      </Suspense>
    </Panel>
  );
}

/** Only the server knows whether the leader is absent. */
function ClaimLeadership({ guild: { id, takeoverAt } }: { guild: Guild }) {
  const act = useAct();
  const isPending = takeoverAt !== null;
  return (
    <Panel title="문주 이어받기">
      <div className="pad stack gap-2">
        <p className="small dim">
          {isPending
            ? `${formatDate(takeoverAt)}에 부문주가 문주를 이어받습니다. 그 전에 문주가 로그인하면 그대로입니다.`
            : '문주가 45일 동안 로그인하지 않았으면 이어받을 수 있습니다. 누르면 문주에게 알리고 7일 뒤에 문주가 바뀝니다.'}
        </p>
        {!isPending && (
          <Button
            full
            aria-disabled={act.isSending}
            onClick={() => void act.run(guildMutations.claimLeadership, { params: { id } })}
          >
            문주 이어받기
          </Button>
        )}
        <ActError act={act} />
      </div>
    </Panel>
  );
}

const ENDS = {
  leave: {
    label: '문파 나가기',
    question: '문파에서 나갈까요?',
    note: '게시판과 문파원을 더 볼 수 없습니다.',
    confirm: '나가기',
    mutation: guildMutations.leave,
  },
  close: {
    label: '문파 닫기',
    question: '문파를 닫을까요?',
    note: '14일 안에 복원할 수 있고, 그 뒤에는 게시판까지 지워집니다.',
    confirm: '닫기',
    mutation: guildMutations.close,
  },
} as const;

function EndPart({ membership: { guild, rank } }: { membership: Membership }) {
  const { label, question, note, confirm, mutation } = can(rank, 'close') ? ENDS.close : ENDS.leave;
  const act = useAct();
  const [isSure, setSure] = useState(false);
  const end = async () => {
    setSure(false);
    if (await act.run(mutation, { params: { id: guild.id } })) navigate('/guilds#mine');
  };
  return (
    <Panel title={label}>
      <div className="pad stack gap-2">
        <p className="small dim">{note}</p>
        <Button full onClick={() => setSure(true)}>
          {label}
        </Button>
        <ActError act={act} />
      </div>
      <Suspense>
        {isSure && (
          <ConfirmDialog
            label={label}
            question={question}
            note={note}
            confirm={confirm}
            onConfirm={() => void end()}
            onClose={() => setSure(false)}
          />
        )}
      </Suspense>
    </Panel>
  );
}
