import type { SearchEntry } from '../search/search.contract.ts';
import type { Quest } from './quest.contract.ts';

const WEIGHT = 30;

/** What search finds of quests. */
export function questEntries(quests: readonly Pick<Quest, 'id' | 'title'>[]): SearchEntry[] {
  return quests.map(({ id, title }) => ({
    ...{ kind: 'quest', id, name: title, path: `/quests/${id}`, detail: '', weight: WEIGHT, aliases: [] },
  }));
}
