import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/config/config.schema.ts';
import { DatabaseStartError } from '#platform/database/start-error.ts';
import type { Log } from '#platform/log/log.ts';

/** A line for the person who started the site. */
export function say(message: string): void {
  console.log(`· ${message}`);
}

/** Opens the port and says where the site is. */
export async function listen(
  app: FastifyInstance,
  { host, port, publicSiteUrl, isPublicSiteUrlGiven }: Config,
): Promise<void> {
  const address = await app.listen({ host, port });
  console.log(`\n바람나루가 열렸습니다: ${isPublicSiteUrlGiven ? publicSiteUrl : address}\n`);
}

/** Ctrl+C and `kill` let running requests finish, then close the database. */
export function stopOnSignals(app: FastifyInstance, log: Log): void {
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    await app.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}

/** What a person can mend is said in one line; a fault of ours with all we know. */
export function stopOnFailure(error: unknown): never {
  if (error instanceof DatabaseStartError) console.error(`[시작 실패] ${error.message}`);
  else if (isPortTaken(error))
    console.error(`[시작 실패] ${error.port}번 포트를 다른 프로그램이 쓰고 있습니다. PORT를 바꾸어 주세요.`);
  else console.error('[시작 실패]', error);
  process.exit(1);
}

function isPortTaken(error: unknown): error is Error & { port: number } {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error;
}
