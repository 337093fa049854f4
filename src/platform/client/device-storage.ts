export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Parse defensively: the text may come from an older version of the site or from manual edits. */
export interface TextFormat<Value> {
  parse(text: string | null): Value;
  /** `null` when the value is not worth storing; the entry is then removed. */
  format(value: Value): string | null;
}

export interface StoredValue<Value> {
  read(): Value;
  /** @returns `false` when the browser stores nothing or the quota is used up */
  save(value: Value): boolean;
  delete(): boolean;
  text(): string | null;
  parse(text: string | null): Value;
  watch(onChange: () => void): () => void;
  isLasting(): boolean;
}

export interface StoredOptions {
  /** A function, because even reading `localStorage` throws where the browser blocks it. */
  storage?: () => TextStorage;
  /** Uses memory for a value that cannot be stored, for as long as the page is open. */
  staysOnPage?: boolean;
}

export function onDevice<Value>(name: string, format: TextFormat<Value>, options: StoredOptions = {}) {
  return storedValue(name, format, { storage: () => localStorage, ...options });
}

/**
 * Stores a value in `sessionStorage`: for this tab only. It survives a reload, a sign-in elsewhere and an accidental
 * back.
 */
export function inTab<Value>(name: string, format: TextFormat<Value>, options: StoredOptions = {}) {
  return storedValue(name, format, { storage: () => sessionStorage, ...options });
}

export function json<Value>(parse: (value: unknown) => Value | null): TextFormat<Value | null> {
  return {
    parse: (text) => parse(attempt(() => JSON.parse(text ?? 'null')) ?? null),
    format: (value) => (value === null ? null : JSON.stringify(value)),
  };
}

export function clearTab(): void {
  attempt(() => sessionStorage.clear());
}

function storedValue<Value>(
  name: string,
  { parse, format }: TextFormat<Value>,
  { storage, staysOnPage = false }: StoredOptions & Required<Pick<StoredOptions, 'storage'>>,
): StoredValue<Value> {
  const listeners = new Set<() => void>();
  let unsaved: string | null = null;

  const text = () => unsaved ?? attempt(() => storage().getItem(name)) ?? null;

  function write(next: string | null): boolean {
    const isSaved = attempt(() => {
      if (next === null) storage().removeItem(name);
      else storage().setItem(name, next);
      return true;
    });
    unsaved = !isSaved && staysOnPage ? next : null;
    if (isSaved || staysOnPage) for (const onChange of listeners) onChange();
    return isSaved === true;
  }

  return {
    read: () => parse(text()),
    save: (value) => write(format(value)),
    delete: () => write(null),
    text,
    parse,
    watch(onChange) {
      const onStorage = ({ key }: StorageEvent) => {
        // A cleared storage sends an event whose key is `null`.
        if (key === null || key === name) onChange();
      };
      listeners.add(onChange);
      window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(onChange);
        window.removeEventListener('storage', onStorage);
      };
    },
    isLasting: () => unsaved === null,
  };
}

function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
