import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import type { ConflictChoices } from '../conflict-choice.rules.ts';
import { storedChoices } from './conflict-query.ts';

/** The choices that are not sent yet, which survive a reload of the tab. */
export function useConflictChoices(): [ConflictChoices, Dispatch<SetStateAction<ConflictChoices>>] {
  const [choices, change] = useState<ConflictChoices>(() => storedChoices.read() ?? {});
  useEffect(() => {
    storedChoices.save(Object.keys(choices).length === 0 ? null : choices);
  }, [choices]);
  return [choices, change];
}
