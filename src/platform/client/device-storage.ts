export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** How a value is written. What is read may be of an older site, of a broken one, or of someone's own hand. */
export interface TextFormat<Value> {
  parse(text: string | null): Value;
  /** Null: nothing that is worth storing. */
  format(value: Value): string | null;
}

/** A value that this browser stores under a name. It never leaves the browser. */
export interface StoredValue<Value> {
  read(): Value;
  /** @returns false: this browser stores nothing, or nothing more */
  save(value: Value): boolean;
  delete(): boolean;
  /** What is stored, unread: equal texts are equal values. */
  text(): string | null;
  parse(text: string | null): Value;
  /** Calls back after every change, here and in other tabs. Returns how to stop. */
  watch(onChange: () => void): () => void;
  /** False: what was saved last ends with the page. */
  isLasting(): boolean;
}

export interface StoredOptions {
  /** Even to name the storage throws where a browser forbids it. */
  storage?: () => TextStorage;
  /** What cannot be stored lasts as long as the page. */
  staysOnPage?: boolean;
}

/** The same in all tabs, until it is deleted. */
export function onDevice<Value>(name: string, format: TextFormat<Value>, options: StoredOptions = {}) {
  return storedValue(name, format, { storage: () => localStorage, ...options });
}

/** Of this tab alone: it outlives a reload, a sign-in elsewhere and an accidental back. */
export function inTab<Value>(name: string, format: TextFormat<Value>, options: StoredOptions = {}) {
  return storedValue(name, format, { storage: () => sessionStorage, ...options });
}

/** @param parse null: it is no such value */
export function json<Value>(parse: (value: unknown) => Value | null): TextFormat<Value | null> {
  return {
    parse: (text) => parse(attempt(() => JSON.parse(text ?? 'null')) ?? null),
    format: (value) => (value === null ? null : JSON.stringify(value)),
  };
}

/** Nothing of whoever was here stays in this tab. */
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
        // No key: another tab cleared the whole storage.
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
