import { useEffect, useEffectEvent } from 'react';
import type { Me } from '#features/people/profiles/profile.contract.ts';
import { playerOf, useMe } from '#features/people/sessions/ui/public/me-store.ts';
import type { Changes, Texts } from '../query-state.rules.ts';
import css from './calculator.module.css';
import type { QueryState } from './use-query-state.ts';

interface OwnFillProps<Name extends string> {
  queryState: QueryState<Name>;
  fill: (me: Me) => Changes<Name>;
}

/**
 * Fills the fields from the signed-in player's character: automatically when the address has no query, otherwise by a
 * button. A shared address is never changed by itself.
 */
export function FillFromProfile<Name extends string>({ queryState, fill }: OwnFillProps<Name>) {
  const me = playerOf(useMe());
  const onKnown = useEffectEvent((known: Me) => {
    if (queryState.isFresh) queryState.fill(fill(known));
  });
  useEffect(() => {
    if (me) onKnown(me);
  }, [me]);
  if (!me) return null;
  const typed: Texts<string> = queryState.typed;
  const own = Object.entries<string | number | null | undefined>(fill(me));
  const isOwn = own.every(([name, value]) => (typed[name] ?? '') === String(value ?? ''));
  return (
    <button type="button" className={`more ${css.more}`} disabled={isOwn} onClick={() => queryState.fill(fill(me))}>
      {isOwn ? '내 정보에서 채움' : '내 정보로 채우기'}
    </button>
  );
}
