/** Item ids, the latest first. */
export interface StoredGear {
  readonly items: readonly number[];
  /** Version of the stored list; 0: nothing was ever stored. */
  readonly version: number;
}

/** Storage for the list of a signed-in player. This feature does not depend on people: src/app supplies it. */
export interface GearAccount {
  /** Profile id of the signed-in player; null: no signed-in player; undefined: not known yet. */
  owner(): number | null | undefined;
  /** @throws if the owner cannot be determined */
  knownOwner(): Promise<number | null>;
  onOwner(listener: () => void): () => void;
  read(): Promise<StoredGear>;
  /**
   * Stores the list. `gear` is null where nothing was stored: either `unknown` gives the positions of ids that are no
   * items, or it is empty and the stored version is another one.
   */
  save(gear: { items: number[]; version: number }): Promise<{ gear: StoredGear | null; unknown: readonly number[] }>;
  /** Subscribes until the returned function is called; `version` is undefined where the stored version is not known. */
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
