import { AppError } from '#shared/errors.ts';

const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/**
 * SQLSTATEs of a database that cannot serve now: shutting down, crashed, starting up, dropped, too many connections,
 * cancelled by a time limit, idle too long in a transaction; cancelled in favour of another transaction (deadlock,
 * serialization); read-only.
 */
const OUT_OF_REACH_STATES = new Set([
  ...['57P01', '57P02', '57P03', '57P04', '57P05', '53300', '57014', '25P03', '25P04', '40P01', '40001'],
  '25006',
]);
/** Messages of a replica that refuses what only its primary can do. */
const RECOVERING = /during recovery$|recovery is in progress$/;

const DRIVER_MESSAGES =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|timeout expired|Client has encountered a connection error|Client was closed)/;

const DISK_FULL = '53100';
const DISK_FULL_MESSAGE = '서버의 저장 공간이 부족해 지금은 저장할 수 없습니다. 잠시 뒤에 다시 해 주세요.';
const DISK_FULL_RETRY_S = 60;

/**
 * Converts the error into a 503 when the database is unreachable, read-only, too slow or out of space, else returns
 * `undefined`.
 */
export function toUnavailable(error: unknown): AppError | undefined {
  if (isDiskFull(error)) {
    return new AppError('UNAVAILABLE', {
      message: DISK_FULL_MESSAGE,
      data: { retryAfterSeconds: DISK_FULL_RETRY_S },
      cause: error,
    });
  }
  if (!isOutOfReach(error)) return undefined;
  return new AppError('UNAVAILABLE', { cause: error });
}

/** Whether the disk of the database is full, also when the error was caused by such an error. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return codeOf(error) === DISK_FULL || isDiskFull(error.cause);
}

/** The name of the constraint that refused a write (unique, foreign key, check, exclusion), else `undefined`. */
export function constraintOf(error: unknown): string | undefined {
  if (!codeOf(error).startsWith('23')) return undefined;
  return textField(error, 'constraint');
}

export function codeOf(error: unknown): string {
  return textField(error, 'code') ?? '';
}

function isOutOfReach(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (NETWORK_CODES.has(code) || OUT_OF_REACH_STATES.has(code) || code.startsWith('08')) return true;
  if (/^(0A000|55000)$/.test(code)) return RECOVERING.test(error.message);
  return code === '' && DRIVER_MESSAGES.test(error.message);
}

function textField(value: unknown, field: string): string | undefined {
  if (typeof value !== 'object' || value === null || !(field in value)) return undefined;
  const found: unknown = Reflect.get(value, field);
  return typeof found === 'string' ? found : undefined;
}

/** The database cannot be used; the message is one Korean line for the person who starts the site. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';
}
