import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { TOP } from './places.mjs';

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const MAX_OUTPUT_LENGTH = 200_000;

function exitCodeOf(code, signal) {
  return signal ? 128 + (constants.signals[signal] ?? 0) : (code ?? 1);
}

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
    const release = forwardSignals(child);
    child.on('error', (error) => {
      release();
      resolve({ code: 127, output: `${output}${error.message}\n` });
    });
    child.on('close', (code, signal) => {
      release();
      resolve({ code: exitCodeOf(code, signal), output });
    });
  });
}

/**
 * Runs a process on this terminal until it ends; signals to this process end it first.
 * @param {string} command @param {readonly string[]} args @param {ChildOptions} [options]
 * @returns {Promise<number>} its exit code
 */
export function runShown(command, args, { cwd = TOP, env = process.env } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: 'inherit' });
    const release = forwardSignals(child);
    child.on('error', (error) => {
      release();
      reject(error);
    });
    child.on('exit', (code, signal) => {
      release();
      resolve(exitCodeOf(code, signal));
    });
  });
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
  process.exit(await runShown(command, args));
}

function forwardSignals(child) {
  const handlers = FORWARDED.map((signal) => {
    const handler = () => child.kill(signal);
    process.on(signal, handler);
    return () => process.off(signal, handler);
  });
  return () => {
    for (const off of handlers) off();
  };
}

export function lastLines(output, count = 15) {
  const lines = output.trimEnd().split('\n');
  return lines
    .filter((line) => !/^\s+at /.test(line))
    .slice(-count)
    .join('\n');
}
