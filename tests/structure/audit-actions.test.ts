import { expect, it } from 'vitest';
import { AUDIT_SENTENCES } from '#features/people/audit/audit-sentence.labels.ts';
import { readStoredNames } from '#tests/support/stored-names.ts';
import { sourcesUnder } from './tree.ts';

// That every action has its sentence is the compiler's work: `AuditAction` is the keys of the table, whether an action is
// written out or passed on. Here stands what the compiler does not see.

const TABLE = 'src/features/people/audit/audit-sentence.labels.ts';
const WRITTEN = /\baudit\(\s*'([^']+)'/g;

const sources = sourcesUnder('src').filter(({ path }) => path !== TABLE);
const texts = sources.map(({ text }) => text());
const actions = Object.keys(AUDIT_SENTENCES);

it('every action that is written out has its sentence', () => {
  const written = texts.flatMap((text) => Array.from(text.matchAll(WRITTEN), ([, action = '']) => action));
  expect(written.length).toBeGreaterThan(25);
  expect(written.filter((action) => !actions.includes(action))).toEqual([]);
});

it('every stored action keeps its sentence', () => {
  const { auditActions } = readStoredNames();
  expect(auditActions.filter((action) => !actions.includes(action))).toEqual([]);
});

it('no action gets round the compiler', () => {
  const casts = sources.filter(({ text }) => /\bas\s+(?:unknown\s+as\s+)?AuditAction\b/.test(text()));
  expect(casts.map(({ path }) => path)).toEqual([]);
});
