import { useSearchParams } from '#platform/client/use-search-params.ts';
import { jobName } from '#shared/jobs.ts';
import type { ItemQuery } from '../item.rules.ts';
import { otherLimitsText, unknownLimitsText } from '../item-limits.labels.ts';
import { itemTypeParams } from '../item-type.params.ts';
import type { ItemRow, ItemTypeTab } from '../pages/item-type.loader.ts';
import css from './item-list.module.css';

interface LimitNotesProps {
  query: ItemQuery;
  type: ItemTypeTab;
  shown: readonly ItemRow[];
  /** Number of items of which a condition is unknown. */
  unknown: number;
  path: string;
}

/**
 * Names the items that the list leaves out because their conditions are unknown, further conditions, and other lists of
 * the same job.
 */
export function LimitNotes({ query, type, shown, unknown, path }: LimitNotesProps) {
  const [search] = useSearchParams();
  const others = otherLimitsText(query, shown);
  if (unknown === 0 && others === null && query.job === null) return null;
  return (
    <p className={`pad meta ${css.notes}`}>
      {unknown > 0 && (
        <span>
          <span>{unknownLimitsText(query, unknown, query.withUnknown)}</span>{' '}
          <a
            className="underline"
            rel="nofollow"
            href={itemTypeParams.href(path, search, { unknown: query.withUnknown ? undefined : '1' })}
          >
            <span>{query.withUnknown ? '빼기' : '따로 보기'}</span>
          </a>
        </span>
      )}
      {others !== null && <span>{others}</span>}
      {query.job !== null && (
        <span>
          <a className="underline" href={`/trade?type=${type.id}&job=${query.job}`}>
            {jobName(query.job)} {type.name} 거래
          </a>
          {' · '}
          <a className="underline" href={`/recipe?job=${query.job}`}>
            {jobName(query.job)} 조합
          </a>
        </span>
      )}
    </p>
  );
}
