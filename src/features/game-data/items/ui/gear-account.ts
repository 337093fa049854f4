/** Item ids, the latest first. */
export interface StoredGear {
  readonly items: readonly number[];
  /** Of the list as it was read; 0: nothing was ever stored. */
  readonly version: number;
}

/** Where the list of a signed-in player is stored. This feature knows no people: src/app hands it in. */
export interface GearAccount {
  /** Null: nobody who has a list is signed in; undefined: not known yet. */
  owner(): number | null | undefined;
  /** @throws where it cannot be found out */
  knownOwner(): Promise<number | null>;
  onOwner(listener: () => void): () => void;
  read(): Promise<StoredGear>;
  /**
   * `gear` is null where nothing was stored: because of the ids at these places, which are no items, or, with none, because another
   * version is stored.
   */
  save(gear: { items: number[]; version: number }): Promise<{ gear: StoredGear | null; unknown: readonly number[] }>;
  /** Until the returned function is called; without a version where what is stored is not known. */
  onChange(listener: (version: number | undefined) => void): () => void;
}

type LoadAccount = () => Promise<GearAccount>;

let begin: (load: LoadAccount) => void;
const loading = new Promise<LoadAccount>((resolve) => {
  begin = resolve;
});

export function setGearAccount(load: LoadAccount): void {
  begin(load);
}

export async function gearAccount(): Promise<GearAccount> {
  return (await loading)();
}
