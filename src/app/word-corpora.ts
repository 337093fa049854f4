import { findNewestMessages } from '#features/community/broadcasts/broadcast-list.repository.ts';
import { findNewestDescriptions } from '#features/community/guilds/guild-list.repository.ts';
import { findNewestTitles } from '#features/community/parties/party-list.repository.ts';
import type { WordCorpora } from '#features/people/moderation/word-corpus.ts';
import { findNewestComments } from '#features/trade/trades/operator-trade.repository.ts';

/** Texts on which rules of forbidden words are tried: those that everybody may read. */
export const wordCorpora: WordCorpora = {
  texts: [findNewestTitles, findNewestDescriptions],
  comments: [findNewestComments],
  shouts: [findNewestMessages],
};
