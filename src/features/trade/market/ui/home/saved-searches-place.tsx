import { useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { LaterPart } from '#platform/client/later-part.tsx';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { readMarketQuery } from '../../market.params.ts';
import { NO_SEARCH_LABEL } from './saved-searches.labels.ts';

const loadSearches = () => import('./saved-searches.tsx');

/** The message for signed-out visitors is rendered on the server, which renders every page as signed out. */
export default function SavedSearchesPlace() {
  const state = useMe();
  const [search] = useSearchParams();
  const isOut = state.status === 'out' || (state.status === 'unknown' && state.last === undefined);
  if (isOut && !readMarketQuery(search).isFiltered) return <p className="pad meta">{NO_SEARCH_LABEL}</p>;
  return <LaterPart load={loadSearches} />;
}
