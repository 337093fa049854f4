interface Made {
  value: object;
  beside: readonly unknown[];
}

/**
 * Results for stored rows, by the row's identity. A row that is the same, beside the same others, has the same object as
 * before, and a list of the same objects is the same list.
 */
export class MadeRows {
  readonly #made = new WeakMap<object, Made>();
  readonly #lists = new Map<string, readonly unknown[]>();

  /** @param beside all else that `make` reads */
  of<Value extends object>(row: object, beside: readonly unknown[], make: () => Value): Value {
    const known = this.#made.get(row);
    if (known && isSameList(known.beside, beside)) return known.value as Value;
    const value = make();
    this.#made.set(row, { value, beside });
    return value;
  }

  each<Row extends object, Value extends object>(rows: readonly Row[], make: (row: Row) => Value): Value[] {
    return rows.map((row) => this.of(row, NOTHING, () => make(row)));
  }

  list<Value>(name: string, values: readonly Value[]): readonly Value[] {
    const known = this.#lists.get(name);
    if (known && isSameList(known, values)) return known as readonly Value[];
    this.#lists.set(name, values);
    return values;
  }
}

const NOTHING: readonly never[] = [];

export function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}
