import { ARTICLE_KINDS, PAGE_NAMES, pageId } from '#features/content/articles/article-kind.contract.ts';
import { toLegalName } from '#features/content/articles/legal-page.rules.ts';

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
  'data',
  ...ARTICLE_KINDS,
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
  /** `article`: its kind stands in the subject. */
  readonly kind: RevertibleKind | 'article';
  readonly isDown: boolean;
  /** Where the ids stand, if not in the subject. */
  readonly ids?: 'detail.id' | 'detail.ids';
}

const down = (kind: Family['kind'], ids?: Family['ids']): Family => ({ kind, isDown: true, ...(ids && { ids }) });
const up = (kind: Family['kind'], ids?: Family['ids']): Family => ({ kind, isDown: false, ...(ids && { ids }) });

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
  'data.edit': down('data'),
  'data.unset': down('data'),
  'data.decide': down('data'),
  'data.row-add': down('data'),
  'data.row-remove': down('data'),
  'data.row-return': down('data'),
  'content.create': up('article'),
  'content.change': down('article'),
  'content.restore-version': down('article'),
  'content.delete': down('article'),
  'content.restore': up('article'),
};

export interface Thing {
  readonly kind: RevertibleKind;
  readonly id: number;
  /** The value or the row that a version of the facts changed. */
  readonly part?: string;
}

export interface JudgedAct<Row extends Act> {
  readonly act: Row;
  /** `back`: at least one of its things comes back; `stays`: all were touched since; `never`: nothing takes it back. */
  readonly fate: 'back' | 'stays' | 'never';
  /** Come back of it. */
  readonly things: readonly Thing[];
}

/**
 * Judges what can be taken back of an operator's acts: what the operator took down or edited and nobody touched since.
 * @param acts everybody's since the beginning, oldest first
 */
export function judgeActs<Row extends Act>(acts: readonly Row[], actor: string): JudgedAct<Row>[] {
  const last = new Map<string, Row>();
  for (const act of acts) for (const thing of listThings(act)) last.set(toKey(thing), act);
  const own = acts.filter((act) => act.actor === actor);
  const first = new Set(own.flatMap((act) => (isFirstVersion(act) ? listThings(act).map(toKey) : [])));
  return own.map((act) => {
    const known = listThings(act).filter((thing) => !first.has(toKey(thing)));
    if (!FAMILIES[act.action]?.isDown || known.length === 0) return { act, fate: 'never', things: [] };
    const things = known.filter((thing) => last.get(toKey(thing)) === act);
    return { act, fate: things.length > 0 ? 'back' : 'stays', things };
  });
}

/** No version came before it that an edit could go back to. */
function isFirstVersion({ action, detail }: Act): boolean {
  return action === 'content.create' || (action === 'content.change' && detail.version === 1);
}

function listThings({ action, subject, detail }: Act): Thing[] {
  const family = FAMILIES[action];
  if (!family) return [];
  if (family.kind === 'article') return listArticles(subject);
  if (family.kind === 'data') return listValues(subject, detail);
  const { kind, ids: place } = family;
  const given = place === 'detail.ids' ? detail.ids : place === 'detail.id' ? detail.id : subject.split(':')[1];
  return [given].flat().flatMap((id) => (Number.isInteger(Number(id)) ? [{ kind, id: Number(id) }] : []));
}

/** Terms and policy have versions in force from a day on, which go back by hand alone. */
function listArticles(subject: string): Thing[] {
  const [prefix, place = ''] = subject.split(':');
  const kind = ARTICLE_KINDS.find((one) => one === prefix);
  const name = PAGE_NAMES.find((one) => one === place);
  const id = kind === 'page' && name ? pageId(name) : Number(place);
  return kind && Number.isInteger(id) && !toLegalName({ kind, id }) ? [{ kind, id }] : [];
}

function listValues(subject: string, { fields, ...row }: Act['detail']): Thing[] {
  const id = Number(subject.split(':')[1]);
  if (!subject.startsWith('data:') || !Number.isInteger(id)) return [];
  const changed: readonly Act['detail'][] = Array.isArray(fields) ? fields : [row];
  return changed.map(({ entity, rowId, field = '' }) => ({ kind: 'data', id, part: `${entity}/${rowId}/${field}` }));
}

const toKey = ({ kind, id, part }: Thing) => `${kind}:${part ?? id}`;

/** Each thing once, by kind. */
export function thingsByKind(judged: readonly JudgedAct<Act>[]): ReadonlyMap<RevertibleKind, readonly number[]> {
  const all = judged.flatMap(({ things }) => things);
  const kinds = REVERTIBLE_KINDS.map((kind) => {
    const ids = all.flatMap((thing) => (thing.kind === kind ? [thing.id] : []));
    return [kind, [...new Set(ids)].toSorted((one, other) => one - other)] as const;
  });
  return new Map(kinds.filter(([, ids]) => ids.length > 0));
}
