import type { SyntheticEvent } from 'react';

/**
 * Properties of the document's element that tell `boot.ts` which elements are hydrated: it sends an event to an element,
 * and React passes it on to this handler once the element is hydrated. Browsers send that event to media only, and
 * ignore whether its default is prevented.
 */
export const hydrationProbe = {
  onEmptiedCapture: (event: SyntheticEvent) => event.preventDefault(),
};
