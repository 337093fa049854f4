import { type ComponentType, lazy } from 'react';

/**
 * A part that the server draws with the page, for use inside `<Suspense>`: the browser shows that markup and takes the code behind it
 * after the page's. Import the part's style sheet beside the call: a document links the sheets of static imports alone.
 * @param drawn the part itself on the server, undefined in the browser
 */
export function drawnLater<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  drawn: ComponentType<Props> | undefined,
): ComponentType<Props> {
  // The page works without it.
  return drawn ?? lazy(() => load().catch((): { default: ComponentType<Props> } => ({ default: () => null })));
}
