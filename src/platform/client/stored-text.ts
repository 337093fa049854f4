/** A text that this device keeps under a name, the same in all its tabs. It never leaves the browser. */
export interface StoredText {
  /** Null: nothing is kept. */
  read(): string | null;
  /** Where the device stores nothing, the text lasts as long as the page. */
  save(text: string): void;
  /** Tells of every change, here and in other tabs. Returns how to stop. */
  watch(notifyListener: () => void): () => void;
  /** False: what was kept last ends with the page. */
  isLasting(): boolean;
}

/** @param name its place in the storage; what lies there may be of an older site or of someone's own hand */
export function storedText(name: string): StoredText {
  const listeners = new Set<() => void>();
  let unsaved: string | null = null;
  return {
    read() {
      if (unsaved !== null) return unsaved;
      try {
        return localStorage.getItem(name);
      } catch {
        return null;
      }
    },
    save(text) {
      try {
        localStorage.setItem(name, text);
        unsaved = null;
      } catch {
        unsaved = text;
      }
      for (const notifyListener of listeners) notifyListener();
    },
    watch(notifyListener) {
      const onStorage = ({ key }: StorageEvent) => {
        // No key: another tab cleared the whole storage.
        if (key === null || key === name) notifyListener();
      };
      listeners.add(notifyListener);
      window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(notifyListener);
        window.removeEventListener('storage', onStorage);
      };
    },
    isLasting: () => unsaved === null,
  };
}
