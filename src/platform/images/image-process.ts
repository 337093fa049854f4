import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { AppError } from '#shared/errors.ts';
import type { ImageIssue } from './image-issues.ts';
import type { ImageAnswer, ImageRequest } from './image-messages.ts';

const PROGRAM = fileURLToPath(new URL('./process-image.child.ts', import.meta.url));
/**
 * Milliseconds for one picture. Two, one after the other, fit into the server's own time limit
 * (`HTTP_OPTIONS.connectionTimeout`).
 */
export const LONGEST_MS = 14_000;
const IDLE_MS = 60_000;
/** Settings of malloc that return freed memory to the system at once, in one arena. */
const ALLOCATOR = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '65536' };
const HANDED_ON = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'LD_LIBRARY_PATH'];

interface Options {
  program?: string;
  longestMs?: number;
  idleMs?: number;
}

/** The process that decodes pictures: started by the first one, ended when none has come for a while. */
export class ImageProcess {
  readonly #options: Required<Options>;
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor({ program = PROGRAM, longestMs = LONGEST_MS, idleMs = IDLE_MS }: Options = {}) {
    this.#options = { program, longestMs, idleMs };
  }

  /**
   * Processes one picture; calls must not overlap. A picture that takes too long, or more memory than the process may
   * have, ends the process.
   * @throws {AppError} UNAVAILABLE when the process dies of anything else
   */
  async answer(request: ImageRequest): Promise<ImageAnswer | { issue: ImageIssue }> {
    clearTimeout(this.#idle);
    const child = this.#child ?? this.#start();
    let isTooSlow = false;
    const timer = setTimeout(() => {
      isTooSlow = true;
      child.kill('SIGKILL');
    }, this.#options.longestMs);
    const answer = await receiveAnswer(child, request);
    clearTimeout(timer);
    if (answer && !answer.isGrown) this.#rest(child);
    else this.#end();
    if (answer) return answer;
    if (isTooSlow) return { issue: 'too-slow' };
    // The process was killed by itself, or by the system when memory ran out.
    if (child.signalCode === 'SIGKILL') return { issue: 'too-costly' };
    throw new AppError('UNAVAILABLE', { cause: new Error('the process of pictures ended') });
  }

  #start(): ChildProcess {
    const child = forkImageProcess(this.#options.program);
    this.#child = child;
    return child;
  }

  /** Lets this process exit although the child is idle, and ends the child after a while. */
  #rest(child: ChildProcess): void {
    child.unref();
    child.channel?.unref();
    this.#idle = setTimeout(() => this.#end(), this.#options.idleMs).unref();
  }

  #end(): void {
    if (this.#child?.connected) this.#child.disconnect();
    this.#child = undefined;
  }
}

export function forkImageProcess(program = PROGRAM): ChildProcess {
  const child = fork(program, [], {
    env: { ...environment(), ...ALLOCATOR, VIPS_WARNING: '0' },
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // A process that cannot be started is noticed by its `close` event.
  child.on('error', () => {});
  return child;
}

/** Waits for the answer; undefined when the process ended first. */
function receiveAnswer(child: ChildProcess, request: ImageRequest): Promise<ImageAnswer | undefined> {
  child.ref();
  child.channel?.ref();
  return new Promise((resolve) => {
    const settle = (answer?: ImageAnswer) => {
      child.off('message', settle);
      child.off('close', onEnd);
      resolve(answer);
    };
    const onEnd = () => settle();
    child.on('message', settle);
    child.on('close', onEnd);
    // A process that has gone is noticed by its `close` event.
    child.send(request, () => {});
  });
}

/** The environment of the child, without secrets: it reads files of strangers. */
function environment(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    HANDED_ON.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
}
