import { useMemo, useState } from 'react';
import { NOTE_LENGTH } from '#features/people/players/player.contract.ts';
import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import { draftInTab } from '#platform/client/draft-in-tab.ts';
import { defineForm } from '#shared/form.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { Button } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { Form, FormField } from '#ui/form/form.tsx';
import { multiline } from '#ui/form/text-fields.tsx';
import type { DeskPlayer } from '../desk-player.ts';
import { explainAct } from './explain-act.ts';
import css from './people.module.css';
import { playerMutations } from './player-query.ts';
import { useActObstacle } from './use-act-obstacle.ts';
import type { PlayerStep } from './use-player-step.ts';

export const noteForm = defineForm({
  fields: { text: multiline({ label: '메모', hint: '운영자끼리만 봅니다', ...NOTE_LENGTH, rows: 2, isCounted: true }) },
});

interface NotesPanelProps {
  player: DeskPlayer;
  onStep: (step: PlayerStep) => void;
}

/** Notes of operators about the player, for each other. */
export function NotesPanel({ player, onStep }: NotesPanelProps) {
  const { notes, profileId } = player;
  const mayAct = useActObstacle(player) === undefined;
  const [round, setRound] = useState(0);
  return (
    <Panel title="메모">
      {notes.length === 0 && <EmptyState isInLine text="메모가 없습니다." />}
      <ul className={css.lines}>
        {notes.map(({ id, text, at, byName }) => (
          <li key={id}>
            <span className={css.text}>
              <span className={css.note}>{text}</span>
              <span className="block meta">{`${byName ?? '이름 없는 운영자'} · ${formatDateTime(at)}`}</span>
            </span>
            {mayAct && (
              <Button
                size="sm"
                tone="ghost"
                aria-label={`${formatDateTime(at)} 메모 지우기`}
                onClick={() => onStep({ act: 'deleteNote', id })}
              >
                지우기
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayAct && <NoteForm key={round} profileId={profileId} onDone={() => setRound((nth) => nth + 1)} />}
    </Panel>
  );
}

function NoteForm({ profileId, onDone }: { profileId: number; onDone: () => void }) {
  const stored = useMemo(() => draftInTab(`player-note:${profileId}`, noteForm.parse), [profileId]);
  const submission = useForm(noteForm, {
    endpoint: playerMutations.addNote,
    stored,
    toInput: (body) => ({ params: { id: profileId }, body }),
    onDone() {
      onDone();
      return undefined;
    },
    explain: explainAct(profileId),
  });
  return (
    <Form of={noteForm} submission={submission} id="player-note" label="메모 쓰기" className={`pad ${css.form}`}>
      <FormField of={noteForm} name="text" />
      <div className="submit">
        <p className="meta up grow" role="alert">
          {submission.message?.text}
        </p>
        <Button type="submit" size="sm" aria-disabled={submission.phase === 'sending'}>
          메모 추가
        </Button>
      </div>
    </Form>
  );
}
