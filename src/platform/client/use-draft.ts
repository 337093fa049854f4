import { useRef, useState } from 'react';
import type { StoredValue } from './device-storage.ts';
import { newRequestKey } from './request-key.ts';

export interface DraftState<Values> {
  readonly values: Values;
  /** The `Idempotency-Key` under which exactly these values were sent; `null` when they changed since. */
  readonly key: string | null;
}

export type StoredDraft<Values> = StoredValue<DraftState<Values> | null>;

export interface Draft<Values> {
  readonly values: Values;
  current(): Values;
  change(part: Partial<Values>): void;
  reset(values: Values): void;
  /** Created once per set of values, so a second click or a retry is the same request. */
  requestKey(): string;
  readonly isOpen: boolean;
  open(state: DraftState<Values>): void;
  readonly isRestored: boolean;
}

interface DraftOptions {
  /** Whether the stored draft is read only by `open`, for forms that are part of the shared HTML. */
  opensLater?: boolean;
}

export function useDraft<Values extends object>(
  stored: Pick<StoredDraft<Values>, 'read' | 'save' | 'delete'> | null,
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

export function changedDraft<Values extends object>(
  draft: DraftState<Values>,
  part: Partial<Values>,
): DraftState<Values> {
  const isSame = Object.entries(part).every(([name, value]) => Reflect.get(draft.values, name) === value);
  return isSame ? draft : newDraft({ ...draft.values, ...part });
}
