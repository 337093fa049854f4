import { useRef, useState } from 'react';
import type { StoredValue } from './device-storage.ts';
import { newRequestKey } from './request-key.ts';

export interface DraftState<Values> {
  readonly values: Values;
  /** The `Idempotency-Key` that exactly these values were last sent under; null: not sent since they changed. */
  readonly key: string | null;
}

export type StoredDraft<Values> = StoredValue<DraftState<Values> | null>;

/** What is typed into a form, and not sent yet. */
export interface Draft<Values> {
  readonly values: Values;
  /** The same as of now: after changes that are not drawn yet. */
  current(): Values;
  change(part: Partial<Values>): void;
  /** What nobody has typed: nothing of it is stored. */
  reset(values: Values): void;
  /** Made once: a second click and a try after a lost answer are the same request. */
  requestKey(): string;
  /** False: it is not known yet what was typed. */
  readonly isOpen: boolean;
  open(state: DraftState<Values>): void;
  /** It was typed before the page was loaded. */
  readonly isRestored: boolean;
}

interface DraftOptions {
  /** For forms in HTML that everybody gets: `open` says later what was typed. */
  opensLater?: boolean;
}

export function useDraft<Values extends object>(
  stored: StoredDraft<Values> | null,
  empty: Values | (() => Values),
  { opensLater = false }: DraftOptions = {},
): Draft<Values> {
  const [restored] = useState(() => (opensLater ? null : (stored?.read() ?? null)));
  const [state, setState] = useState(() => restored ?? newDraft(typeof empty === 'function' ? empty() : empty));
  const [isOpen, setOpen] = useState(!opensLater);
  const latest = useRef(state);

  function show(next: DraftState<Values>): void {
    latest.current = next;
    setState(next);
  }

  function save(next: DraftState<Values>): void {
    if (next === latest.current) return;
    show(next);
    stored?.save(next);
  }

  return {
    values: state.values,
    current: () => latest.current.values,
    change: (part) => save(changedDraft(latest.current, part)),
    reset(values) {
      show(newDraft(values));
      stored?.delete();
    },
    requestKey() {
      const { key, ...draft } = latest.current;
      const ready = key ?? newRequestKey();
      save(ready === key ? latest.current : { ...draft, key: ready });
      return ready;
    },
    isOpen,
    open(next) {
      show(next);
      setOpen(true);
    },
    isRestored: restored !== null,
  };
}

export function newDraft<Values>(values: Values): DraftState<Values> {
  return { values, key: null };
}

/** Other values are another request. */
export function changedDraft<Values extends object>(
  draft: DraftState<Values>,
  part: Partial<Values>,
): DraftState<Values> {
  const isSame = Object.entries(part).every(([name, value]) => Reflect.get(draft.values, name) === value);
  return isSame ? draft : newDraft({ ...draft.values, ...part });
}
