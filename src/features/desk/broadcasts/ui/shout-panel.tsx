import { useState } from 'react';
import type { OperatorBroadcast } from '#features/community/broadcasts/broadcast.contract.ts';
import { channelLabel, KIND_LABELS } from '#features/community/broadcasts/broadcast.labels.ts';
import { useAct } from '#features/people/require-login/ui/public/use-act.ts';
import { callWith } from '#platform/client/call.ts';
import { KEY_TABLE } from '#shared/key-table.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { Button } from '#ui/components/button.tsx';
import { KeyValues } from '#ui/components/key-values.tsx';
import { Tag } from '#ui/components/tag.tsx';
import css from '../../acts/ui/acts.module.css';
import { ActError, EffectsList } from '../../acts/ui/effects-list.tsx';
import { ReasonForm } from '../../acts/ui/reason-form.tsx';
import { useServerNames } from '../../acts/ui/use-server-names.ts';
import { openRowPath } from '../../table/desk-list.params.ts';
import { DeskPanel } from '../../table/ui/desk-panel.tsx';
import { isHiddenByHand, ruleText, shoutState } from '../shout-state.labels.ts';
import { MuteForm } from './mute-form.tsx';
import { shoutMutations } from './shout-query.ts';

type Step = 'read' | 'hide' | 'mute' | 'erase';

interface ShoutPanelProps {
  shout: OperatorBroadcast;
  onDone: (text: string) => void;
}

/** A shout as it was said, why it is hidden, and what can be done about it and its name. */
export function ShoutPanel({ shout, onDone }: ShoutPanelProps) {
  const { id, name, gameServer, original, message, hiddenBy } = shout;
  const [step, setStep] = useState<Step>('read');
  const act = useAct();
  const read = () => setStep('read');
  async function show(): Promise<void> {
    if (await act.run(shoutMutations.show, { params: { id } })) onDone('외침이 다시 보입니다.');
  }
  return (
    <DeskPanel
      title={`외침 ${id}`}
      tag={<Tag {...(hiddenBy !== null && { tone: 'off' as const })}>{shoutState(shout)}</Tag>}
      acts={
        step === 'read' && (
          <>
            <Button onClick={() => setStep('erase')}>지우기</Button>
            <Button onClick={() => setStep('mute')}>이름 막기</Button>
            {hiddenBy === null && (
              <Button tone="primary" data-decide onClick={() => setStep('hide')}>
                <span>숨기기</span> <kbd>{KEY_TABLE.decide.keys[0]}</kbd>
              </Button>
            )}
            {isHiddenByHand(shout) && (
              <Button tone="primary" data-decide disabled={act.isSending} onClick={() => void show()}>
                <span>다시 보이기</span> <kbd>{KEY_TABLE.decide.keys[0]}</kbd>
              </Button>
            )}
          </>
        )
      }
    >
      <div className="pad">
        <blockquote className={css.quote}>{original}</blockquote>
        {message !== original && <p className="meta">사람들이 보는 글: {message}</p>}
      </div>
      <ActError error={act.error} />
      {step === 'hide' && (
        <ReasonForm
          key={id}
          mutation={shoutMutations.hide}
          name={`shout-hide-${id}`}
          label="외침 숨기기"
          sendingLabel="숨기는 중"
          effects={['이 외침이 바로 보이지 않습니다', '같은 말을 새로 외친 것은 보입니다']}
          toInput={(reason) => ({ params: { id }, body: { reason } })}
          onDone={() => onDone('외침을 숨겼습니다.')}
          onClose={read}
        />
      )}
      {step === 'mute' && (
        <MuteForm
          shout={shout}
          onDone={(count) => onDone(`이름을 막고 외침 ${formatDigits(count)}건을 숨겼습니다.`)}
          onClose={read}
        />
      )}
      {step === 'erase' && (
        <ClearForm
          name={name}
          gameServer={gameServer}
          onDone={(count) => onDone(`외침 ${formatDigits(count)}건을 지웠습니다.`)}
          onClose={read}
        />
      )}
      <Facts shout={shout} />
    </DeskPanel>
  );
}

interface ClearFormProps {
  name: string;
  gameServer: number;
  onDone: (shouts: number) => void;
  onClose: () => void;
}

/** Deletes the shouts of a name for good, as its owner asked. */
function ClearForm({ name, gameServer, onDone, onClose }: ClearFormProps) {
  const act = useAct();
  async function clear(): Promise<void> {
    const input = { body: { name, gameServer } };
    let changed = 0;
    const send = async () => {
      changed = ((await callWith(shoutMutations.clear, input)) as { changed: number }).changed;
    };
    if (await act.run(shoutMutations.clear, input, send)) onDone(changed);
  }
  return (
    <div className={`pad ${css.form}`}>
      <p className="meta">자기 이름임을 보인 사람이 부탁했을 때만 지웁니다. 되돌릴 수 없습니다.</p>
      <EffectsList
        effects={[
          `‘${name}’ 이름의 외침을 모두 지웁니다`,
          '앞으로 이 이름의 외침을 저장하지 않습니다. 이름은 남지 않습니다',
        ]}
      />
      <ActError error={act.error} />
      <div className="submit">
        <span className="grow" />
        <Button onClick={onClose}>취소</Button>
        <Button tone="danger" data-main-act="" disabled={act.isSending} onClick={() => void clear()}>
          이 이름의 외침 지우기
        </Button>
      </div>
    </div>
  );
}

function Facts({ shout }: { shout: OperatorBroadcast }) {
  const { createdAt, firstAt, gameServer, channel, name, kind, repeats, rule, source, read } = shout;
  const server = useServerNames().nameOf(gameServer);
  const ruleLine = ruleText(shout);
  const rows = [
    { label: '외친 사람', value: <a href={`?${new URLSearchParams({ name })}`}>{name}</a> },
    { label: '곳', value: [server, channelLabel(channel)].filter(Boolean).join(' · ') },
    { label: '시각', value: formatDateTime(createdAt) },
    { label: '종류', value: KIND_LABELS[kind] },
    ...(repeats > 1 ? [{ label: '되풀이', value: `${formatDigits(repeats)}번, ${formatDateTime(firstAt)}부터` }] : []),
    ...(read ? [{ label: '아이템', value: <a href={`/items/${read.item.id}`}>{read.item.name}</a> }] : []),
    ...(rule && ruleLine !== null
      ? [{ label: '걸린 금지어', value: <a href={openRowPath('/operator/words', rule.id)}>{ruleLine}</a> }]
      : []),
    { label: '수집기', value: source },
  ];
  return <KeyValues rows={rows} />;
}
