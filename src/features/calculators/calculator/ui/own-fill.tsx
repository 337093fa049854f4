import { useEffect, useEffectEvent } from 'react';
import type { Me } from '#features/people/profiles/profile.contract.ts';
import { useMe } from '#features/people/sessions/ui/public/me-store.ts';
import type { Asked } from './use-asked.ts';

interface OwnFillProps {
  asked: Asked;
  /** The fields as one's own character fills them. */
  fill: (me: Me) => Readonly<Record<string, string | number | null>>;
}

/**
 * Fills the question from the character of whoever is signed in: by itself where nothing was asked yet, by a button
 * otherwise. A shared address always answers what it says.
 */
export function OwnFill({ asked, fill }: OwnFillProps) {
  const state = useMe();
  const me = state.status === 'in' ? state.me : null;
  const onKnown = useEffectEvent((known: Me) => {
    if (asked.isFresh) asked.set(fill(known));
  });
  useEffect(() => {
    if (me) onKnown(me);
  }, [me]);
  if (!me) return null;
  const own = Object.entries(fill(me));
  const isOwn = own.every(([name, value]) => (asked.params.get(name) ?? '') === String(value ?? ''));
  return (
    <button type="button" className="more" disabled={isOwn} onClick={() => asked.set(fill(me))}>
      {isOwn ? '내 정보에서 채움' : '내 정보로 채우기'}
    </button>
  );
}
