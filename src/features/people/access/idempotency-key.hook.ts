import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Db } from '#platform/database/db.ts';
import { AppError } from '#shared/errors.ts';
import { peopleErrors } from '../people-error.labels.ts';
import { type Answer, claimKey, type RequestKey, storeResponse } from './idempotency-key.repository.ts';

const KEY_FORM = /^[\x21-\x7e]{1,200}$/;

/** @throws {AppError} INVALID_INPUT for a malformed `Idempotency-Key` */
export function readRequestKey(request: FastifyRequest, userId: string): RequestKey | undefined {
  const key = request.headers['idempotency-key'];
  if (request.method !== 'POST' || key === undefined) return undefined;
  if (typeof key !== 'string' || !KEY_FORM.test(key)) {
    throw new AppError('INVALID_INPUT', { message: peopleErrors.malformedKey });
  }
  const content = `${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`;
  return { userId, key, requestHash: createHash('sha256').update(content).digest() };
}

/** @throws {AppError} INVALID_INPUT for a key that another request has used */
export async function respondOnce(db: Db, key: RequestKey | undefined, act: () => Promise<Answer>): Promise<Answer> {
  if (key === undefined) return act();
  const earlier = await claimKey(db, key);
  // A stored answer is replayed even when the session has ended or the player was suspended since.
  if (earlier) {
    if (earlier.requestHash.equals(key.requestHash)) return earlier.answer;
    throw new AppError('INVALID_INPUT', { message: peopleErrors.reusedKey });
  }
  const answer = await act();
  await storeResponse(db, key, answer);
  return answer;
}
