import { useEffect, useEffectEvent } from 'react';
import type { Me } from '#features/people/profiles/profile.contract.ts';
import { useMe } from '#features/people/sessions/ui/public/me-store.ts';
import css from './calculator.module.css';
import type { QueryState } from './use-query-state.ts';

interface OwnFillProps {
  queryState: QueryState;
  /** The fields as one's own character fills them. */
  fill: (me: Me) => Readonly<Record<string, string | number | null>>;
}

/**
 * Fills the question from the character of whoever is signed in: by itself where nothing was asked yet, by a button
 * otherwise. A shared address always answers what it says.
 */
export function FillFromProfile({ queryState, fill }: OwnFillProps) {
  const state = useMe();
  const me = state.status === 'in' ? state.me : null;
  const onKnown = useEffectEvent((known: Me) => {
    if (queryState.isFresh) queryState.set(fill(known));
  });
  useEffect(() => {
    if (me) onKnown(me);
  }, [me]);
  if (!me) return null;
  const own = Object.entries(fill(me));
  const isOwn = own.every(([name, value]) => (queryState.params.get(name) ?? '') === String(value ?? ''));
  return (
    <button type="button" className={`more ${css.more}`} disabled={isOwn} onClick={() => queryState.set(fill(me))}>
      {isOwn ? '내 정보에서 채움' : '내 정보로 채우기'}
    </button>
  );
}
