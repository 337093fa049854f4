import type { Catalog } from '../../catalog/catalog.ts';
import type { Confidence } from '../../fact.contract.ts';

export interface KnownRow {
  name: string;
  total: number;
  /** Numbers of facts: confirmed, from one source, partly guessed. */
  sure: number;
  fair: number;
  unsure: number;
}

const STRENGTH: Record<Confidence, 'sure' | 'fair' | 'unsure'> = {
  high: 'sure',
  'medium-high': 'sure',
  medium: 'fair',
  'low-medium': 'unsure',
  low: 'unsure',
};

function row(name: string, facts: readonly { confidence: Confidence }[]): KnownRow {
  const counts = { sure: 0, fair: 0, unsure: 0 };
  for (const { confidence } of facts) counts[STRENGTH[confidence]] += 1;
  return { name, total: facts.length, ...counts };
}

export function knownFacts(catalog: Catalog): KnownRow[] {
  return [
    row('아이템', catalog.items),
    row('기술 (직업별)', catalog.skills),
    row('사냥터', catalog.dungeons),
    row('몬스터', catalog.monsters),
    row('드롭', catalog.drops),
    row('조합', catalog.recipes),
    row('지도', catalog.maps),
    row('지도 출입구', catalog.ports),
  ].filter(({ total }) => total > 0);
}
