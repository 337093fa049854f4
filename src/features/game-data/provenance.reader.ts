import { perSnapshot } from '#shared/per-snapshot.ts';
import type { Catalog } from './catalog/catalog.ts';
import { doubtText, moreDoubts } from './doubts/doubt.labels.ts';
import { findDoubts } from './doubts/find-doubts.rules.ts';
import { CONFIDENCES, type Confidence } from './fact.contract.ts';
import { CONFIDENCE_VIEWS } from './fact.labels.ts';
import type { Provenance } from './ui/public/fact-note.tsx';

interface Fact {
  source: readonly string[];
  confidence: Confidence;
}

const MOST_DOUBTS = 6;

const doubtsByFact = perSnapshot((catalog: Catalog) => {
  const texts = new Map<object, string[]>();
  for (const doubt of findDoubts(catalog)) {
    for (const fact of doubt.facts) texts.set(fact, [...(texts.get(fact) ?? []), doubtText(doubt)]);
  }
  return texts;
});

/** Each source once, the weakest confidence of all, and what looks wrong with the facts. */
export function provenanceOf(catalog: Catalog, ...facts: readonly Fact[]): Provenance {
  const ids = [...new Set(facts.flatMap((fact) => fact.source))];
  const weakest = Math.max(0, ...facts.map((fact) => CONFIDENCES.indexOf(fact.confidence)));
  const confidence = CONFIDENCES[weakest] ?? 'low';
  return {
    confidence: CONFIDENCE_VIEWS[confidence],
    ...doubtsOf(catalog, facts),
    sources: ids.flatMap((id) => {
      const source = catalog.sourceById.get(id);
      return source ? [{ title: source.title, url: source.url }] : [];
    }),
  };
}

function doubtsOf(catalog: Catalog, facts: readonly Fact[]): Pick<Provenance, 'doubts'> {
  const known = doubtsByFact(catalog);
  const all = [...new Set(facts.flatMap((fact) => known.get(fact) ?? []))];
  if (all.length === 0) return {};
  const more = all.length - MOST_DOUBTS;
  return { doubts: [...all.slice(0, MOST_DOUBTS), ...(more > 0 ? [moreDoubts(more)] : [])] };
}
