import type { ItemQuotes, QuoteReader } from './quote.contract.ts';

interface Listing {
  itemId: number;
  gameServer: number;
}

/** Reads the quotes of each listing's own server. */
export async function readListingQuotes(
  quotes: Pick<QuoteReader, 'quotesOf'>,
  listings: readonly Listing[],
): Promise<(listing: Listing) => ItemQuotes | undefined> {
  const servers = [...Map.groupBy(listings, ({ gameServer }) => gameServer)];
  const known = new Map(
    await Promise.all(
      servers.map(async ([gameServer, own]) => {
        const itemIds = [...new Set(own.map(({ itemId }) => itemId))];
        return [gameServer, await quotes.quotesOf(itemIds, { gameServer })] as const;
      }),
    ),
  );
  return ({ itemId, gameServer }) => known.get(gameServer)?.get(itemId);
}
