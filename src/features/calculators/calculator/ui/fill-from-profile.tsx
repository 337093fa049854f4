import { type ReactNode, useEffectEvent, useLayoutEffect } from 'react';
import type { Me } from '#features/people/profiles/profile.contract.ts';
import { playerOf, useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { classNames } from '#ui/components/class-names.ts';
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
  // Before it is painted: the numbers of nobody are never shown to a player.
  useLayoutEffect(() => {
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

interface FillPlaceProps {
  queryState: Pick<QueryState, 'isFresh'>;
  className: string;
  children: ReactNode;
}

/**
 * Contains all that `FillFromProfile` may fill: whoever is signed in is not shown the numbers of nobody meanwhile. It is
 * a component, so that the page does not render again once the visitor is known, while parts of it wait for their code.
 */
export function FillPlace({ queryState: { isFresh }, className, children }: FillPlaceProps) {
  const state = useMe();
  const isAwaited = isFresh && state.status === 'unknown' && !state.isAway;
  return <div className={classNames(className, isAwaited && 'guest-only')}>{children}</div>;
}
