import { Worker } from 'node:worker_threads';
import { AppError } from '#shared/errors.ts';
import { type ImageShape, ProcessedImage } from '#shared/processed-image.ts';
import { imageErrors } from './image-error.labels.ts';

/** A body of `multipart/form-data` with the picture in its field `file`. */
export interface Upload {
  body: Uint8Array<ArrayBuffer>;
  contentType: string;
  /** Of the picture alone. */
  maxBytes: number;
}

export interface ImageRequest extends Upload {
  id: number;
  shape: ImageShape;
}
export type MadeImage = Pick<ProcessedImage, 'name' | 'width' | 'height' | 'files'>;
export type ImageFault = 'missing' | 'too-many-bytes' | 'unknown' | 'too-large' | 'unreadable';
export type ImageAnswer = { id: number; image: MadeImage } | { id: number; fault: ImageFault };

interface Waiting {
  resolve(image: MadeImage): void;
  reject(error: Error): void;
}

const PATIENCE_MS = 60_000;

const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let lastId = 0;

/**
 * Makes a picture anew: upright, without metadata, as WebP. A worker thread, started by the first picture, does it, one
 * after the other; it reads the body too, so that requests beside it wait for nothing. The body is the thread's from then on.
 * @throws {AppError} INVALID_INPUT (`file`), TOO_LARGE (bytes, pixels), UNSUPPORTED_MEDIA_TYPE, UNAVAILABLE
 */
export async function processImage(upload: Upload, shape: ImageShape): Promise<ProcessedImage> {
  return new ProcessedImage(await made(upload, shape));
}

function made(upload: Upload, shape: ImageShape): Promise<MadeImage> {
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
    thread.postMessage({ id, ...upload, shape } satisfies ImageRequest, movable(upload.body));
  });
}

/** A small body lies in a pool with others. */
function movable({ buffer, byteLength }: Upload['body']): ArrayBuffer[] {
  return buffer.byteLength === byteLength ? [buffer] : [];
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
  if (fault === 'missing') return invalidFile(imageErrors.missing);
  if (fault === 'too-many-bytes') return new AppError('TOO_LARGE');
  if (fault === 'unknown') return new AppError('UNSUPPORTED_MEDIA_TYPE', { message: imageErrors.unknownFormat });
  if (fault === 'too-large') return new AppError('TOO_LARGE', { message: imageErrors.tooManyPixels });
  return invalidFile(imageErrors.unreadable);
}

function invalidFile(message: string): AppError {
  return new AppError('INVALID_INPUT', { issues: [{ path: 'file', message }] });
}

function failAll(thread: Worker, cause: Error): void {
  if (worker !== thread) return;
  worker = undefined;
  for (const asker of waiting.values()) asker.reject(new AppError('UNAVAILABLE', { cause }));
  waiting.clear();
}
