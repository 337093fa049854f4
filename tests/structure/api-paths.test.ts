import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { filesUnder } from './tree.ts';

const SOURCE = /^src\/.*(?<![.]test)[.]tsx?$/;
const CONTRACT = /[.]contract[.]ts$/;
const API_PATH = /(?<![\w.])\\?\/api\b/;

const ALLOWED = [
  'src/shared/endpoint.ts',
  'src/features/people/sign-in/upstreams/discord.service.ts',
  'src/features/people/notifications/webhook-address.rules.ts',
];

function literalsIn(path: string, text: string): string[] {
  const literals: string[] = [];
  function visit(value: unknown): void {
    if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && value !== null) {
      const node = new Map<string, unknown>(Object.entries(value));
      if (node.get('type') === 'Literal') literals.push(String(node.get('raw')));
      if (node.get('type') === 'JSXText') return;
      if (node.get('type') === 'TemplateElement')
        literals.push(text.slice(Number(node.get('start')), Number(node.get('end'))));
      for (const part of node.values()) visit(part);
    }
  }
  visit(parseSync(path, text).program.body);
  return literals;
}

const named = [...filesUnder('src')]
  .filter(({ path }) => SOURCE.test(path) && !CONTRACT.test(path) && !ALLOWED.includes(path))
  .filter(({ path, text }) => literalsIn(path, text()).some((literal) => API_PATH.test(literal)))
  .map(({ path }) => path);

describe('literal paths of the API', () => {
  it.each(['`/api/x`', '`$' + '{host}/api/live`', "'/api'", '/^\\/api(?:[/?]|$)/'])('are found in %s', (code) => {
    expect(literalsIn('a.ts', `f(${code})`).some((literal) => API_PATH.test(literal))).toBe(true);
  });

  it.each(['1 // "/api/x"', "'https://discord.com/api/webhooks/'", "'/apiary'"])('are not found in %s', (code) => {
    expect(literalsIn('a.ts', `f(${code}\n)`).some((literal) => API_PATH.test(literal))).toBe(false);
  });

  it('appear in contracts only', () => {
    expect(named).toEqual([]);
  });
});
