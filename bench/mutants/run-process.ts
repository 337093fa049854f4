import { spawn } from 'node:child_process';

const GRACE_MS = 5_000;
const SHOWN_CHARACTERS = 20_000;

export interface ProcessEnd {
  code: number;
  isTimedOut: boolean;
  output: string;
}

export interface ProcessOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
  limitMs: number;
}

/** Runs Node with `args`; after the time limit, ends it with all its children. */
export function runProcess(args: readonly string[], { cwd, env, limitMs }: ProcessOptions): Promise<ProcessEnd> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    const end = (signal: NodeJS.Signals) => endGroup(child.pid, signal);
    const onSignal = () => {
      end('SIGKILL');
      process.exit(1);
    };
    let output = '';
    let isTimedOut = false;
    let killer: NodeJS.Timeout | undefined;
    const limit = setTimeout(() => {
      isTimedOut = true;
      end('SIGTERM');
      killer = setTimeout(() => end('SIGKILL'), GRACE_MS);
    }, limitMs);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        output = (output + chunk).slice(-SHOWN_CHARACTERS);
      });
    }
    process.once('SIGINT', onSignal).once('SIGTERM', onSignal);
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(limit);
      clearTimeout(killer);
      process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
      resolve({ code: code ?? 1, isTimedOut, output });
    });
  });
}

function endGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // It ended meanwhile.
  }
}
