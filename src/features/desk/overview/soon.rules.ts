import {
  type ArticleKind,
  COLLECTION_NAMES,
  COLLECTIONS,
  PAGE_NAMES,
} from '#features/content/articles/article-kind.contract.ts';
import type { MomentKind } from './overview.contract.ts';

const MAINTENANCE = '/operator/site#maintenance';
const BANNERS = '/operator/banners';

type WithPageOfItsOwn = `event.${string}` | `article.${string}` | `suspension.${string}`;

/** Where each is set; articles and players have a page of their own. */
export const MOMENT_PATHS: Readonly<Record<Exclude<MomentKind, WithPageOfItsOwn>, string>> = {
  'maintenance.begin': MAINTENANCE,
  'maintenance.end': MAINTENANCE,
  'banner.begin': BANNERS,
  'banner.end': BANNERS,
  'brake.end': '/operator/site#brake',
  'operator.end': '/operator/operators',
  'terms.begin': '/operator/content/pages/terms',
  'policy.begin': '/operator/content/pages/policy',
};

/** The page of the desk on which an article is written. */
export function articlePath({ kind, id }: { kind: ArticleKind; id: number }): string {
  const collection = COLLECTION_NAMES.find((name) => COLLECTIONS[name] === kind) ?? 'guides';
  return `/operator/content/${collection}/${kind === 'page' ? (PAGE_NAMES[id - 1] ?? '') : id}`;
}
