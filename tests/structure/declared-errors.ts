import { z } from 'zod';
import { declaredEndpoints } from './declared-endpoints.ts';
import { readText } from './tree.ts';

/** The errors in the contracts: `POST /api/guilds CONFLICT.IN_GUILD`. */
export async function declaredErrors(): Promise<string[]> {
  const endpoints = await declaredEndpoints();
  return endpoints.flatMap(({ method, path, definition: { errors = [] } }) =>
    errors.map((error) => `${method} ${path} ${error}`),
  );
}

/** Declared errors that no test of the gate provokes. The list may only shrink. */
export function readUnprovoked(): string[] {
  return z.array(z.string()).parse(JSON.parse(readText('tests/structure/unprovoked-errors.json')));
}

interface Errors {
  declared: readonly string[];
  provoked: ReadonlySet<string>;
  /** Those that are known to be unprovoked. */
  listed: readonly string[];
}

/**
 * Returns what must be provoked by a test, and what can leave the list. The second is no failure, because a race in a
 * test may provoke an error only now and then.
 */
export function compareErrors({ declared, provoked, listed }: Errors): { unprovoked: string[]; provokedNow: string[] } {
  return {
    unprovoked: declared.filter((error) => !provoked.has(error) && !listed.includes(error)),
    provokedNow: listed.filter((error) => provoked.has(error)),
  };
}
