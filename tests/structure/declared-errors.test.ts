import { describe, expect, it } from 'vitest';
import { impliedErrors, toErrorCode } from '#platform/http/endpoint-errors.ts';
import { declaredEndpoints } from './declared-endpoints.ts';
import { compareErrors, declaredErrors, readUnprovoked } from './declared-errors.ts';

/** May only fall: a test that provokes an error takes it off the list. */
const MOST_UNPROVOKED = 0;

describe('the errors of an endpoint', () => {
  it('are declared once, and only those that do not follow from the rest of its definition', async () => {
    const endpoints = await declaredEndpoints();
    const repeated = endpoints.flatMap(({ method, path, definition }) => {
      const implied = impliedErrors(definition);
      const { errors = [] } = definition;
      return errors
        .filter((error, at) => errors.indexOf(error) !== at || (implied as ReadonlySet<string>).has(error))
        .map((error) => `${method} ${path} ${error}`);
    });
    expect(repeated).toEqual([]);
    expect((await declaredErrors()).length).toBeGreaterThan(100);
  });

  it('are conflicts with a reason, or none, but not both in one endpoint', async () => {
    const mixed = (await declaredEndpoints()).filter(({ definition: { errors = [] } }) => {
      const conflicts = errors.filter((error) => toErrorCode(error) === 'CONFLICT');
      return conflicts.includes('CONFLICT') && conflicts.length > 1;
    });
    expect(mixed.map(({ path }) => path)).toEqual([]);
  });

  it('that no test provokes are listed, by names that are still declared', async () => {
    const declared = await declaredErrors();
    const listed = readUnprovoked();
    expect(listed.filter((error, at) => !declared.includes(error) || listed.indexOf(error) !== at)).toEqual([]);
    expect(listed.length).toBeLessThanOrEqual(MOST_UNPROVOKED);
  });
});

describe('after the tests', () => {
  const declared = ['POST /api/a CONFLICT', 'POST /api/b CONFLICT', 'POST /api/c CONFLICT'];

  it('an error that none provoked is named unless it is listed', () => {
    const provoked = new Set(['POST /api/a CONFLICT', 'GET /api/a NOT_FOUND']);
    expect(compareErrors({ declared, provoked, listed: ['POST /api/b CONFLICT'] })).toEqual({
      unprovoked: ['POST /api/c CONFLICT'],
      provokedNow: [],
    });
  });

  it('an error that is listed and was provoked can leave the list', () => {
    expect(compareErrors({ declared, provoked: new Set(declared), listed: ['POST /api/b CONFLICT'] })).toEqual({
      unprovoked: [],
      provokedNow: ['POST /api/b CONFLICT'],
    });
  });
});
