/** Where drafts lie: a tab's own storage, so that two tabs write two things. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What is being typed in this tab: it outlives a reload, a sign-in elsewhere, a failed send and an accidental back. */
export interface Draft<Value> {
  /** Null: nothing was typed, or what lies there is no such thing. */
  read(): Value | null;
  save(value: Value): void;
  drop(): void;
}

/**
 * @param name its place in the storage
 * @param parse what lies there may be of an older site or of someone's own hand: null for what is no such draft
 */
export function draftOf<Value>(
  name: string,
  parse: (value: unknown) => Value | null,
  storage: () => DraftStorage | null = tabStorage,
): Draft<Value> {
  return {
    read: () => quietly(() => parse(JSON.parse(storage()?.getItem(name) ?? 'null') as unknown), null),
    // A full or closed storage: the words stay on the screen only.
    save: (value) => quietly(() => storage()?.setItem(name, JSON.stringify(value)), undefined),
    drop: () => quietly(() => storage()?.removeItem(name), undefined),
  };
}

function quietly<Answer>(act: () => Answer, otherwise: Answer): Answer {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

/** Even to name the storage throws where a browser forbids it. */
function tabStorage(): DraftStorage | null {
  return quietly(() => sessionStorage, null);
}
