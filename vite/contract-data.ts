import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Reduces contracts to data for the browser: method, path and caller of the endpoints, and plain constants. Schemas and
 * everything else are removed, and zod with them: importing those stops the build.
 */
export function contractData(): Plugin {
  return {
    name: 'contract-data',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /[.]contract[.]ts(?:[?]|$)/ },
      async handler(id) {
        const [file = id] = id.split('?', 1);
        // Each version needs a new URL, because Node caches imports.
        const { mtimeMs } = await stat(file);
        const contract: Record<string, unknown> = await import(`${pathToFileURL(file).href}?at=${mtimeMs}`);
        return { code: dataOf(contract), map: null };
      },
    },
  };
}

export function dataOf(contract: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(contract).flatMap(([name, value]) => {
    const data = isEndpoint(value) ? { method: value.method, path: value.path, who: value.who } : value;
    return isData(data) ? [`export const ${name} = ${JSON.stringify(data)};`] : [];
  });
  return lines.join('\n');
}

interface EndpointLike {
  method: unknown;
  path: unknown;
  who: unknown;
}

function isEndpoint(value: unknown): value is EndpointLike {
  return isPlainObject(value) && ['method', 'path', 'who', 'summary'].every((name) => name in value);
}

function isData(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isData);
  if (isPlainObject(value)) return Object.values(value).every(isData);
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
