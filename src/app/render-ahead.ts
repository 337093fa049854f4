import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Log } from '#platform/log/log.ts';
import { PRERENDERED, prerenderedFacts, type RoutedPage } from './route-rules.ts';

/** Milliseconds between the start, or a change, and the first page, because visitors have priority. */
const REST_MS = 5000;

/** Ratio of a pause to the rendering before it: at most one visitor in twenty-five meets a rendering. */
const REST_SHARE = 24;
/** Maximum pause in milliseconds, so that a slow machine is done within two minutes. */
const LONGEST_PAUSE_MS = 900;

interface RenderAheadOptions {
  log: Log;
  pages: readonly RoutedPage[];
  /** Calls back after the facts or texts have changed; returns the unsubscribe function. */
  onFactsChange(listener: () => void): () => void;
}

/**
 * Renders the pages without parameters into the page cache, with their payloads, one at a time: all after the start,
 * and those of facts and texts after every change (contract §25).
 * @returns a function that stops it
 */
export function renderAhead(app: FastifyInstance, { log, pages, onFactsChange }: RenderAheadOptions): () => void {
  let running = new AbortController();
  const run = async (paths: readonly string[], signal: AbortSignal) => {
    await delay(REST_MS, undefined, { signal, ref: false });
    for (const path of paths.flatMap((one) => [one, toPayloadPath(one)])) {
      const startedAt = performance.now();
      await app.inject({ url: path, remoteAddress: '127.0.0.1' });
      const pauseMs = Math.min(REST_SHARE * (performance.now() - startedAt), LONGEST_PAUSE_MS);
      await delay(pauseMs, undefined, { signal, ref: false });
    }
  };
  const start = (paths: readonly string[]) => {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    run(paths, signal).catch((error: unknown) => {
      if (!signal.aborted) log.warn({ err: error }, 'pages could not be rendered ahead');
    });
  };
  start(PRERENDERED);
  const stopListening = onFactsChange(() => start(prerenderedFacts(pages)));
  return () => {
    stopListening();
    running.abort();
  };
}

function toPayloadPath(path: string): string {
  return `${path === '/' ? '' : path}/_payload.json`;
}
