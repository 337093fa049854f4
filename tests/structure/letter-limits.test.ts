import type { ESTree } from 'vite';
import { expect, it } from 'vitest';
import { nodesIn } from './syntax-tree.ts';
import { sourcesUnder } from './tree.ts';

/** Counted in units of JavaScript before they are composed: 12 decomposed syllables are 36, 40 emoji are 80. */
const NATIVE = /\bmaxLength=/;

it('no field of words has the native limit, which cuts a name to another name', () => {
  const found = sourcesUnder('src').flatMap(({ path, text }) => {
    if (!path.endsWith('.tsx') || !NATIVE.test(text())) return [];
    return nodesIn(path, text()).flatMap((node) => (isCutField(node) ? [path] : []));
  });
  expect(found).toEqual([]);
});

/** Numbers have no letters that count otherwise. */
function isCutField(node: ESTree.Node): boolean {
  if (node.type !== 'JSXOpeningElement') return false;
  const attributes = node.attributes.flatMap((one) =>
    one.type === 'JSXAttribute' && one.name.type === 'JSXIdentifier' ? [{ name: one.name.name, value: one.value }] : [],
  );
  const isNumber = attributes.some(
    ({ name, value }) => name === 'inputMode' && value?.type === 'Literal' && value.value === 'numeric',
  );
  return !isNumber && attributes.some(({ name }) => name === 'maxLength');
}

it('no contract limits words in units of JavaScript', () => {
  const CHAIN = /z\s*[.]string\(\)(?:\s*[.](?:trim|min)\(\d*\))*\s*[.]max\(/g;
  const found = sourcesUnder('src')
    .filter(({ path }) => /[.]contract[.]ts$|query[.]ts$|filter-schema[.]ts$/.test(path))
    .flatMap(({ path, text }) => [...text().matchAll(CHAIN)].map(() => path));
  expect([...new Set(found)].toSorted()).toEqual([
    // Addresses, identifiers, and what stored settings may hold.
    'src/features/community/guild-webhooks/guild-webhook.contract.ts',
    'src/features/desk/data/fact-change-desk.contract.ts',
    'src/features/game-data/editing/fact-change.contract.ts',
    'src/features/people/notifications/webhook.contract.ts',
    'src/features/people/profiles/profile.contract.ts',
    'src/features/people/sessions/session.contract.ts',
    'src/features/shell/icons/icon.contract.ts',
    'src/features/shell/settings/setting.contract.ts',
  ]);
});
