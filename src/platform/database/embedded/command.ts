import { spawn } from 'node:child_process';

/** The system user that runs PostgreSQL; `undefined`: the user of this process. */
export interface RunAs {
  uid: number;
  gid: number;
}

export interface CommandResult {
  /** `null` when the program could not be started or was ended by a signal. */
  code: number | null;
  output: string;
}

/** Runs a program to its end; never rejects. */
export function runCommand(
  file: string,
  args: readonly string[],
  runAs: RunAs | undefined,
  input = '',
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(file, args, { ...childOptions(runAs), stdio: ['pipe', 'pipe', 'pipe'] });
    // The program may end before it has read all of its input.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', (error) => resolve({ code: null, output: error.message }));
    child.once('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString('utf8').trim() }));
  });
}

/**
 * Options for a child process of that user. Node enters `cwd` before it changes the user, who may not be allowed to
 * enter the current folder.
 */
export function childOptions(runAs: RunAs | undefined) {
  const cwd = process.platform === 'win32' ? undefined : '/';
  return { ...runAs, cwd, env: childEnvironment(), windowsHide: true };
}

/**
 * The environment for PostgreSQL's programs. Few variables are passed on: PG* would change what the programs do, and
 * they do not need secrets.
 */
function childEnvironment(): NodeJS.ProcessEnv {
  const names = ['PATH', 'TZ', 'SystemRoot', 'SystemDrive', 'TEMP', 'TMP', 'USERPROFILE', 'APPDATA', 'COMSPEC'];
  const selected = names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  return { ...Object.fromEntries(selected), LC_ALL: 'C' };
}

export function formatTail(output: string): string {
  const lines = output.split('\n').map((line) => line.trim());
  return lines
    .filter((line) => line !== '')
    .slice(-3)
    .join(' / ');
}
