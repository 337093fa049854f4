import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { isNicknameSignInOpen } from '#features/people/sign-in/nickname-provider-access.rules.ts';
import type { Config } from '#platform/config/config.schema.ts';
import { codeOf, DatabaseStartError } from '#platform/database/database-errors.ts';
import type { Log } from '#platform/log/log.ts';
import { exitCodeOf, onEndSignal } from '../../scripts/steps/end-signals.mjs';

/** Milliseconds for requests in progress to finish (contract §31). */
const GRACE_MS = 6_000;
const END_MS = GRACE_MS + 4_000;
/**
 * Milliseconds for a start to finish after a signal. Its writes are then rolled back, and the next start repeats them.
 */
const START_GRACE_MS = 3_000;

// The reader of the output may disappear (`| head`, a closed terminal, a full disk); then only lines are lost.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

export function print(message: string): void {
  console.log(`· ${message}`);
}

/** A mistake that the operator can correct; the message is one line in Korean. */
class StartError extends Error {}

/**
 * Checks early whether the port is free, because opening the database takes a while.
 * @throws {StartError}
 */
export async function requireFreePort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  if (port === 0) return;
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(toListenError(error, host, port) ?? error));
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}

interface Closable {
  close(): Promise<void>;
}

/**
 * Finishes a start. When it fails or a signal arrives first, prints the reason and closes what was opened, because the
 * database server would outlive the process.
 */
export async function finishStart<Result>(opening: Promise<Closable>, start: () => Promise<Result>): Promise<Result> {
  const close = () => opening.then((opened) => opened.close()).catch(() => {});
  const ending = Promise.withResolvers<never>();
  let isEnding = false;
  const stopListening = onEndSignal((signal) => {
    isEnding = true;
    print(`${signal}: 시작을 그만둡니다`);
    setTimeout(() => process.exit(0), START_GRACE_MS).unref();
    void close().then(() => process.exit(0));
  });
  try {
    const started = await start();
    return isEnding ? await ending.promise : started;
  } catch (error) {
    if (isEnding) return await ending.promise;
    printFailure(error);
    await close();
    return process.exit(1);
  } finally {
    stopListening();
  }
}

/** Closes the app when it cannot listen. */
export async function listen(app: FastifyInstance, config: Config): Promise<void> {
  const { host, port, publicSiteUrl, isPublicSiteUrlGiven } = config;
  const address = await app.listen({ host, port }).catch(async (error: unknown) => {
    await app.close();
    throw toListenError(error, host, port) ?? error;
  });
  console.log(`\n바람나루가 열렸습니다: ${isPublicSiteUrlGiven ? publicSiteUrl : address}\n`);
  if (config.allowLocalAuth && isNicknameSignInOpen(config)) console.warn(OPEN_TO_NICKNAMES);
}

const RULE = '!'.repeat(78);
/** Conspicuous on purpose (contract §4), because every visitor can sign in as anybody. */
const OPEN_TO_NICKNAMES = `${RULE}
[주의] ALLOW_LOCAL_AUTH=true: 누구나 닉네임만 적으면 아무 이름으로나 로그인합니다.
       테스트할 때만 쓰고, 실제 사이트에서는 이 설정을 빼 주세요.
${RULE}
`;

function toListenError(error: unknown, host: string, port: number): StartError | undefined {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new StartError(`${port}번 포트를 다른 프로그램이 쓰고 있습니다. PORT를 바꾸어 주세요.`);
    case 'EACCES':
      return new StartError(`${port}번 포트를 열 권한이 없습니다. PORT를 1024 이상으로 바꾸어 주세요.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(`이 컴퓨터에 없는 주소입니다: ${host}. HOST를 바꾸어 주세요.`);
    default:
      return undefined;
  }
}

/**
 * Ctrl+C and `kill` let running requests finish, then close the database. Requests that do not finish in time are cut
 * off, and so is a database whose statements do not.
 */
export function stopOnSignals(app: FastifyInstance, log: Log): void {
  onEndSignal(async (signal) => {
    log.info({ signal }, 'stopping');
    setTimeout(() => app.server.closeAllConnections(), GRACE_MS).unref();
    setTimeout(() => process.exit(0), END_MS).unref();
    await app.close();
    process.exit(0);
  });
}

const EXIT_FAILED = 1;

/**
 * Runs a command and sets its exit code, or prints the reason why it failed. A signal ends it at once.
 * @param ending aborted by a signal instead, for commands that then end by themselves
 */
export async function endByCommand(run: () => Promise<number>, ending?: AbortController): Promise<void> {
  let endedBy: NodeJS.Signals | undefined;
  onEndSignal((signal) => {
    print(`${signal}: 그만둡니다`);
    endedBy = signal;
    if (ending) ending.abort();
    else process.exit(exitCodeOf(signal));
  });
  try {
    process.exitCode = await run();
  } catch (error) {
    if (!endedBy) console.error('[실패]', error instanceof DatabaseStartError ? error.message : error);
    process.exitCode = EXIT_FAILED;
  }
  if (endedBy) process.exitCode = exitCodeOf(endedBy);
}

export function stopOnFailure(error: unknown): never {
  printFailure(error);
  process.exit(1);
}

function printFailure(error: unknown): void {
  const isExplained = error instanceof DatabaseStartError || error instanceof StartError;
  console.error('[시작 실패]', isExplained ? error.message : error);
}
