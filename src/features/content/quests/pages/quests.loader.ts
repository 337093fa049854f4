import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import type { PageRequest } from '#shared/page.ts';
import type { Quest } from '../../articles/article.contract.ts';
import { type QuestFacts, questFacts } from '../quest-facts.ts';
import type { QuestServices } from '../quest-reader.ts';

export interface QuestRow
  extends Pick<QuestFacts, 'level' | 'needs' | 'gains' | 'places' | 'look'>,
    Pick<Quest, 'id' | 'title' | 'status' | 'thumbnailUrl'> {
  lead: string;
  /** Names that its text contains. */
  names: string[];
}

export interface QuestsPageData {
  quests: QuestRow[];
}

/** Sorts quests of unknown level after all others. */
const UNKNOWN_LEVEL = 100;

export async function load(
  _request: PageRequest,
  { catalog, quests }: GameDataServices & QuestServices,
): Promise<QuestsPageData> {
  const rows = (await quests.list()).map(({ quest: { id, title, status, thumbnailUrl }, text }) => {
    const { things, ...facts } = questFacts(catalog, text);
    return { ...facts, id, title, status, thumbnailUrl, lead: text.lead, names: things.map(({ name }) => name) };
  });
  const levelOf = ({ level }: QuestRow) => level ?? UNKNOWN_LEVEL;
  return { quests: rows.toSorted((a, b) => a.status - b.status || levelOf(a) - levelOf(b) || a.id - b.id) };
}
