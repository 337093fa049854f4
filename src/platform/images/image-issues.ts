import { AppError } from '#shared/errors.ts';
import { imageErrors } from './image-error.labels.ts';

/** Reasons why no picture can be made of a file. */
export type ImageIssue =
  | 'missing'
  | 'unknown'
  | 'too-many-bytes'
  | 'too-many-pixels'
  | 'too-costly'
  | 'unreadable'
  | 'too-slow';

const RETRY_AFTER_S = 30;

/** @param maxBytes of the file */
export function toImageError(issue: ImageIssue, maxBytes: number): AppError {
  switch (issue) {
    case 'missing':
      return invalidFile(imageErrors.missing);
    case 'unknown':
      return new AppError('UNSUPPORTED_MEDIA_TYPE', { message: imageErrors.unknownFormat });
    case 'too-many-bytes':
      return new AppError('TOO_LARGE', { message: imageErrors.tooManyBytes(maxBytes) });
    case 'too-many-pixels':
      return new AppError('TOO_LARGE', { message: imageErrors.tooManyPixels });
    case 'too-costly':
      return new AppError('TOO_LARGE', { message: imageErrors.tooCostly });
    case 'unreadable':
      return invalidFile(imageErrors.unreadable);
    case 'too-slow':
      return new AppError('UNAVAILABLE', {
        message: imageErrors.tooSlow,
        data: { retryAfterSeconds: RETRY_AFTER_S },
      });
  }
}

function invalidFile(message: string): AppError {
  return new AppError('INVALID_INPUT', { message, issues: [{ path: 'file', message }] });
}
