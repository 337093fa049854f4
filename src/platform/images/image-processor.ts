import { AppError } from '#shared/errors.ts';
import { type ImageShape, ProcessedImage } from '#shared/processed-image.ts';
import { faultError } from './image-faults.ts';
import type { Upload } from './image-messages.ts';
import { ImageProcess } from './image-process.ts';

const decoder = new ImageProcess();
let last: Promise<unknown> = Promise.resolve();

/**
 * Makes a picture anew: upright, without metadata, as WebP. A process of its own does it, one picture after the other; it
 * reads the body too, so that requests beside it wait for nothing.
 * @param gone when aborted, it is not begun
 * @throws {AppError} INVALID_INPUT (`file`), TOO_LARGE (bytes, pixels, memory), UNSUPPORTED_MEDIA_TYPE, UNAVAILABLE
 */
export function processImage(upload: Upload, shape: ImageShape, gone?: AbortSignal): Promise<ProcessedImage> {
  const turn = last.then(() => {
    if (gone?.aborted) throw new AppError('UNAVAILABLE');
    return make(upload, shape);
  });
  last = turn.catch(() => {});
  return turn;
}

async function make(upload: Upload, shape: ImageShape): Promise<ProcessedImage> {
  const answer = await decoder.answer({ ...upload, shape });
  if ('fault' in answer) throw faultError(answer.fault, upload.maxBytes);
  return new ProcessedImage(answer.image);
}
