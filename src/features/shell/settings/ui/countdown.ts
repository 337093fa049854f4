import { MINUTE_MS } from '#shared/durations.ts';

const TICK_MS = 15_000;

let ticking: ReturnType<typeof setInterval> | undefined;

/** Keeps the time that is left up to date in every countdown of the page. Without scripts the text has the time alone. */
export function tickCountdowns(): void {
  const countdowns = [...document.querySelectorAll<HTMLElement>('[data-counts-to]')];
  for (const countdown of countdowns) {
    const left = countdown.querySelector('span') ?? countdown.appendChild(document.createElement('span'));
    // Readers of screens hear of the countdown once, not every minute.
    left.ariaLive = 'off';
    const text = ` · ${leftText(Date.parse(countdown.dataset.countsTo ?? '') - Date.now())}`;
    if (left.textContent !== text) left.textContent = text;
  }
  if (countdowns.length > 0) {
    ticking ??= setInterval(tickCountdowns, TICK_MS);
    return;
  }
  clearInterval(ticking);
  ticking = undefined;
}

function leftText(leftMs: number): string {
  return leftMs <= MINUTE_MS ? '곧 시작합니다' : `${Math.ceil(leftMs / MINUTE_MS)}분 남았습니다`;
}
