import { env, stdout } from 'node:process';

const REPEAT_MS = 15_000;
const live = stdout.isTTY === true && !env.CI && env.TERM !== 'dumb';

/** Long steps under way, and what their common line says of each. */
const pending = new Map();
let shown = '';

/** On a terminal the last line tells of the long steps; other lines are written above it. */
function redraw() {
  if (shown) stdout.write('\r\u001b[2K');
  shown = live ? [...pending.values()].join(' ·') : '';
  if (shown) stdout.write(shown);
}

/** One line for the person at the terminal. */
export function print(line) {
  if (shown) stdout.write('\r\u001b[2K');
  shown = '';
  stdout.write(`${line}\n`);
  redraw();
}

export function seconds(sinceMs) {
  return `${((performance.now() - sinceMs) / 1000).toFixed(1)}초`;
}

/**
 * Shows that something long is going on: a counting line on a terminal, a line every 15 s elsewhere.
 * @template T
 * @param {string} doing what is happening, in Korean
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function longStep(doing, work) {
  const startedAt = performance.now();
  const step = Symbol(doing);
  const notify = (text) => {
    pending.set(step, `  … ${text}`);
    if (live) redraw();
    else print(`  … ${text}`);
  };
  notify(doing);
  const timer = setInterval(
    () =>
      notify(
        `${doing} (${live ? `${Math.round((performance.now() - startedAt) / 1000)}초` : `${seconds(startedAt)}째`})`,
      ),
    live ? 1000 : REPEAT_MS,
  );
  const end = (mark) => {
    clearInterval(timer);
    pending.delete(step);
    print(`  ${mark} ${doing} (${seconds(startedAt)})`);
  };
  try {
    const result = await work();
    end('✓');
    return result;
  } catch (error) {
    end('✗');
    throw error;
  }
}

/** A failure that has already been explained in Korean; nothing but its message is shown. */
export class StepFailure extends Error {
  /** @param {string} message @param {number} [exitCode] */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Runs a whole command: an explained failure ends it with its sentence, any other with its stack. */
export async function runCommand(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = error.exitCode;
  }
}
