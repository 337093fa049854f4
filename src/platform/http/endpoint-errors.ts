import { z } from 'zod';
import type { Endpoint } from '#shared/endpoint.ts';
import { type DeclaredError, ERROR_STATUS, type ErrorCode } from '#shared/errors.ts';

const errorPart = z.object({
  code: z.enum(Object.keys(ERROR_STATUS) as ErrorCode[]),
  data: z.object({ reason: z.string().uppercase().optional().catch(undefined) }).optional(),
});

/** Returns the name by which endpoints declare the error of a response's body. */
export function toDeclaredError(body: unknown): DeclaredError | undefined {
  const { success, data: error } = errorPart.safeParse(body);
  if (!success) return undefined;
  const reason = error.data?.reason as Uppercase<string> | undefined;
  return reason === undefined ? error.code : `${error.code}.${reason}`;
}

export function toErrorCode(error: DeclaredError): ErrorCode {
  return error.split('.', 1)[0] as ErrorCode;
}

/** The errors of every endpoint: input that cannot be read, and the server's own failures. */
const ERRORS_OF_ALL: readonly ErrorCode[] = ['INVALID_INPUT', 'INTERNAL', 'UNAVAILABLE'];

/** Returns the errors that follow from caller, method and path, which an endpoint does not declare. */
export function impliedErrors(endpoint: Endpoint): ReadonlySet<ErrorCode> {
  const { method, params, who } = endpoint;
  return new Set([
    ...ERRORS_OF_ALL,
    ...(params ? (['NOT_FOUND'] as const) : []),
    ...(method === 'GET' ? [] : (['TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const)),
    // Writes are counted by address, and refused from other sites (`write-guard.ts`).
    ...(method === 'GET' || who === 'collector' ? [] : (['FORBIDDEN', 'RATE_LIMITED'] as const)),
    ...callerErrors(endpoint),
  ]);
}

function callerErrors({ method, who, changesNothing, evenSuspended, freshSignIn }: Endpoint): readonly ErrorCode[] {
  if (who === 'anyone' || who === 'visitor' || who === 'collector') return [];
  if (who === 'person') return freshSignIn ? ['LOGIN_REQUIRED', 'FORBIDDEN'] : ['LOGIN_REQUIRED'];
  const isGated = who === 'player' && method !== 'GET' && !changesNothing && !evenSuspended;
  return ['LOGIN_REQUIRED', 'FORBIDDEN', ...(isGated ? (['SUSPENDED'] as const) : [])];
}

export function possibleErrors(endpoint: Endpoint): ReadonlySet<DeclaredError> {
  return new Set<DeclaredError>([...impliedErrors(endpoint), ...(endpoint.errors ?? [])]);
}
