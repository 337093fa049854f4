import { Worker } from 'node:worker_threads';

export interface RenderRequest {
  id: number;
  svg: string;
}
export type RenderAnswer = { id: number; png: Uint8Array } | { id: number; error: string };

interface Waiting {
  resolve(png: Buffer): void;
  reject(error: Error): void;
}

const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let lastId = 0;

/**
 * Draws an SVG as a PNG of the SVG's own size. Text is drawn in Galmuri11 (400, 700) and Galmuri14 only. A worker
 * thread, started by the first picture, draws, so that pictures do not delay other responses.
 */
export function renderPng(svg: string): Promise<Buffer> {
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    const thread = workerThread();
    // Only a running drawing may keep the process alive.
    thread.ref();
    thread.postMessage({ id, svg } satisfies RenderRequest);
  });
}

function workerThread(): Worker {
  if (worker) return worker;
  const thread = new Worker(new URL('./render-png.worker.ts', import.meta.url));
  thread.on('message', (answer: RenderAnswer) => settle(thread, answer));
  thread.on('error', failAll);
  thread.on('exit', (code) => {
    if (worker === thread) worker = undefined;
    failAll(new Error(`the drawing thread ended with ${code}`));
  });
  worker = thread;
  return thread;
}

function settle(thread: Worker, answer: RenderAnswer): void {
  const asker = waiting.get(answer.id);
  waiting.delete(answer.id);
  if (waiting.size === 0) thread.unref();
  if ('error' in answer) asker?.reject(new Error(`the picture could not be drawn: ${answer.error}`));
  else asker?.resolve(Buffer.from(answer.png.buffer, answer.png.byteOffset, answer.png.byteLength));
}

function failAll(error: Error): void {
  for (const asker of waiting.values()) asker.reject(error);
  waiting.clear();
}
