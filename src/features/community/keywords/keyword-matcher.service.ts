import type { Db } from '#platform/database/db.ts';
import { yieldInChunks } from '../broadcasts/yield-in-chunks.ts';
import { ALL, findAllKeywords, findKeywordsVersion, type WatchedKeyword } from './keyword.repository.ts';
import { WordFinder } from './word-finder.rules.ts';

export interface MatchedShout {
  comparable: string;
  game_server: number;
  kind: number;
}

/** Finds the keywords of all players. It is built again after a keyword was added or removed. */
export class KeywordMatcher {
  #made: { version: string; match: Promise<(shout: MatchedShout) => number[]> } | undefined;

  /** @returns a function from a shout to the ids of the keywords that it contains */
  async current(db: Db): Promise<(shout: MatchedShout) => number[]> {
    const version = await findKeywordsVersion(db);
    if (this.#made?.version !== version) this.#made = { version, match: findAllKeywords(db).then(createMatcher) };
    const { match } = this.#made;
    return match.catch((error: unknown) => {
      this.#made = undefined;
      throw error;
    });
  }
}

async function createMatcher(keywords: readonly WatchedKeyword[]): Promise<(shout: MatchedShout) => number[]> {
  const finder = new WordFinder();
  const byWord: WatchedKeyword[][] = [];
  await yieldInChunks(keywords, (keyword) => {
    const word = finder.add(keyword.comparable);
    byWord[word] ??= [];
    byWord[word].push(keyword);
  });
  await yieldInChunks(finder.links(), (link) => link());
  return ({ comparable, game_server, kind }) =>
    [...finder.find(comparable)]
      .flatMap((word) => byWord[word] ?? [])
      .filter((keyword) => keyword.game_server === ALL || keyword.game_server === game_server)
      .filter((keyword) => keyword.kind === ALL || keyword.kind === kind)
      .map(({ id }) => id);
}
