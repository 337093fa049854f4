import { describe, expect, it } from 'vitest';
import { makeItem } from '#tests/factories/game-data.ts';
import { smallCatalog, smallRows } from '#tests/support/small-catalog.ts';
import type { Confidence } from '../fact.contract.ts';
import { independentSources, overratedFacts } from './lineage-audit.rules.ts';

const sources = [
  { id: 'fb', title: '재현 서버', url: null, lineage: 'fb' },
  { id: 'npc-scripts', title: '옛 서버', url: null, lineage: 'fb' },
  { id: 'press', title: '기사', url: null, lineage: null },
];

function overrated(confidence: Confidence, ...source: string[]) {
  const items = [...smallRows.items, makeItem({ source, confidence })];
  return overratedFacts(smallCatalog({ ...smallRows, items, sources }));
}

describe('the audit of lineages', () => {
  it('counts sources of one lineage once', () => {
    const catalog = smallCatalog({ ...smallRows, sources });
    expect(independentSources(catalog, ['fb', 'npc-scripts'])).toBe(1);
    expect(independentSources(catalog, ['fb', 'npc-scripts', 'press'])).toBe(2);
  });

  it('finds what is above medium on one lineage, and nothing else', () => {
    expect(overrated('medium-high', 'npc-scripts', 'fb')).toEqual([
      { entity: 'items', confidence: 'medium-high', sources: ['fb', 'npc-scripts'], count: 1 },
    ]);
    expect(overrated('high', 'press')).toHaveLength(1);
    expect(overrated('medium', 'fb', 'npc-scripts')).toEqual([]);
    expect(overrated('high', 'fb', 'press')).toEqual([]);
  });
});
