import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** A Ctrl-C comes from the terminal, and again from npm or a parent that hands it on. */
const SAME_SIGNAL_MS = 1_000;
const PARENT_POLL_MS = 1_000;

export const exitCodeOf = (signal) => 128 + (constants.signals[signal] ?? 0);

/**
 * Calls back when the parent of a process that npm started is gone: a parent that was killed hands no signal on.
 * @param {() => void} callback
 * @returns {() => void} stops watching
 */
export function onParentGone(callback) {
  if (process.env.npm_lifecycle_event === undefined) return () => {};
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, PARENT_POLL_MS).unref();
  return () => clearInterval(timer);
}

/**
 * Calls `end` at the first signal to end, or when the parent is gone, and `endAtOnce` at a signal that comes a second or
 * more after it.
 * @param {(signal: NodeJS.Signals) => void} end
 * @param {(signal: NodeJS.Signals) => void} [endAtOnce]
 * @returns {() => void} stops listening
 */
export function onEndSignal(end, endAtOnce = (signal) => process.exit(exitCodeOf(signal))) {
  let firstAt;
  const onSignal = (signal) => {
    if (firstAt !== undefined && performance.now() - firstAt >= SAME_SIGNAL_MS) return endAtOnce(signal);
    if (firstAt !== undefined) return;
    firstAt = performance.now();
    stopWatching();
    end(signal);
  };
  const stopWatching = onParentGone(() => onSignal('SIGTERM'));
  for (const signal of SIGNALS) process.on(signal, onSignal);
  return () => {
    stopWatching();
    for (const signal of SIGNALS) process.off(signal, onSignal);
  };
}
