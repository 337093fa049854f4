import type { StoredRows } from '#features/game-data/imported-tables.ts';
import { firstOperatorId } from '../import/identify.ts';
import { baseKeyOf, type Entries, type Entry } from './entries.ts';
import type { Values } from './map-references.ts';

interface Material {
  id?: number | undefined;
  item: string;
}

function materialsOf({ materials }: Values): readonly Material[] {
  return Array.isArray(materials) ? materials : [];
}

/** Materials are rows of their own: one that an override brings gets the id that it had, or a new one. */
export class MaterialIds {
  readonly #stored: ReadonlyMap<string, number>;
  readonly #codes: ReadonlyMap<unknown, string>;
  readonly #baseCode: (name: string) => string;
  #last: number;

  constructor({ recipe_material }: StoredRows, { names, all }: Entries) {
    this.#stored = new Map(recipe_material.map(({ key, id }) => [key, id]));
    this.#codes = new Map(
      [...(all.get('items')?.values() ?? [])].map(({ id, row }) => [names.presentName('items', id), String(row.code)]),
    );
    this.#baseCode = baseKeyOf(names).item;
    this.#last = recipe_material.reduce((most, { id }) => Math.max(most, id), firstOperatorId('recipe_material') - 1);
  }

  /** `row` with present names. */
  fill(entry: Entry, row: Values): Values {
    const materials = materialsOf(row);
    if (materials.every(({ id }) => id !== undefined)) return row;
    const own = new Map(materialsOf(entry.row).map(({ id, item }) => [this.#baseCode(item), id]));
    const filled = materials.map((material) => {
      const code = this.#codes.get(material.item) ?? material.item;
      const id = material.id ?? own.get(code) ?? this.#stored.get(`${entry.key}/${code}`) ?? ++this.#last;
      return { ...material, id };
    });
    return { ...row, materials: filled };
  }
}
