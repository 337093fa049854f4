import { setWhileLeft } from './page-stays.ts';

/**
 * Milliseconds after which a page counts as staying, although it was about to be left: a download was opened, or the
 * visitor stopped the navigation.
 */
const STAYS_AFTER_MS = 20_000;

let leaving: PromiseWithResolvers<void> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

export function followLeaving(): void {
  addEventListener('beforeunload', beginLeaving);
  addEventListener('pagehide', beginLeaving);
  addEventListener('pageshow', stay);
  setWhileLeft(async () => {
    // A request may be aborted before the event that explains it.
    await new Promise((resolve) => setTimeout(resolve));
    await leaving?.promise;
  });
}

function beginLeaving({ type }: Event): void {
  leaving ??= Promise.withResolvers();
  clearTimeout(timer);
  // A hidden page only stays if it is shown again.
  if (type === 'beforeunload') timer = setTimeout(stay, STAYS_AFTER_MS);
}

function stay(): void {
  clearTimeout(timer);
  leaving?.resolve();
  leaving = undefined;
}
