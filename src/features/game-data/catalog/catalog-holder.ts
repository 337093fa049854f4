import { AppError } from '#shared/errors.ts';
import type { Catalog } from './catalog.ts';

interface HolderLog {
  info(fields: unknown, message: string): void;
  error(fields: unknown, message: string): void;
}

export interface CatalogHolder {
  /** @throws {AppError} UNAVAILABLE before the first load */
  current(): Catalog;
  /**
   * Reads the facts again. Calls made during a read share one more read after it, so none misses a change. When a read
   * fails, the current catalog stays and the read is retried after `retryMs`.
   * @returns whether the catalog has changed
   */
  reload(): Promise<boolean>;
  /** Calls `listener` after every change. @returns a function that unsubscribes */
  onChange(listener: (catalog: Catalog) => void): () => void;
}

export interface CatalogHolderOptions {
  load(): Promise<Catalog>;
  log: HolderLog;
  /** Milliseconds until a failed read is retried. */
  retryMs?: number;
}

const USUAL_RETRY_MS = 5_000;

export function createCatalogHolder({ load, log, retryMs = USUAL_RETRY_MS }: CatalogHolderOptions): CatalogHolder {
  const listeners = new Set<(catalog: Catalog) => void>();
  let catalog: Catalog | undefined;
  let running: Promise<boolean> | undefined;
  let next: Promise<boolean> | undefined;
  let retry: NodeJS.Timeout | undefined;

  const notify = (changed: Catalog): void => {
    for (const listener of listeners) {
      try {
        listener(changed);
      } catch (error) {
        log.error({ err: error }, 'a listener of the catalog failed');
      }
    }
  };

  const readOnce = async (): Promise<boolean> => {
    clearTimeout(retry);
    try {
      const loaded = await load();
      if (loaded.version === catalog?.version) return false;
      catalog = loaded;
      log.info({ version: catalog.version, items: catalog.items.length }, 'catalog loaded');
      notify(catalog);
      return true;
    } catch (error) {
      log.error({ err: error }, 'catalog could not be read');
      retry = setTimeout(() => void reload(), retryMs).unref();
      return false;
    }
  };

  const start = (): Promise<boolean> => {
    running = readOnce().finally(() => {
      running = undefined;
    });
    return running;
  };

  const afterRunning = async (): Promise<boolean> => {
    await running;
    next = undefined;
    return start();
  };

  const reload = (): Promise<boolean> => {
    if (running === undefined) return start();
    next ??= afterRunning();
    return next;
  };

  return {
    current() {
      if (catalog === undefined) throw new AppError('UNAVAILABLE');
      return catalog;
    },
    reload,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
