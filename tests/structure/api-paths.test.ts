import { describe, expect, it } from 'vitest';
import { sourcesUnder, type TreeFile, treeFile } from './tree.ts';

const CONTRACT = /[.]contract[.]ts$/;
const API_PATH = /(?<![\w.])\\?\/api\b/;

const ALLOWED = [
  'src/shared/endpoint.ts',
  'src/features/people/sign-in/upstreams/discord.service.ts',
  'src/shared/discord-webhook.ts',
];

/** Whether a string, a template or a regular expression contains such a path: only files with one anywhere are parsed. */
function namesPath({ text, nodes }: TreeFile): boolean {
  if (!API_PATH.test(text())) return false;
  const literals = nodes().filter(({ type }) => type === 'Literal' || type === 'TemplateElement');
  return literals.some(({ start, end }) => API_PATH.test(text().slice(start, end)));
}

const code = (text: string) => treeFile('a.ts', () => text);
const named = sourcesUnder('src')
  .filter(({ path }) => !CONTRACT.test(path) && !ALLOWED.includes(path))
  .filter(namesPath)
  .map(({ path }) => path);

describe('literal paths of the API', () => {
  it.each(['`/api/x`', '`$' + '{host}/api/live`', "'/api'", '/^\\/api(?:[/?]|$)/'])('are found in %s', (literal) => {
    expect(namesPath(code(`f(${literal})`))).toBe(true);
  });

  it.each(['1 // "/api/x"', "'https://discord.com/api/webhooks/'", "'/apiary'"])('are not found in %s', (literal) => {
    expect(namesPath(code(`f(${literal}\n)`))).toBe(false);
  });

  it('appear in contracts only', () => {
    expect(named).toEqual([]);
  });
});
