import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Endpoint, endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { AppError, type ErrorCode } from '#shared/errors.ts';
import { idParams } from '#shared/params.ts';
import { impliedErrors, possibleErrors, toDeclaredError, toErrorCode } from './endpoint-errors.ts';
import { errorBody } from './errors.ts';

const about = { path: '/api/lamps', tags: ['lamps'], summary: '등불' } as const;
const list = endpoint({ ...about, method: 'GET', who: 'anyone' });
const ofAll: readonly ErrorCode[] = ['INVALID_INPUT', 'INTERNAL', 'UNAVAILABLE'];
const ofWrites: readonly ErrorCode[] = ['TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'FORBIDDEN', 'RATE_LIMITED'];

describe('an endpoint', () => {
  it.each<[string, Endpoint, readonly ErrorCode[]]>([
    ['for anyone', list, []],
    ['for visitors', { ...list, who: 'visitor' }, []],
    ['for the signed-in', { ...list, who: 'person' }, ['LOGIN_REQUIRED']],
    ['with a recent sign-in', { ...list, who: 'person', freshSignIn: true }, ['LOGIN_REQUIRED', 'FORBIDDEN']],
    ['for players', { ...list, who: 'player' }, ['LOGIN_REQUIRED', 'FORBIDDEN']],
    ['for operators', { ...list, who: 'operator', level: OPERATOR_LEVEL.editor }, ['LOGIN_REQUIRED', 'FORBIDDEN']],
    ['of one thing', { ...list, params: idParams }, ['NOT_FOUND']],
    ['that changes something', { ...list, method: 'PUT', who: 'player' }, [...ofWrites, 'LOGIN_REQUIRED', 'SUSPENDED']],
    [
      'that suspended players may call',
      { ...list, method: 'PUT', who: 'player', evenSuspended: true },
      [...ofWrites, 'LOGIN_REQUIRED'],
    ],
    ['that only reads a long query', { ...list, method: 'POST', who: 'anyone', changesNothing: true }, ofWrites],
    ['for collectors', { ...list, method: 'POST', who: 'collector' }, ['TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE']],
  ])('%s has the errors that follow from its definition', (_name, one, errors) => {
    expect([...impliedErrors(one)].toSorted()).toEqual([...ofAll, ...errors].toSorted());
  });

  it('has those that it declares as well', () => {
    const one = endpoint({ ...about, method: 'GET', who: 'anyone', query: z.object({}), errors: ['CONFLICT.FULL'] });
    expect(possibleErrors(one)).toEqual(new Set([...ofAll, 'CONFLICT.FULL']));
  });
});

describe('an error', () => {
  it.each([
    [new AppError('CONFLICT'), 'CONFLICT'],
    [new AppError('CONFLICT', { data: { reason: 'FULL' } }), 'CONFLICT.FULL'],
    [new AppError('FORBIDDEN', { data: { needsProfile: true } }), 'FORBIDDEN'],
    [new AppError('SUSPENDED', { data: { reason: 7 } }), 'SUSPENDED'],
  ])('is declared by its code and reason: %#', (error, name) => {
    expect(toDeclaredError(errorBody(error))).toBe(name);
  });

  it.each([undefined, null, {}, { code: 'UNKNOWN' }])('is none without a known code: %j', (body) => {
    expect(toDeclaredError(body)).toBeUndefined();
  });

  it('has the code before its reason', () => {
    expect([toErrorCode('CONFLICT'), toErrorCode('CONFLICT.FULL')]).toEqual(['CONFLICT', 'CONFLICT']);
  });
});
