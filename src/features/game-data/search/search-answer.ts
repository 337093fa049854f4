import type { SearchEntry, SearchHit } from './search.contract.ts';
import { search } from './search-engine.ts';
import type { SearchIndex } from './search-index.ts';

export interface SearchQuery {
  q: string;
  limit: number;
}

function toHit({ kind, id, name, path, detail, icon }: SearchEntry): SearchHit {
  return icon === undefined ? { kind, id, name, path, detail } : { kind, id, name, path, detail, icon };
}

export function searchCatalog(index: SearchIndex, { q, limit }: SearchQuery): SearchHit[] {
  return search(index, q, limit).map(toHit);
}
