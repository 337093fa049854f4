import { perSnapshot } from '#shared/per-snapshot.ts';
import { listAllSources } from '../catalog/catalog.rules.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Item } from '../catalog/item.contract.ts';
import { itemFieldLabel } from '../catalog/item-stat.labels.ts';
import { CONFIDENCES, type Confidence } from '../fact.contract.ts';
import { CONFIDENCE_VIEWS, fieldNoteText, shortTitle } from '../fact.labels.ts';
import type { Provenance } from '../ui/public/fact-note.tsx';
import { doubtText, moreDoubts } from './doubt.labels.ts';
import { findDoubts } from './find-doubts.rules.ts';

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

/** Lists each source once, the lowest confidence of all facts, and the doubts about them. */
export function toProvenance(catalog: Catalog, ...facts: readonly Fact[]): Provenance {
  const weakest = Math.max(0, ...facts.map((fact) => CONFIDENCES.indexOf(fact.confidence)));
  const confidence = CONFIDENCES[weakest] ?? 'low';
  return {
    confidence: CONFIDENCE_VIEWS[confidence],
    ...listDoubts(catalog, facts),
    sources: namedSources(
      catalog,
      facts.flatMap((fact) => fact.source),
    ),
  };
}

/** The confidence is that of the row; fields with another source are listed with theirs: `민첩: 신뢰도 낮음, 게임 안 아이템 설명`. */
export function itemProvenance(catalog: Catalog, item: Item, ...others: readonly Fact[]): Provenance {
  const fields = item.fieldNotes.map((note) => {
    const labels = [...new Set(note.fields.map(itemFieldLabel))];
    const names = namedSources(catalog, note.source).map(({ title }) => shortTitle(title));
    return fieldNoteText(labels, note.confidence, names);
  });
  return {
    ...toProvenance(catalog, item, ...others),
    ...(fields.length > 0 && { fields }),
    sources: namedSources(catalog, [...listAllSources(item), ...others.flatMap(({ source }) => source)]),
  };
}

function namedSources(catalog: Catalog, ids: readonly string[]): Provenance['sources'] {
  return [...new Set(ids)].flatMap((id) => {
    const source = catalog.sourceById.get(id);
    return source ? [{ title: source.title, url: source.url }] : [];
  });
}

function listDoubts(catalog: Catalog, facts: readonly Fact[]): Pick<Provenance, 'doubts'> {
  const known = doubtsByFact(catalog);
  const all = [...new Set(facts.flatMap((fact) => known.get(fact) ?? []))];
  if (all.length === 0) return {};
  const more = all.length - MOST_DOUBTS;
  return { doubts: [...all.slice(0, MOST_DOUBTS), ...(more > 0 ? [moreDoubts(more)] : [])] };
}
