import { env, stderr, stdout } from 'node:process';
import { endTreeOnSignals, isTreeEnding } from './process-tree.mjs';

const REPEAT_MS = 15_000;
const live = stdout.isTTY === true && !env.CI && env.TERM !== 'dumb';

const pending = new Map();
let shown = '';

// Whoever reads the output may go (`| head`): only lines are lost.
for (const stream of [stdout, stderr]) stream.on('error', () => {});

function redraw() {
  if (shown) stdout.write('\r\u001b[2K');
  shown = live ? [...pending.values()].join(' ·') : '';
  if (shown) stdout.write(shown);
}

export function print(line) {
  if (isTreeEnding()) return;
  if (shown) stdout.write('\r\u001b[2K');
  shown = '';
  stdout.write(`${line}\n`);
  redraw();
}

export function seconds(sinceMs) {
  return `${((performance.now() - sinceMs) / 1000).toFixed(1)}초`;
}

/**
 * Shows the progress of a long step: a counting line on a terminal, a line every 15 s elsewhere.
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

/** A failure that was already explained in Korean; only its message is shown. */
export class StepFailure extends Error {
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

export async function runCommand(main) {
  endTreeOnSignals();
  try {
    await main();
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = error.exitCode;
  }
}
