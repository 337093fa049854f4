import { describe, expect, it } from 'vitest';
import { ERROR_MESSAGE } from '#shared/errors.ts';
import { readApiError } from './api-error.ts';

const answer = (status: number, body: unknown) => readApiError(Response.json(body, { status }));

describe('a refused call', () => {
  it('has the message and the data of the error body', async () => {
    const error = await answer(499, { statusCode: 499, message: '정지', code: 'SUSPENDED', data: { bannedAt: 'x' } });
    expect(error).toMatchObject({ status: 499, code: 'SUSPENDED', message: '정지', data: { bannedAt: 'x' } });
  });

  it('names the invalid fields and leaves out issues without a field', async () => {
    const issue = { path: 'price', message: '너무 커요' };
    const body = {
      code: 'INVALID_INPUT',
      message: '다시',
      data: { issues: [issue, null, 'x', { path: 1, message: '' }] },
    };
    expect((await answer(400, body)).issues).toEqual([issue]);
    expect((await answer(400, { code: 'INVALID_INPUT', message: '다시' })).issues).toEqual([]);
  });

  it.each([
    [404, 'NOT_FOUND'],
    [502, 'UNAVAILABLE'],
    [418, 'INVALID_INPUT'],
  ] as const)('of status %s without our error body becomes %s', async (status, code) => {
    const error = await readApiError(new Response('<html>', { status }));
    expect(error).toMatchObject({ status, code, message: ERROR_MESSAGE[code], data: {} });
  });
});
