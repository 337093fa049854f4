import { showError } from '#features/people/require-login/ui/public/require-player.ts';
import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import { useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { ApiError } from '#platform/client/api-error.ts';
import { call } from '#platform/client/call.ts';
import { defineLiveQuery } from '#platform/client/live-query.ts';
import { changeAnswer, storeAnswer, storedAnswer } from '#platform/client/query-client.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { defineForm } from '#shared/form.ts';
import { jobName } from '#shared/jobs.ts';
import { firstLetters } from '#shared/text-length.ts';
import { Button, IconButton } from '#ui/components/button.tsx';
import { Form, FormField } from '#ui/form/form.tsx';
import { text } from '#ui/form/text-fields.tsx';
import { CloseIcon } from '#ui/icons/icons.tsx';
import { deleteSearch, listSearches, saveSearch } from '../../../trades/saved-search.contract.ts';
import { type MarketFilter, tradeFilter } from '../../../trades/trade.filter.ts';
import { MAX_SEARCH_NAME_LENGTH } from '../../../trades/trade.limits.ts';
import { readMarketQuery, toMarketQuery } from '../../market.params.ts';
import css from './market-home.module.css';
import { NO_SEARCH_LABEL } from './saved-searches.labels.ts';

const savedSearches = defineLiveQuery({ key: ['saved-searches'], endpoint: listSearches });
const NOT_FOUND = 404;

export default function SavedSearches() {
  'use memo';
  const me = useMe();
  const isPlayer = me.status === 'in' && me.me !== null;
  const [search] = useSearchParams();
  const { filter, isFiltered } = readMarketQuery(search);
  const current = toMarketQuery(filter);
  const { data, isError, refetch } = useLiveQuery(savedSearches, undefined, { isEnabled: isPlayer });
  const searches = data ?? [];
  const isStored = searches.some(({ query }) => sameQuery(query, current));
  return (
    <>
      {searches.length > 0 && (
        <ul>
          {searches.map((search) => (
            <li key={search.id} className={`row small ${css.search}`}>
              <a
                className="quiet grow elide"
                href={`/trade?${search.query}`}
                aria-current={sameQuery(search.query, current) || undefined}
              >
                {search.name}
              </a>
              <IconButton label={`${search.name} 지우기`} onClick={() => void removeSearch(search.id)}>
                <CloseIcon size={14} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <div className="pad">
        {isError ? (
          <p className="row">
            <span className="dim grow">저장한 검색을 가져오지 못했습니다.</span>
            <Button size="sm" onClick={() => void refetch()}>
              다시 시도
            </Button>
          </p>
        ) : isFiltered && !isStored ? (
          <NewSearch key={current} query={current} name={searchName(filter)} />
        ) : (
          <p className="meta">{isFiltered ? '이 조건은 저장되어 있습니다.' : NO_SEARCH_LABEL}</p>
        )}
      </div>
    </>
  );
}

/** Ignores the order of parameters. */
function sameQuery(one: string, other: string): boolean {
  const sorted = (query: string) => [...new URLSearchParams(query)].map(String).sort().join('&');
  return sorted(one) === sorted(other);
}

/** Default name: `팝니다 현철 10만부터 흥정`. */
function searchName(filter: MarketFilter): string {
  const job = filter.job === undefined ? [] : [jobName(filter.job)];
  const words = [...job, ...tradeFilter.chips(filter).map(({ text }) => text)];
  return firstLetters(words.join(' '), MAX_SEARCH_NAME_LENGTH).trim();
}

const searchForm = defineForm({ fields: { name: text({ label: '저장할 이름', max: MAX_SEARCH_NAME_LENGTH }) } });

function NewSearch({ query, name: usualName }: { query: string; name: string }) {
  const submission = useForm(searchForm, {
    endpoint: saveSearch,
    first: { name: usualName },
    toInput: ({ name }) => ({ body: { name: name || usualName, query } }),
    onDone(stored) {
      const others = storedAnswer(savedSearches, undefined)?.filter(({ id }) => id !== stored.id) ?? [];
      storeAnswer(savedSearches, undefined, [...others, stored]);
      return undefined;
    },
    explain: (error) => (error.code === 'INVALID_INPUT' || error.code === 'CONFLICT' ? error.message : undefined),
  });
  const { phase, message } = submission;
  return (
    <Form of={searchForm} submission={submission} id="search">
      <FormField of={searchForm} name="name" issue={message?.text}>
        {(field) => (
          <span className="row">
            {searchForm.fields.name.draw(field)}
            <Button type="submit" aria-disabled={phase === 'sending'}>
              저장
            </Button>
          </span>
        )}
      </FormField>
    </Form>
  );
}

async function removeSearch(id: number): Promise<void> {
  try {
    await call(deleteSearch, { params: { id } });
  } catch (error) {
    // Another tab deleted it first, with the same result.
    if (!(error instanceof ApiError) || error.status !== NOT_FOUND) return showError(error);
  }
  changeAnswer(savedSearches, undefined, (all) => all.filter((search) => search.id !== id));
}
