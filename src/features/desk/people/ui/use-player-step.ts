import { useState } from 'react';
import { inTab, json } from '#platform/client/device-storage.ts';

/** The act of the form on a player's page; a number is that of a warning or a note. */
export type PlayerStep =
  | { readonly act: 'warn' | 'suspend' | 'sweep' | 'endSuspension' | 'rename' | 'sessions' }
  | { readonly act: 'endWarning' | 'deleteNote'; readonly id: number };

const PLAIN = ['warn', 'suspend', 'sweep', 'endSuspension', 'rename', 'sessions'] as const;
const NUMBERED = ['endWarning', 'deleteNote'] as const;

function parseStep(stored: unknown): PlayerStep | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { act, id } = stored as Readonly<Record<string, unknown>>;
  const plain = PLAIN.find((one) => one === act);
  if (plain) return { act: plain };
  const numbered = NUMBERED.find((one) => one === act);
  return numbered && Number.isSafeInteger(id) ? { act: numbered, id: id as number } : null;
}

export interface ShownStep {
  readonly step: PlayerStep;
  /** A press has chosen it, so its form gets the focus. */
  readonly isOpened: boolean;
}

/** The form in hand, which survives a reload of the tab as its text does. */
export function usePlayerStep(profileId: number): [ShownStep, (step: PlayerStep) => void] {
  const [stored] = useState(() => inTab(`player-step:${profileId}`, json(parseStep)));
  const [shown, setShown] = useState<ShownStep>(() => ({
    step: stored.read() ?? { act: 'suspend' },
    isOpened: false,
  }));
  return [
    shown,
    (step) => {
      stored.save(step);
      setShown({ step, isOpened: true });
    },
  ];
}
