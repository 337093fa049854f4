import { useState } from 'react';

/**
 * Pauses a value while the pointer or the focus is in a box, so that no row moves under the pointer.
 * `box`: ref of the box; `letGo`: shows the current value.
 */
export function usePauseOnHover<Value>(value: Value) {
  'use memo';
  const [paused, setPaused] = useState<{ value: Value } | null>(null);
  const [isInside, setInside] = useState(false);
  // Paused from the moment of entering.
  if (isInside && paused === null) setPaused({ value });
  if (!isInside && paused !== null) setPaused(null);
  const box = (element: HTMLElement | null) => {
    if (!element) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const byMouse = (isNow: boolean) => (event: PointerEvent) => event.pointerType === 'mouse' && setInside(isNow);
    element.addEventListener('pointerenter', byMouse(true), { signal });
    element.addEventListener('pointerleave', byMouse(false), { signal });
    element.addEventListener('focusin', () => setInside(true), { signal });
    element.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) setInside(element.matches(':hover'));
      },
      { signal },
    );
    return () => leaving.abort();
  };
  return {
    shown: paused === null ? value : paused.value,
    isPaused: paused !== null,
    box,
    letGo: () => setPaused({ value }),
  };
}
