import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { bindKeys } from '#platform/client/keys.ts';
import { Note, Panel } from '#ui/components/panel.tsx';
import { useOwnLevel } from '../../table/ui/use-own-level.ts';
import type { DeskPlayer } from '../desk-player.ts';
import { StepForm } from './step-form.tsx';
import { useActObstacle } from './use-act-obstacle.ts';
import type { PlayerStep, ShownStep } from './use-player-step.ts';

interface ActPanelProps {
  player: DeskPlayer;
  shown: ShownStep;
  onStep: (step: PlayerStep) => void;
}

/** Acts on the player: one form, whose act is chosen above it. */
export function ActPanel({ player, shown, onStep }: ActPanelProps) {
  const level = useOwnLevel();
  const [done, setDone] = useState<{ text: string; next: PlayerStep }>();
  const [round, setRound] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  useMainKey(root);
  const obstacle = useActObstacle(player);
  return (
    <div ref={root}>
      <Panel title="제재" aside="신고 없이 직접" id="act">
        {obstacle === undefined ? (
          <div className="pad stack">
            {done?.next === shown.step && (
              <p className="said" role="status">
                {done.text}
              </p>
            )}
            <StepForm
              key={round}
              {...{ player, level, shown }}
              onStep={onStep}
              onDone={(text) => {
                const next: PlayerStep = { act: shown.step.act === 'warn' ? 'warn' : 'suspend' };
                setDone({ text, next });
                setRound((nth) => nth + 1);
                onStep(next);
              }}
            />
          </div>
        ) : (
          <div className="pad">
            <Note>{obstacle}</Note>
          </div>
        )}
      </Panel>
    </div>
  );
}

/** Ctrl+Enter sends the form in which one types, or else that of the act. */
function useMainKey(root: { current: HTMLElement | null }): void {
  const press = useEffectEvent(() => {
    const form = document.activeElement?.closest('form') ?? root.current?.querySelector('form');
    form?.requestSubmit();
  });
  useEffect(
    () =>
      bindKeys([
        {
          name: 'pressMain',
          is: ({ key, ctrlKey, metaKey }) => key === 'Enter' && (ctrlKey || metaKey),
          run: () => press(),
          whileTyping: true,
        },
      ]),
    [],
  );
}
