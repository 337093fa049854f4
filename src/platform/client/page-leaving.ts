import { setWhileLeft } from './page-stays.ts';

/** Milliseconds after which a page that was to be left stays after all: a download was opened, or the visitor stopped it. */
const STAYS_AFTER_MS = 20_000;

let leaving: PromiseWithResolvers<void> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

export function followLeaving(): void {
  addEventListener('beforeunload', beginLeaving);
  addEventListener('pagehide', beginLeaving);
  addEventListener('pageshow', stay);
  setWhileLeft(async () => {
    // The cut may come before the event that explains it.
    await new Promise((resolve) => setTimeout(resolve));
    await leaving?.promise;
  });
}

function beginLeaving({ type }: Event): void {
  leaving ??= Promise.withResolvers();
  clearTimeout(timer);
  // Once it is hidden only its return ends that.
  if (type === 'beforeunload') timer = setTimeout(stay, STAYS_AFTER_MS);
}

function stay(): void {
  clearTimeout(timer);
  leaving?.resolve();
  leaving = undefined;
}
