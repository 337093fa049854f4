import type { FastifyReply } from 'fastify';

/** A signal that is aborted when the client goes before it has its whole answer. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  // Each abort costs an error with its stack.
  const abort = () => raw.writableFinished || gone.abort();
  if (raw.destroyed) abort();
  else raw.once('close', abort);
  return gone.signal;
}
