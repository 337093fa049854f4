import { perSnapshot } from '#shared/per-snapshot.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { type PlaceView, placeView } from '../catalog/named-place.reader.ts';
import { toProvenance } from '../data-quality/provenance.reader.ts';
import type { Provenance } from '../ui/public/fact-note.tsx';

export interface PromotionPerson extends PlaceView {
  npc: string;
  /** Empty: all jobs. */
  jobs: readonly number[];
}

export interface PromotionThing {
  name: string;
  quantity: number;
  /** Missing: not in the item data. */
  id?: number;
}

/** A task of an advancement to a grade. */
export interface PromotionView {
  /** `3/1` */
  key: string;
  grade: number;
  title: string;
  people: PromotionPerson[];
  needs: PromotionThing[];
  gives: PromotionThing[];
  steps: readonly string[];
  note: string | null;
}

export interface Promotions {
  views: PromotionView[];
  provenance: Provenance;
}

/** Sorted in the order in which players do them. */
export const listPromotions = perSnapshot((catalog: Catalog): Promotions => {
  const idByName = new Map(catalog.items.map(({ name, id }) => [name, id]));
  const toThing = ({ item, quantity }: { item: string; quantity: number }): PromotionThing => {
    const id = idByName.get(item);
    return { name: item, quantity, ...(id !== undefined && { id }) };
  };
  const rows = catalog.promotions.toSorted((a, b) => a.grade - b.grade || a.order - b.order);
  return {
    views: rows.map(({ grade, order, title, people, needs, gives, steps, note }) => ({
      key: `${grade}/${order}`,
      grade,
      title,
      steps,
      note,
      people: people.map((person) => ({
        npc: person.npc,
        jobs: person.jobs,
        ...placeView(catalog, person, person.npc),
      })),
      needs: needs.map(toThing),
      gives: gives.map(toThing),
    })),
    provenance: toProvenance(catalog, ...rows),
  };
});
