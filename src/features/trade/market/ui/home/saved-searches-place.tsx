import { useSearchParams } from 'react-router';
import { useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { LaterPart } from '#platform/client/later-part.tsx';
import { readMarketQuery } from '../../market.params.ts';
import { NO_SEARCH_LABEL } from './saved-searches.labels.ts';

const loadSearches = () => import('./saved-searches.tsx');

/** What it says to whom has nothing to store is drawn by the server, as for nobody. */
export default function SavedSearchesPlace() {
  const state = useMe();
  const [search] = useSearchParams();
  const isOut = state.status === 'out' || (state.status === 'unknown' && state.last === undefined);
  if (isOut && !readMarketQuery(search).isFiltered) return <p className="pad meta">{NO_SEARCH_LABEL}</p>;
  return <LaterPart load={loadSearches} />;
}
