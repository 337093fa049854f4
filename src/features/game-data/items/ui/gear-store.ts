import { warnOfFailure } from '#platform/client/warn-of-failure.ts';
import { type GearEdit, withItem, withoutItem } from '../gear.rules.ts';
import type { GearAccount, StoredGear } from './gear-account.ts';
import type { SavedList } from './public/saved-items.ts';

/**
 * `full`: the list has reached its limit. `changed`: another change came first, twice. `unsaved`: nothing could be
 * stored.
 */
export type GearResult = 'saved' | 'full' | 'unsaved' | 'changed';

/** `failed`: the account's list could not be read. */
export type GearView = readonly number[] | 'unknown' | 'failed';

interface GearPlaces {
  device: SavedList;
  account: () => Promise<GearAccount>;
  /** Consulted until the session is known. */
  mayBeSignedIn: () => boolean;
}

const ATTEMPTS = 2;

/**
 * 내 장비: the account's list for signed-in players, otherwise the device's. An account that never had a list takes over
 * the device's list, which is then removed from the device; any other account's list takes precedence, even an empty
 * one. An account's list is never stored on the device.
 */
export class GearStore {
  readonly #places: GearPlaces;
  readonly #listeners = new Set<() => void>();
  #account: Promise<GearAccount> | undefined;
  /** Owner as reported by the account. */
  #owner: number | null | undefined;
  #isFollowed = false;
  #stored: StoredGear | undefined;
  #hasFailed = false;
  #leave: (() => void) | undefined;
  /** Reads and changes run one after the other, so that a change begins with the result of the one before it. */
  #turn: Promise<unknown> = Promise.resolve();
  #device: { text: string | null; ids: readonly number[] } | undefined;

  constructor(places: GearPlaces) {
    this.#places = places;
  }

  readonly watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    const leave = this.#places.device.stored.watch(listener);
    this.#follow().catch(() => undefined);
    return () => {
      this.#listeners.delete(listener);
      leave();
    };
  };

  readonly view = (): GearView => {
    const owner = this.#knownOwner();
    if (owner === null) return this.#deviceIds();
    if (owner === undefined) return 'unknown';
    return this.#stored?.items ?? (this.#hasFailed ? 'failed' : 'unknown');
  };

  putOn(id: number): Promise<GearResult> {
    return this.#change(withItem(id));
  }

  async takeOff(id: number): Promise<Exclude<GearResult, 'full'>> {
    const result = await this.#change(withoutItem(id));
    return result === 'full' ? 'unsaved' : result;
  }

  /**
   * Removes ids of items that no longer exist from the device's list, where they would take up invisible slots; the
   * server leaves them out of an account's list.
   */
  removeGone(ids: readonly number[]): void {
    if (this.#knownOwner() === null) this.#removeFromDevice(ids);
  }

  async readAgain(): Promise<void> {
    const account = await this.#follow();
    this.#readInTurn(account);
  }

  #follow(): Promise<GearAccount> {
    this.#account ??= this.#begin().catch((error: unknown) => {
      this.#account = undefined;
      throw error;
    });
    return this.#account;
  }

  async #begin(): Promise<GearAccount> {
    const account = await this.#places.account();
    this.#isFollowed = true;
    this.#owner = account.owner();
    account.onOwner(() => {
      if (account.owner() !== this.#owner) this.#followOwner(account);
    });
    this.#followOwner(account);
    return account;
  }

  #followOwner(account: GearAccount): void {
    this.#owner = account.owner();
    this.#stored = undefined;
    this.#hasFailed = false;
    this.#leave?.();
    this.#leave = undefined;
    this.#notify();
    if (typeof this.#owner !== 'number') return;
    this.#leave = account.onChange((version) => this.#readInTurn(account, version));
    this.#readInTurn(account);
  }

  #knownOwner(): number | null | undefined {
    if (this.#isFollowed) return this.#owner;
    return this.#places.mayBeSignedIn() ? undefined : null;
  }

  #deviceIds(): readonly number[] {
    const { stored } = this.#places.device;
    const text = stored.text();
    if (this.#device?.text !== text || !this.#device) this.#device = { text, ids: stored.parse(text) };
    return this.#device.ids;
  }

  /** @param version the stored version; nothing is read if a change of this tab has loaded it already */
  #readInTurn(account: GearAccount, version = Number.POSITIVE_INFINITY): void {
    void this.#inTurn(async () => {
      const owner = this.#owner;
      if (typeof owner !== 'number' || version <= (this.#stored?.version ?? 0)) return;
      try {
        await this.#read(account, owner);
      } catch (error) {
        warnOfFailure('내 장비를 가져오지 못했습니다.', error);
        this.#hasFailed = true;
        this.#notify();
      }
    });
  }

  async #read(account: GearAccount, owner: number): Promise<StoredGear> {
    const stored = await account.read();
    const gear = stored.version === 0 ? await this.#takeOver(account, stored) : stored;
    // The lists are also equal where an earlier takeover succeeded but its response was lost.
    if (gear.items.join() === this.#deviceIds().join()) this.#removeFromDevice(gear.items);
    return this.#show(owner, gear);
  }

  #show(owner: number, gear: StoredGear): StoredGear {
    if (this.#owner === owner) {
      this.#stored = gear;
      this.#hasFailed = false;
      this.#notify();
    }
    return gear;
  }

  async #takeOver(account: GearAccount, nothing: StoredGear): Promise<StoredGear> {
    const ids = this.#deviceIds();
    let items = [...ids];
    for (let attempt = 0; attempt < ATTEMPTS && items.length > 0; attempt += 1) {
      const { gear, unknown } = await account.save({ items, version: nothing.version });
      if (gear) {
        this.#removeFromDevice(ids);
        return gear;
      }
      // No invalid ids: another tab stored its list first.
      if (unknown.length === 0) return account.read();
      items = items.filter((_, place) => !unknown.includes(place));
    }
    return nothing;
  }

  #removeFromDevice(ids: readonly number[]): void {
    const { stored } = this.#places.device;
    if (ids.length > 0) stored.save(stored.read().filter((id) => !ids.includes(id)));
  }

  #change(edit: GearEdit): Promise<GearResult> {
    return this.#inTurn(async () => {
      try {
        if (this.#knownOwner() === null) return this.#changeDevice(edit);
        const account = await this.#follow();
        const owner = await account.knownOwner();
        return owner === null ? this.#changeDevice(edit) : await this.#changeAccount(account, owner, edit);
      } catch (error) {
        console.warn('내 장비를 저장하지 못했습니다.', error);
        return 'unsaved';
      }
    });
  }

  #changeDevice(edit: GearEdit): GearResult {
    const { stored } = this.#places.device;
    const items = edit(stored.read());
    if (items === 'full') return 'full';
    return stored.save([...items]) ? 'saved' : 'unsaved';
  }

  async #changeAccount(account: GearAccount, owner: number, edit: GearEdit): Promise<GearResult> {
    let gear = this.#owner === owner ? this.#stored : undefined;
    let result: GearResult = 'changed';
    for (let attempt = 0; attempt < ATTEMPTS && result !== 'saved'; attempt += 1) {
      gear ??= await this.#read(account, owner);
      result = await this.#attempt(account, { owner, gear, edit });
      gear = undefined;
    }
    return result;
  }

  async #attempt(
    account: GearAccount,
    { owner, gear, edit }: { owner: number; gear: StoredGear; edit: GearEdit },
  ): Promise<GearResult> {
    const items = edit(gear.items);
    if (items === 'full') return 'full';
    if (items === gear.items) return 'saved';
    // Another person may have signed in while the list was read.
    if ((await account.knownOwner()) !== owner) return 'unsaved';
    const saved = await account.save({ items: [...items], version: gear.version });
    if (!saved.gear) return 'changed';
    this.#show(owner, saved.gear);
    return 'saved';
  }

  #inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const result = this.#turn.then(act);
    this.#turn = result.catch(() => undefined);
    return result;
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
