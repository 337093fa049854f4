import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { AppError } from '#shared/errors.ts';
import { type ImageShape, ProcessedImage } from '#shared/processed-image.ts';
import { imageErrors } from './image-error.labels.ts';

export interface ImageRequest {
  id: number;
  bytes: Uint8Array;
  shape: ImageShape;
}
export type MadeImage = Pick<ProcessedImage, 'width' | 'height' | 'files'>;
export type ImageFault = 'unknown' | 'too-large' | 'unreadable';
export type ImageAnswer = { id: number; image: MadeImage } | { id: number; fault: ImageFault };

interface Waiting {
  resolve(image: MadeImage): void;
  reject(error: Error): void;
}

const PATIENCE_MS = 60_000;
const NAME_LENGTH = 32;

const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let lastId = 0;

/**
 * Makes a picture anew: upright, without metadata, as WebP. A worker thread, started by the first picture, does it, one
 * after the other.
 * @throws {AppError} UNSUPPORTED_MEDIA_TYPE, TOO_LARGE (pixels), INVALID_INPUT (`file`), UNAVAILABLE
 */
export async function processImage(bytes: Uint8Array, shape: ImageShape): Promise<ProcessedImage> {
  const name = createHash('sha256').update(`${shape}\n`).update(bytes).digest('hex').slice(0, NAME_LENGTH);
  return new ProcessedImage(name, await made(bytes, shape));
}

function made(bytes: Uint8Array, shape: ImageShape): Promise<MadeImage> {
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => void worker?.terminate(), PATIENCE_MS);
    const settled =
      <Value>(then: (value: Value) => void) =>
      (value: Value) => {
        clearTimeout(timer);
        then(value);
      };
    waiting.set(id, { resolve: settled(resolve), reject: settled(reject) });
    const thread = workerThread();
    // Only a running picture may keep the process alive.
    thread.ref();
    thread.postMessage({ id, bytes, shape } satisfies ImageRequest);
  });
}

function workerThread(): Worker {
  if (worker) return worker;
  const thread = new Worker(new URL('./process-image.worker.ts', import.meta.url));
  thread.on('message', (answer: ImageAnswer) => settle(thread, answer));
  thread.on('error', (error) => failAll(thread, error));
  thread.on('exit', (code) => failAll(thread, new Error(`the thread of images ended with ${code}`)));
  worker = thread;
  return thread;
}

function settle(thread: Worker, answer: ImageAnswer): void {
  const asker = waiting.get(answer.id);
  waiting.delete(answer.id);
  if (waiting.size === 0) thread.unref();
  if ('fault' in answer) asker?.reject(faultError(answer.fault));
  else asker?.resolve(answer.image);
}

function faultError(fault: ImageFault): AppError {
  if (fault === 'unknown') return new AppError('UNSUPPORTED_MEDIA_TYPE', { message: imageErrors.unknownFormat });
  if (fault === 'too-large') return new AppError('TOO_LARGE', { message: imageErrors.tooManyPixels });
  return new AppError('INVALID_INPUT', { issues: [{ path: 'file', message: imageErrors.unreadable }] });
}

function failAll(thread: Worker, cause: Error): void {
  if (worker !== thread) return;
  worker = undefined;
  for (const asker of waiting.values()) asker.reject(new AppError('UNAVAILABLE', { cause }));
  waiting.clear();
}
