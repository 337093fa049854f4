import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { Endpoint } from '#shared/endpoint.ts';
import { filesUnder, inTop } from './tree.ts';

const isEndpoint = z.object({
  method: z.string(),
  path: z.string(),
  who: z.string(),
  summary: z.string(),
  body: z.instanceof(z.ZodType).optional(),
  response: z.record(z.string(), z.instanceof(z.ZodType)).optional(),
});

/** What the contracts export. */
export async function declaredEndpoints() {
  const contracts = filesUnder('src').filter(({ path }) => path.endsWith('.contract.ts'));
  const modules = await Promise.all(
    contracts.map(async ({ path }) => (await import(pathToFileURL(inTop(path)).href)) as Record<string, unknown>),
  );
  return modules
    .flatMap((module) => Object.values(module))
    .flatMap((value) => {
      const found = isEndpoint.safeParse(value);
      return found.success ? [{ ...found.data, definition: value as Endpoint }] : [];
    });
}
