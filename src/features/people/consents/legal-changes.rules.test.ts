import { describe, expect, it } from 'vitest';
import type { Legal } from './consent.contract.ts';
import { legalChanges } from './legal-changes.rules.ts';

const at = '2026-12-20T15:00:00.000Z';
const first = { version: 1, effectiveAt: '2026-12-03T15:00:00.000Z' };
const still = { current: first, coming: null };
const legal = (parts: Partial<Legal>): Legal => ({ terms: still, policy: still, agreed: null, ...parts });

describe('the changes of terms and policy', () => {
  it('are none while nothing changed', () => {
    expect(legalChanges(legal({}), {})).toEqual([]);
    expect(legalChanges(legal({ agreed: { terms: 1, policy: 1 } }), {})).toEqual([]);
  });

  it('show what is coming to newcomers and to whoever agreed to the version before', () => {
    const terms = { current: first, coming: { version: 3, effectiveAt: at } };
    const changes = [{ name: 'terms', version: 3, effectiveAt: at, isInForce: false }];
    for (const agreed of [null, { terms: 1, policy: 1 }])
      expect(legalChanges(legal({ terms, agreed }), {})).toEqual(changes);
  });

  it('show what came into force since one agreed, and not to newcomers', () => {
    const policy = { current: { version: 2, effectiveAt: at }, coming: null };
    expect(legalChanges(legal({ policy, agreed: { terms: 1, policy: 1 } }), {})).toEqual([
      { name: 'policy', version: 2, effectiveAt: at, isInForce: true },
    ]);
    expect(legalChanges(legal({ policy }), {})).toEqual([]);
  });

  it('are shown once', () => {
    const terms = { current: first, coming: { version: 2, effectiveAt: at } };
    expect(legalChanges(legal({ terms, agreed: { terms: 1, policy: 1 } }), { terms: 2 })).toEqual([]);
    expect(legalChanges(legal({ terms, agreed: { terms: 1, policy: 1 } }), { policy: 9 })).toHaveLength(1);
  });
});
