import { createHash } from 'node:crypto';
import type { Steps } from '#shared/steps.ts';
import { isSameList } from './made-rows.ts';

/** Rows whose text is cached as one. */
const CHUNK_ROWS = 50;
const HASH_LENGTH = 16;

interface Chunk {
  rows: readonly unknown[];
  text: Buffer;
}

/** Serialises to JSON with sorted keys and without timestamps, so that equal facts give equal text. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (key, inner: unknown) => {
    if (key === 'createdAt' || key === 'updatedAt') return undefined;
    if (inner === null || typeof inner !== 'object' || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/** The hash of tables, by the canonical text of all of them. Text of rows that are the same is not made again. */
export class ContentHash {
  #chunks = new Map<string, Chunk>();

  *of(tables: Readonly<Record<string, readonly unknown[]>>): Steps<string> {
    const hash = createHash('sha256');
    const chunks = new Map<string, Chunk>();
    for (const [number, name] of Object.keys(tables).sort().entries()) {
      hash.update(`${number === 0 ? '{' : ','}${JSON.stringify(name)}:[`);
      const rows = tables[name] ?? [];
      for (let from = 0; from < rows.length; from += CHUNK_ROWS) {
        const key = `${name} ${from}`;
        const chunk = this.#findChunk(key, rows.slice(from, from + CHUNK_ROWS));
        chunks.set(key, chunk);
        if (from > 0) hash.update(',');
        hash.update(chunk.text);
        yield;
      }
      hash.update(']');
    }
    this.#chunks = chunks;
    return hash.update('}').digest('hex').slice(0, HASH_LENGTH);
  }

  #findChunk(key: string, rows: readonly unknown[]): Chunk {
    const known = this.#chunks.get(key);
    if (known && isSameList(known.rows, rows)) return known;
    return { rows, text: Buffer.from(rows.map(canonical).join(',')) };
  }
}
