import { describe, expect, it, vi } from 'vitest';
import { silentLog } from '#platform/log/log.ts';
import { AppError } from '#shared/errors.ts';
import { smallCatalog, smallRows } from '#tests/support/small-catalog.ts';
import type { Catalog } from './catalog.ts';
import { createCatalogHolder } from './catalog-holder.ts';

const catalogOf = (version: string): Catalog => smallCatalog({ ...smallRows, version });

function slowDatabase() {
  const waiting: { answer: (catalog: Catalog) => void; fail: (error: Error) => void }[] = [];
  let parsed = 0;
  return {
    load: () => {
      parsed += 1;
      return new Promise<Catalog>((answer, fail) => waiting.push({ answer, fail }));
    },
    answer: (version: string) => waiting.shift()?.answer(catalogOf(version)),
    fail: () => waiting.shift()?.fail(new Error('the database is away')),
    parsed: () => parsed,
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the catalog holder', () => {
  it('is unavailable before the first load', async () => {
    const holder = createCatalogHolder({ load: async () => catalogOf('1'), log: silentLog });
    expect(() => holder.current()).toThrow(new AppError('UNAVAILABLE'));
    expect(await holder.reload()).toBe(true);
    expect(holder.current().version).toBe('1');
  });

  it('replaces the catalog and calls its listeners only when the version changes', async () => {
    let version = '1';
    const holder = createCatalogHolder({ load: async () => catalogOf(version), log: silentLog });
    const received: string[] = [];
    const stop = holder.onChange((catalog) => received.push(catalog.version));
    await holder.reload();
    const before = holder.current();
    expect(await holder.reload()).toBe(false);
    expect(holder.current()).toBe(before);
    version = '2';
    await holder.reload();
    stop();
    version = '3';
    await holder.reload();
    expect(received).toEqual(['1', '2']);
  });

  it('shares one more load among all calls made during a load, so none misses a change', async () => {
    const database = slowDatabase();
    const holder = createCatalogHolder({ load: database.load, log: silentLog });
    const first = holder.reload();
    const later = Promise.all([holder.reload(), holder.reload(), holder.reload()]);
    database.answer('1');
    await first;
    await settled();
    expect(database.parsed()).toBe(2);
    database.answer('2');
    expect(await later).toEqual([true, true, true]);
    expect(holder.current().version).toBe('2');
    expect(database.parsed()).toBe(2);
  });

  it('serves the last catalog while the database is away and recovers afterwards', async () => {
    const database = slowDatabase();
    const holder = createCatalogHolder({ load: database.load, log: silentLog });
    const step = async (act: () => void) => {
      const done = holder.reload();
      act();
      return done;
    };
    await step(() => database.answer('1'));
    expect(await step(database.fail)).toBe(false);
    expect(holder.current().version).toBe('1');
    expect(await step(() => database.answer('2'))).toBe(true);
  });

  it('retries by itself after a failed load', async () => {
    const database = slowDatabase();
    const holder = createCatalogHolder({ load: database.load, log: silentLog, retryMs: 1 });
    const failed = holder.reload();
    database.fail();
    expect(await failed).toBe(false);
    await vi.waitFor(() => expect(database.parsed()).toBe(2));
    database.answer('1');
    await vi.waitFor(() => expect(holder.current().version).toBe('1'));
  });

  it('calls the other listeners when one throws', async () => {
    const holder = createCatalogHolder({ load: async () => catalogOf('1'), log: silentLog });
    const received: string[] = [];
    holder.onChange(() => {
      throw new Error('broken');
    });
    holder.onChange((catalog) => received.push(catalog.version));
    expect(await holder.reload()).toBe(true);
    expect(received).toEqual(['1']);
  });
});
