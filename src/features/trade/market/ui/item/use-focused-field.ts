import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Focuses the text field of a part for visitors who follow a link to its anchor, because they want to type. The anchor
 * itself scrolls. The server draws the field, whose code may come later.
 */
export function useFocusedField(anchor: `#${string}`): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed again
  useEffect(() => {
    if (hash !== anchor) return;
    document.querySelector<HTMLInputElement>(`${anchor} input:not([type])`)?.focus({ preventScroll: true });
  }, [hash, anchor, key]);
}
