import { useState } from 'react';
import type { MutedName } from '#features/community/broadcasts/broadcast.contract.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { ReasonForm } from '../../acts/ui/reason-form.tsx';
import { useServerNames } from '../../acts/ui/use-server-names.ts';
import { shoutMutations } from './shout-query.ts';
import css from './shouts.module.css';

interface MutedPanelProps {
  muted: readonly MutedName[];
  onDone: (text: string) => void;
}

/** The names whose shouts are hidden for a while, with the end of each. */
export function MutedPanel({ muted, onDone }: MutedPanelProps) {
  return (
    <section className="panel" aria-label="막은 이름">
      <header>
        <h2>막은 이름</h2>
        <span className="meta">{formatDigits(muted.length)}</span>
      </header>
      <ul>
        {muted.map((mute) => (
          <MutedLine key={`${mute.gameServer} ${mute.name}`} mute={mute} onDone={onDone} />
        ))}
      </ul>
    </section>
  );
}

function MutedLine({ mute, onDone }: { mute: MutedName; onDone: (text: string) => void }) {
  const { name, gameServer, mutedUntil, mutedBy } = mute;
  const [isOpen, setOpen] = useState(false);
  const server = useServerNames().nameOf(gameServer);
  return (
    <li className={css.muted}>
      <div className={`pad ${css.mutedLine}`}>
        <span className="grow">
          <b>{name}</b>
          <span className="sub faint block">
            {[server, `${formatDateTime(mutedUntil)}까지`, mutedBy?.name].filter(Boolean).join(' · ')}
          </span>
        </span>
        <button type="button" className="btn sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          풀기
        </button>
      </div>
      {isOpen && (
        <ReasonForm
          mutation={shoutMutations.unmute}
          name={`unmute-${gameServer}-${name}`}
          label="막은 이름 풀기"
          sendingLabel="푸는 중"
          effects={[`‘${name}’ 이름을 막아서 숨긴 외침이 다시 보입니다`]}
          kinds={[]}
          toInput={(reason) => ({ body: { name, gameServer, reason } })}
          onDone={() => onDone('막은 이름을 풀었습니다.')}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  );
}
