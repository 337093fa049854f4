import type { Values } from './map-references.ts';

interface Known {
  row: Values;
  /** The name that an override gives it. */
  present: string | undefined;
}

type Index = Map<string, number>;

/** What the rows of one entity are called, by whom and when. */
export class EntityNames {
  readonly known = new Map<number, Known>();
  readonly base: Index = new Map();
  readonly present: Index = new Map();
  readonly former: Index = new Map();
  readonly lost: Index = new Map();
  /** The base's name of each row that stood once and is in no base now. */
  readonly lostBase = new Map<number, string>();
  /** What the stored rows are called or were called, whatever stands now. */
  readonly stored = new Map<number, readonly string[]>();
  readonly byKey: Index = new Map();

  find(name: string): number | undefined {
    return this.base.get(name) ?? this.present.get(name) ?? this.former.get(name);
  }
}

export function addOnce(index: Index, name: string, id: number): void {
  if (!index.has(name)) index.set(name, id);
}
