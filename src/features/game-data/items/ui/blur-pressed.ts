import type { MouseEvent } from 'react';

/**
 * For links that disappear with the answer to a press. A browser that loses the focused element lays out the page in the
 * middle of the change, which takes a phone a third of the answer. The focus of the keyboard stays, to be restored.
 */
export function blurPressed({ currentTarget }: MouseEvent<HTMLElement>): void {
  if (!currentTarget.matches(':focus-visible')) currentTarget.blur();
}
