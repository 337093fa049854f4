import { useState } from 'react';
import type { ReportedGuild } from '#features/community/guilds/guild.contract.ts';
import { useAct } from '#features/people/require-login/ui/public/use-act.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { KEY_TABLE } from '#shared/key-table.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { Button } from '#ui/components/button.tsx';
import { KeyValues } from '#ui/components/key-values.tsx';
import { Tag } from '#ui/components/tag.tsx';
import css from '../../acts/ui/acts.module.css';
import { ActError, EffectsList, PanelText } from '../../acts/ui/effects-list.tsx';
import { ReasonForm } from '../../acts/ui/reason-form.tsx';
import { useServerNames } from '../../acts/ui/use-server-names.ts';
import { playerPath } from '../../desk-paths.ts';
import { DeskPanel } from '../../table/ui/desk-panel.tsx';
import { guildState } from '../guild-state.labels.ts';
import { guildMutations, playersNamed } from './guild-query.ts';
import { LeaderForm } from './leader-form.tsx';

type Step = 'read' | 'hide' | 'icon' | 'leader';

interface GuildPanelProps {
  guild: ReportedGuild;
  onDone: (text: string) => void;
}

/** A guild as operators know it, and what can be done to it. */
export function GuildPanel({ guild, onDone }: GuildPanelProps) {
  const { id, name, hiddenAt, hiddenReason, deletedAt } = guild;
  const [step, setStep] = useState<Step>('read');
  const act = useAct();
  const read = () => setStep('read');
  async function show(): Promise<void> {
    if (await act.run(guildMutations.show, { params: { id } })) onDone(`문파 ${name} 다시 보임`);
  }
  async function removeIcon(): Promise<void> {
    if (await act.run(guildMutations.removeIcon, { params: { id } })) onDone(`문파 ${name} 마크 지움`);
  }
  return (
    <DeskPanel
      title={name}
      tag={<Tag {...((hiddenAt ?? deletedAt) !== null && { tone: 'off' as const })}>{guildState(guild)}</Tag>}
      acts={
        step === 'read' && (
          <>
            <Button onClick={() => setStep('leader')}>문주 바꾸기</Button>
            <Button onClick={() => setStep('icon')}>마크 지우기</Button>
            <Button
              tone="primary"
              data-decide=""
              disabled={act.isSending}
              onClick={() => (hiddenAt === null ? setStep('hide') : void show())}
            >
              <span>{hiddenAt === null ? '숨기기' : '다시 보이기'}</span> <kbd>{KEY_TABLE.decide.keys[0]}</kbd>
            </Button>
          </>
        )
      }
    >
      <ActError error={act.error} />
      {step === 'hide' && (
        <ReasonForm
          mutation={guildMutations.hide}
          name={`guild-hide-${id}`}
          label="문파 숨기기"
          sendingLabel="숨기는 중"
          hint="문파원에게 보입니다"
          effects={[
            '문파가 목록과 프로필에서 바로 보이지 않습니다',
            '문파원은 사유와 함께 볼 수 있지만 바꿀 수 없습니다',
          ]}
          toInput={(reason) => ({ params: { id }, body: { reason } })}
          onDone={() => onDone(`문파 ${name} 숨김`)}
          onClose={read}
        />
      )}
      {step === 'icon' && (
        <div className={`pad ${css.form}`}>
          <EffectsList
            effects={['올린 마크 그림을 지웁니다. 되돌릴 수 없습니다', '이름으로 그린 마크가 대신 보입니다']}
          />
          <div className="submit">
            <span className="grow" />
            <Button onClick={read}>취소</Button>
            <Button tone="danger" data-main-act="" disabled={act.isSending} onClick={() => void removeIcon()}>
              마크 지우기
            </Button>
          </div>
        </div>
      )}
      {step === 'leader' && (
        <LeaderForm guild={guild} onDone={(leader) => onDone(`문파 ${name} 문주: ${leader}`)} onClose={read} />
      )}
      <Facts guild={guild} />
      <PanelText head="숨긴 사유" text={hiddenReason} />
    </DeskPanel>
  );
}

function Facts({ guild: { id, gameServer, leaderId, memberCount, deletedAt, hiddenAt } }: { guild: ReportedGuild }) {
  const server = useServerNames().nameOf(gameServer);
  const { data: found } = useLiveQuery(playersNamed, String(leaderId ?? ''), { isEnabled: leaderId !== null });
  const leader = found?.find(({ profileId }) => profileId === leaderId)?.name ?? `회원 ${leaderId}`;
  return (
    <KeyValues
      rows={[
        { label: '공개 화면', value: <a href={`/guilds/${id}`}>문파 보기</a> },
        {
          label: '문주',
          value: leaderId === null ? '없음' : <a href={playerPath(leaderId)}>{leader}</a>,
        },
        { label: '문파원', value: `${formatDigits(memberCount)}명` },
        ...(server === '' ? [] : [{ label: '서버', value: server }]),
        ...(hiddenAt === null ? [] : [{ label: '숨긴 시각', value: formatDateTime(hiddenAt) }]),
        ...(deletedAt === null ? [] : [{ label: '닫은 시각', value: formatDateTime(deletedAt) }]),
      ]}
    />
  );
}
