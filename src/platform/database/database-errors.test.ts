import { describe, expect, it } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { codeOf, constraintOf, toUnavailable } from './database-errors.ts';

const withCode = (code: string, more: object = {}) => Object.assign(new Error('x'), { code, ...more });

describe('toUnavailable', () => {
  it.each([
    'ECONNREFUSED',
    'ECONNRESET',
    'ENOTFOUND',
    '57P01',
    '57P03',
    '53300',
    '08006',
    '08P01',
    '57014',
    '57P04',
    '25006',
  ])('answers 503 for %s and preserves the cause', (code) => {
    const error = withCode(code);
    const answer = toUnavailable(error);
    expect(answer).toBeInstanceOf(AppError);
    expect(answer?.code).toBe('UNAVAILABLE');
    expect(answer?.cause).toBe(error);
  });

  it.each(['timeout exceeded when trying to connect', 'Connection terminated unexpectedly', 'Query read timeout'])(
    'recognizes the driver\'s message "%s"',
    (message) => expect(toUnavailable(new Error(message))?.code).toBe('UNAVAILABLE'),
  );

  it.each([
    ['0A000', 'cannot access temporary or unlogged relations during recovery'],
    ['55000', 'recovery is in progress'],
  ])('answers 503 for what a replica refuses: %s', (code, message) => {
    expect(toUnavailable(Object.assign(new Error(message), { code }))?.code).toBe('UNAVAILABLE');
    expect(toUnavailable(withCode(code))).toBeUndefined();
  });

  it('leaves all other errors alone', () => {
    for (const error of [
      withCode('23505'),
      withCode('42601'),
      withCode('22P02'),
      new Error('x'),
      'ECONNREFUSED',
      null,
    ]) {
      expect(toUnavailable(error)).toBeUndefined();
    }
  });
});

describe('constraintOf', () => {
  it('names the constraint only for a refused write', () => {
    expect(constraintOf(withCode('23505', { constraint: 'item_name_key' }))).toBe('item_name_key');
    expect(constraintOf(withCode('23514', { constraint: 'price_check' }))).toBe('price_check');
    expect(constraintOf(withCode('42P01', { constraint: 'x' }))).toBeUndefined();
    expect(constraintOf(withCode('23502'))).toBeUndefined();
    expect(constraintOf(undefined)).toBeUndefined();
  });
});

describe('codeOf', () => {
  it('is always text', () => {
    expect(codeOf(withCode('23505'))).toBe('23505');
    expect(codeOf({ code: 7 })).toBe('');
    expect(codeOf(undefined)).toBe('');
  });
});
