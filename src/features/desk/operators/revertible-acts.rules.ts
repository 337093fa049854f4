/** Kinds of things that an operator's act takes down and another puts back. */
export const REVERTIBLE_KINDS = [
  'trade',
  'price',
  'guild',
  'post',
  'broadcast',
  'item',
  'warning',
  'suspension',
  'sweep',
] as const;
export type RevertibleKind = (typeof REVERTIBLE_KINDS)[number];

export interface Act {
  readonly id: number;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

interface Family {
  readonly kind: RevertibleKind;
  readonly isDown: boolean;
  /** Where the ids stand, if not in the subject. */
  readonly ids?: 'detail.id' | 'detail.ids';
}

const down = (kind: RevertibleKind, ids?: Family['ids']): Family => ({ kind, isDown: true, ...(ids && { ids }) });
const up = (kind: RevertibleKind, ids?: Family['ids']): Family => ({ kind, isDown: false, ...(ids && { ids }) });

const FAMILIES: Readonly<Record<string, Family>> = {
  'trade.hide': down('trade'),
  'trade.show': up('trade'),
  'trade.bulk-hide': down('trade', 'detail.ids'),
  'trade.bulk-show': up('trade', 'detail.ids'),
  'price.exclude': down('price'),
  'price.include': up('price'),
  'price.bulk-exclude': down('price', 'detail.ids'),
  'price.bulk-include': up('price', 'detail.ids'),
  'guild.hide': down('guild'),
  'guild.show': up('guild'),
  'post.hide': down('post'),
  'post.show': up('post'),
  'broadcast.hide': down('broadcast'),
  'broadcast.show': up('broadcast'),
  'broadcast.bulk-hide': down('broadcast', 'detail.ids'),
  'broadcast.bulk-show': up('broadcast', 'detail.ids'),
  'manipulated-item.add': down('item'),
  'manipulated-item.remove': up('item'),
  'warning.set': down('warning', 'detail.id'),
  'warning.lift': up('warning', 'detail.id'),
  'suspension.set': down('suspension'),
  'suspension.shorten': up('suspension'),
  'suspension.lift': up('suspension'),
  'sweep.run': down('sweep', 'detail.id'),
  'sweep.undo': up('sweep', 'detail.id'),
};

export interface Thing {
  readonly kind: RevertibleKind;
  readonly id: number;
}

export interface JudgedAct<Row extends Act> {
  readonly act: Row;
  /** `back`: at least one of its things comes back; `stays`: all were touched since; `never`: nothing takes it back. */
  readonly fate: 'back' | 'stays' | 'never';
  /** Come back of it. */
  readonly things: readonly Thing[];
}

/**
 * Judges what can be taken back of an operator's acts: what the operator took down and nobody touched since.
 * @param acts everybody's since the beginning, oldest first
 */
export function judgeActs<Row extends Act>(acts: readonly Row[], actor: string): JudgedAct<Row>[] {
  const last = new Map<string, Row>();
  for (const act of acts) for (const thing of listThings(act)) last.set(toKey(thing), act);
  const own = acts.filter((act) => act.actor === actor);
  return own.map((act) => {
    if (!FAMILIES[act.action]?.isDown) return { act, fate: 'never', things: [] };
    const things = listThings(act).filter((thing) => last.get(toKey(thing)) === act);
    return { act, fate: things.length > 0 ? 'back' : 'stays', things };
  });
}

function listThings({ action, subject, detail }: Act): Thing[] {
  const family = FAMILIES[action];
  if (!family) return [];
  const { kind, ids: place } = family;
  const given = place === 'detail.ids' ? detail.ids : place === 'detail.id' ? detail.id : subject.split(':')[1];
  return [given].flat().flatMap((id) => (Number.isInteger(Number(id)) ? [{ kind, id: Number(id) }] : []));
}

const toKey = ({ kind, id }: Thing) => `${kind}:${id}`;

/** Each thing once, by kind. */
export function thingsByKind(judged: readonly JudgedAct<Act>[]): ReadonlyMap<RevertibleKind, readonly number[]> {
  const all = judged.flatMap(({ things }) => things);
  const kinds = REVERTIBLE_KINDS.map((kind) => {
    const ids = all.flatMap((thing) => (thing.kind === kind ? [thing.id] : []));
    return [kind, [...new Set(ids)].toSorted((one, other) => one - other)] as const;
  });
  return new Map(kinds.filter(([, ids]) => ids.length > 0));
}
