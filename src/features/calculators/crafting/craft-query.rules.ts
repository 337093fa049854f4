import { formatDigits } from '#shared/korean/amount.ts';
import { readNumber } from '../calculator/number-parsing.rules.ts';
import type { craftingParams } from './crafting.params.ts';

type CraftingTexts = ReturnType<typeof craftingParams.texts>;

export const MAX_COUNT = 9_999;
const MAX_OWNED = 9_999_999;

export interface CraftQuery {
  count: number;
  own: ReadonlyMap<number, number>;
  /** Items to buy even if crafting is cheaper. */
  buy: ReadonlySet<number>;
  /** Items to craft even if buying is cheaper; `all`: every item with a recipe. */
  make: ReadonlySet<number> | 'all';
  recipes: ReadonlySet<number>;
}

export interface ReadCraft {
  query: CraftQuery;
  countNote: string | null;
  notes: string[];
}

interface Named {
  id: number;
  name: string;
}

export function readCraft(texts: CraftingTexts, items: readonly Named[], rootId: number): ReadCraft {
  const count = readNumber(texts.count, { min: 1, max: MAX_COUNT, missing: 1 });
  const owned = readOwned(texts.own ?? '', items, rootId);
  const made = texts.make ?? '';
  return {
    query: {
      count: count.value,
      own: owned.own,
      buy: readIds(texts.buy),
      make: made === 'all' ? 'all' : readIds(made),
      recipes: readIds(texts.recipe),
    },
    countNote: count.note,
    notes: owned.notes,
  };
}

/** More items than any tree has, which limits the length of the links on the page. */
const MAX_IDS = 100;

function readIds(text: string | undefined): Set<number> {
  const ids = (text ?? '').split(/[,\s]+/).filter((part) => /^[1-9]\d{0,8}$/.test(part));
  return new Set(ids.slice(0, MAX_IDS).map(Number));
}

/** `12:3`, and by hand `쇠가루 3` or `쇠가루:3`. */
const STOCK = /^(.+?) ?[: ] ?(\d{1,16}) ?개?$/;

interface Ignored {
  unread: number;
  strange: number;
  root: number;
  capped: number;
}

function readOwned(
  text: string,
  items: readonly Named[],
  rootId: number,
): { own: Map<number, number>; notes: string[] } {
  const own = new Map<number, number>();
  const ignored: Ignored = { unread: 0, strange: 0, root: 0, capped: 0 };
  // Collapses runs of spaces, on which the pattern would backtrack.
  const parts = text.split(',').map((part) => part.replace(/\s+/g, ' ').trim());
  for (const part of parts.filter(Boolean)) {
    const [, named = '', digits = ''] = STOCK.exec(part) ?? [];
    const id = items.find((item) => String(item.id) === named || item.name === named)?.id;
    if (id === undefined) ignored[named === '' ? 'unread' : 'strange'] += 1;
    else if (id === rootId) ignored.root += 1;
    else {
      const amount = (own.get(id) ?? 0) + Number(digits);
      if (amount > MAX_OWNED) ignored.capped += 1;
      own.set(id, Math.min(amount, MAX_OWNED));
    }
  }
  return { own, notes: ignoredNotes(ignored) };
}

function ignoredNotes({ unread, strange, root, capped }: Ignored): string[] {
  return [
    unread > 0 && `보유 재료 중 ${unread}가지는 읽지 못해 빼고 계산합니다.`,
    strange > 0 && `보유 재료 중 ${strange}가지는 이 조합에 쓰이지 않아 빼고 계산합니다.`,
    root > 0 && '완성품은 보유 수에서 빼지 않습니다. 더 만들 개수를 적어 주세요.',
    capped > 0 && `보유 수는 ${formatDigits(MAX_OWNED)}개까지만 계산합니다.`,
  ].flatMap((note) => note || []);
}

export function ownText(own: ReadonlyMap<number, number>): string | null {
  const parts = [...own].filter(([, amount]) => amount > 0).toSorted(([a], [b]) => a - b);
  return parts.length === 0 ? null : parts.map(([id, amount]) => `${id}:${amount}`).join(',');
}

export function understoodChanges({ own, buy, make, recipes }: CraftQuery) {
  return {
    own: ownText(own),
    buy: idText(buy),
    make: make === 'all' ? 'all' : idText(make),
    recipe: idText(recipes),
  };
}

export function choiceChanges(query: CraftQuery, itemId: number, choice: 'buy' | 'make') {
  const buy = new Set(query.buy);
  const make = new Set(query.make === 'all' ? [] : query.make);
  buy.delete(itemId);
  make.delete(itemId);
  if (choice === 'buy') buy.add(itemId);
  else if (query.make !== 'all') make.add(itemId);
  return { buy: idText(buy), make: query.make === 'all' ? 'all' : idText(make) };
}

export function recipeChanges(query: CraftQuery, recipeId: number, others: readonly { id: number }[]) {
  const selected = [...query.recipes].filter((id) => !others.some((other) => other.id === id));
  return { recipe: idText(new Set([...selected, recipeId])) };
}

function idText(ids: ReadonlySet<number>): string | null {
  return ids.size === 0 ? null : [...ids].toSorted((a, b) => a - b).join(',');
}
