import type { Catalog } from './catalog/catalog.ts';
import { CONFIDENCES, type Confidence } from './fact.contract.ts';
import type { Provenance } from './ui/public/fact-note.tsx';

interface Fact {
  source: readonly string[];
  confidence: Confidence;
}

/** Each source once, and the weakest confidence of all. */
export function provenanceOf(catalog: Pick<Catalog, 'sourceById'>, ...facts: readonly Fact[]): Provenance {
  const ids = [...new Set(facts.flatMap((fact) => fact.source))];
  const weakest = Math.max(0, ...facts.map((fact) => CONFIDENCES.indexOf(fact.confidence)));
  return {
    confidence: CONFIDENCES[weakest] ?? 'low',
    sources: ids.flatMap((id) => {
      const source = catalog.sourceById.get(id);
      return source ? [{ title: source.title, url: source.url }] : [];
    }),
  };
}
