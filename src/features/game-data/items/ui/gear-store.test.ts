import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GearAccount, StoredGear } from './gear-account.ts';
import { GearStore, type GearView } from './gear-store.ts';
import { savedList } from './public/saved-items.ts';

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
});

/** What several tabs of a browser share. */
function browser(stored: readonly number[] = []) {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
  const device = () => savedList('gear-items', { most: 10, evictsOldest: false }, { storage: () => storage });
  if (stored.length > 0) device().stored.save([...stored]);
  return { device, stored: () => device().stored.read() };
}

interface ServerOptions {
  gear?: StoredGear;
  /** Ids of items that are no more. */
  gone?: readonly number[];
}

/** The list of one account, as the API stores it. */
function server({ gear = { items: [], version: 0 }, gone = [] }: ServerOptions = {}) {
  let stored = gear;
  const listeners = new Set<(version: number | undefined) => void>();
  const calls: string[] = [];
  let isAway = false;
  let afterSaves: (() => void)[] = [];
  function answer(): void {
    if (isAway) throw new Error('away');
  }
  function store(items: readonly number[]): StoredGear {
    stored = { items, version: stored.version + 1 };
    for (const listener of listeners) listener(stored.version);
    return stored;
  }
  return {
    calls,
    items: () => stored.items,
    store,
    goAway: (away: boolean) => {
      isAway = away;
    },
    /** The change is made, and its answer lost. */
    loseNextAnswer: () => {
      afterSaves = [
        () => {
          throw new Error('lost');
        },
      ];
    },
    accountOf(owner: () => number | null | undefined, onOwner: GearAccount['onOwner']): GearAccount {
      return {
        owner,
        knownOwner: async () => owner() ?? null,
        onOwner,
        async read() {
          calls.push('read');
          answer();
          return { ...stored, items: stored.items.filter((id) => !gone.includes(id)) };
        },
        async save({ items, version }) {
          calls.push('save');
          answer();
          const unknown = items.flatMap((id, place) => (gone.includes(id) ? [place] : []));
          if (unknown.length > 0) return { gear: null, unknown };
          if (version !== stored.version) return { gear: null, unknown: [] };
          const saved = store(items);
          afterSaves.shift()?.();
          return { gear: saved, unknown: [] };
        },
        onChange(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      };
    },
  };
}

type Server = ReturnType<typeof server>;

/** One tab; `owner` is who is signed in there. */
function openTab(
  at: ReturnType<typeof browser>,
  { owner = null, account = server() }: { owner?: number | null | undefined; account?: Server } = {},
) {
  let current = owner;
  const ownerListeners = new Set<() => void>();
  const port = account.accountOf(
    () => current,
    (listener) => {
      ownerListeners.add(listener);
      return () => ownerListeners.delete(listener);
    },
  );
  const store = new GearStore({ device: at.device(), account: async () => port, mayBeSignedIn: () => owner !== null });
  const views: GearView[] = [];
  store.watch(() => views.push(store.view()));
  return {
    store,
    views,
    signIn(next: number | null) {
      current = next;
      for (const listener of ownerListeners) listener();
    },
  };
}

const settled = (tab: ReturnType<typeof openTab>, view: GearView) =>
  vi.waitFor(() => expect(tab.store.view()).toEqual(view), { interval: 1 });

describe('without an account', () => {
  it('is the list of the device, known at once, the latest first', async () => {
    const at = browser([3]);
    const { store } = openTab(at);
    expect(store.view()).toEqual([3]);
    expect(await Promise.all([store.putOn(1), store.putOn(2), store.putOn(1)])).toEqual(['saved', 'saved', 'saved']);
    expect(at.stored()).toEqual([2, 1, 3]);
    expect([await store.takeOff(1), await store.takeOff(99)]).toEqual(['saved', 'saved']);
    expect(store.view()).toEqual([2, 3]);
    expect(store.view()).toBe(store.view());
  });

  it('has room for ten', async () => {
    const at = browser([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const { store } = openTab(at);
    expect([await store.putOn(11), await store.putOn(10)]).toEqual(['full', 'saved']);
    expect(at.stored()).toHaveLength(10);
  });

  it('is rid of items that are gone, on the device alone', async () => {
    const at = browser([3, 2, 1]);
    openTab(at).store.removeGone([2, 9]);
    expect(at.stored()).toEqual([3, 1]);
    const account = server({ gear: { items: [3], version: 1 } });
    const tab = openTab(at, { owner: 1, account });
    await settled(tab, [3]);
    tab.store.removeGone([3]);
    expect([tab.store.view(), at.stored()]).toEqual([[3], [3, 1]]);
  });

  it('sees what another tab changed, and loses nothing of it', async () => {
    const at = browser();
    const [one, other] = [openTab(at), openTab(at)];
    await one.store.putOn(1);
    await other.store.putOn(2);
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'gear-items' }));
    expect(one.store.view()).toEqual([2, 1]);
    expect(one.views.at(-1)).toEqual([2, 1]);
  });
});

describe('with an account', () => {
  it('is the list of the account, and nothing of it is stored on the device', async () => {
    const at = browser();
    const account = server({ gear: { items: [5, 6], version: 3 } });
    const tab = openTab(at, { owner: 1, account });
    expect(tab.store.view()).toBe('unknown');
    await settled(tab, [5, 6]);
    expect(await tab.store.putOn(7)).toBe('saved');
    expect([account.items(), at.stored()]).toEqual([[7, 5, 6], []]);
    tab.signIn(null);
    expect(tab.store.view()).toEqual([]);
  });

  it('is read once, whatever is changed here', async () => {
    const account = server({ gear: { items: [5], version: 1 } });
    const tab = openTab(browser(), { owner: 1, account });
    await settled(tab, [5]);
    await Promise.all([tab.store.putOn(6), tab.store.takeOff(5), tab.store.takeOff(4)]);
    expect([account.items(), account.calls]).toEqual([[6], ['read', 'save', 'save']]);
  });

  it('takes over the list of the device where it never had one', async () => {
    const at = browser([2, 1]);
    const account = server();
    const tab = openTab(at, { owner: 1, account });
    await settled(tab, [2, 1]);
    expect([account.items(), at.stored()]).toEqual([[2, 1], []]);
  });

  it.each<[string, StoredGear]>([
    ['one', { items: [9], version: 4 }],
    ['one that was emptied', { items: [], version: 4 }],
  ])('counts where it has %s, and leaves the device its own', async (_, gear) => {
    const at = browser([2, 1]);
    const account = server({ gear });
    const tab = openTab(at, { owner: 1, account });
    await settled(tab, gear.items);
    expect([account.items(), at.stored()]).toEqual([gear.items, [2, 1]]);
    tab.signIn(null);
    expect(tab.store.view()).toEqual([2, 1]);
  });

  it('takes over what is still in the game, and the rest is gone from the device too', async () => {
    const at = browser([3, 2, 1]);
    const account = server({ gone: [2] });
    const tab = openTab(at, { owner: 1, account });
    await settled(tab, [3, 1]);
    expect([account.items(), at.stored()]).toEqual([[3, 1], []]);
  });

  it('is no more on the device where the answer to taking it over got lost', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const at = browser([2, 1]);
    const account = server();
    account.loseNextAnswer();
    await settled(openTab(at, { owner: 1, account }), [2, 1]);
    expect([account.items(), at.stored()]).toEqual([[2, 1], []]);
  });

  it('takes the list of the device over once, whatever two tabs do', async () => {
    const at = browser([2, 1]);
    const account = server();
    const tabs = [openTab(at, { owner: 1, account }), openTab(at, { owner: 1, account })] as const;
    for (const tab of tabs) await settled(tab, [2, 1]);
    expect([account.items(), at.stored()]).toEqual([[2, 1], []]);
    expect(await tabs[0].store.takeOff(2)).toBe('saved');
    await settled(tabs[1], [1]);
    expect(at.stored()).toEqual([]);
  });

  it('is read again where it changed meanwhile, and the change is made to that', async () => {
    const account = server({ gear: { items: [5], version: 1 } });
    const [one, other] = [
      openTab(browser(), { owner: 1, account }),
      openTab(browser(), { owner: 1, account }),
    ] as const;
    for (const tab of [one, other]) await settled(tab, [5]);
    expect(await Promise.all([one.store.putOn(6), other.store.putOn(7), one.store.putOn(8)])).toEqual([
      'saved',
      'saved',
      'saved',
    ]);
    expect([...account.items()].toSorted()).toEqual([5, 6, 7, 8]);
    for (const tab of [one, other]) await settled(tab, account.items());
  });

  it('is full by what is stored, not by what was read before', async () => {
    const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    const account = server({ gear: { items: ten, version: 1 } });
    const tab = openTab(browser(), { owner: 1, account });
    await settled(tab, ten);
    expect(await tab.store.putOn(11)).toBe('full');
    expect(account.calls).not.toContain('save');
  });

  it('says that it changed where it does so at every attempt', async () => {
    const account = server({ gear: { items: [5], version: 1 }, gone: [6] });
    const tab = openTab(browser(), { owner: 1, account });
    await settled(tab, [5]);
    expect(await tab.store.putOn(6)).toBe('changed');
    expect(tab.store.view()).toEqual([5]);
  });

  it('is neither shown nor changed while it cannot be read, and is read again', async () => {
    const account = server({ gear: { items: [5], version: 1 } });
    account.goAway(true);
    vi.spyOn(console, 'warn').mockReturnValue();
    const at = browser([1]);
    const tab = openTab(at, { owner: 1, account });
    await settled(tab, 'failed');
    expect(await tab.store.putOn(6)).toBe('unsaved');
    expect(at.stored()).toEqual([1]);
    account.goAway(false);
    await tab.store.readAgain();
    await settled(tab, [5]);
  });

  it('is each one’s own where another one signs in', async () => {
    const account = server({ gear: { items: [5], version: 1 } });
    const tab = openTab(browser(), { owner: 1, account });
    await settled(tab, [5]);
    account.store([8]);
    await settled(tab, [8]);
    tab.signIn(2);
    expect(tab.store.view()).toBe('unknown');
    await settled(tab, [8]);
    expect(tab.views).toContain('unknown');
  });
});
