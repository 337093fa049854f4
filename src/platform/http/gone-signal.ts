import type { FastifyReply } from 'fastify';

/** Returns a signal that is aborted when the client disconnects before it has received the whole response. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  // The signal is only aborted where necessary, because each abort creates an error with a stack.
  const abort = () => raw.writableFinished || gone.abort();
  if (raw.destroyed) abort();
  else raw.once('close', abort);
  return gone.signal;
}
