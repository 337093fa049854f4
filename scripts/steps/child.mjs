import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { exitCodeOf } from './end-signals.mjs';
import { TOP } from './places.mjs';
import { handSignalsTo, isTreeEnding } from './process-tree.mjs';

const MAX_OUTPUT_LENGTH = 200_000;

const codeOf = (code, signal) => (signal ? exitCodeOf(signal) : (code ?? 1));

/** @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv }} ChildOptions */

/**
 * Runs a process without showing its output and returns the end of it.
 * @param {string} command @param {readonly string[]} args @param {ChildOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runQuietly(command, args, { cwd = TOP, env = process.env } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const append = (chunk) => {
      output = (output + chunk).slice(-MAX_OUTPUT_LENGTH);
    };
    child.stdout.setEncoding('utf8').on('data', append);
    child.stderr.setEncoding('utf8').on('data', append);
    const end = (result) => {
      if (!isTreeEnding()) resolve(result);
    };
    child.on('error', (error) => end({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) => end({ code: codeOf(code, signal), output }));
  });
}

/**
 * Runs a process on this terminal until it ends. A Ctrl-C does not reach it there: this process ends it with all that it
 * started, in order.
 * @param {string} command @param {readonly string[]} args @param {ChildOptions} [options]
 * @returns {Promise<number>} its exit code
 */
export function runShown(command, args, { cwd = TOP, env = process.env } = {}) {
  const child = spawn(command, args, { cwd, env, stdio: 'inherit', detached: process.platform !== 'win32' });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (!isTreeEnding()) resolve(codeOf(code, signal));
    });
  });
}

/**
 * Runs the rest of this command in a process that takes its signals, and ends with it.
 * @param {string} command @param {readonly string[]} args
 */
export async function continueIn(command, args) {
  const child = spawn(command, args, { stdio: 'inherit' });
  handSignalsTo(child);
  const [code, signal] = await once(child, 'exit');
  process.exit(codeOf(code, signal));
}

/**
 * Replaces this process by another where the system can, so that no waiting parent remains; else runs it as a child.
 * @param {string} command @param {readonly string[]} args
 */
export async function become(command, args) {
  process.chdir(TOP);
  if (typeof process.execve === 'function' && process.platform !== 'win32') {
    process.execve(command, [command, ...args], process.env);
  }
  await continueIn(command, args);
}

export function lastLines(output, count = 15) {
  const lines = output.trimEnd().split('\n');
  return lines
    .filter((line) => !/^\s+at /.test(line))
    .slice(-count)
    .join('\n');
}
