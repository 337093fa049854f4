interface Tagged {
  readonly tags: readonly string[];
}

export class TagIndex<Thing extends Tagged> {
  readonly #byTag = new Map<string, Set<Thing>>();

  add(thing: Thing): void {
    for (const tag of thing.tags) {
      const things = this.#byTag.get(tag);
      if (things) things.add(thing);
      else this.#byTag.set(tag, new Set([thing]));
    }
  }

  remove(thing: Thing): void {
    for (const tag of thing.tags) {
      const things = this.#byTag.get(tag);
      things?.delete(thing);
      if (things?.size === 0) this.#byTag.delete(tag);
    }
  }

  take(tag: string): readonly Thing[] {
    const things = [...(this.#byTag.get(tag) ?? [])];
    for (const thing of things) this.remove(thing);
    return things;
  }

  get size(): number {
    return this.#byTag.size;
  }
}
