import { live } from '#shared/live.contract.ts';
import type { LiveListener } from './live-frame.ts';
import { LiveLine } from './live-line.ts';
import { passiveListeners } from './live-passive.ts';
import { pageAge } from './page-age.ts';

const HIDDEN_MS = 5 * 60_000;

export function openBrowserLine(listeners: ReadonlyMap<string, ReadonlySet<LiveListener>>): LiveLine {
  let wasLive = false;
  const line = new LiveLine({
    listeners,
    beside: passiveListeners,
    connect: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}${live.path}`),
    onState(state) {
      const { dataset } = document.documentElement;
      if (state === null) delete dataset.live;
      else dataset.live = state;
      if (state !== 'live') return;
      // Listeners of the event request the changes that they missed while the connection was down.
      if (wasLive) dispatchEvent(new Event('reconnected'));
      wasLive = true;
    },
    pageAge,
  });
  let hidden: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('visibilitychange', () => {
    clearTimeout(hidden);
    if (document.hidden) hidden = setTimeout(() => line.pause(), HIDDEN_MS);
    else line.resume();
  });
  // An open connection would exclude the page from the back/forward cache.
  window.addEventListener('pagehide', () => line.pause());
  window.addEventListener('pageshow', () => line.resume());
  window.addEventListener('online', () => line.retryNow());
  window.addEventListener('offline', () => line.lose());
  line.listen();
  return line;
}
