import type { ReactNode } from 'react';
import type { SearchHit } from '#features/game-data/search/search.contract.ts';
import type { PaletteMarket } from '#features/game-data/search/ui/palette-row.ts';
import { getItemPrices, type ItemQuotes, listPopularItems } from '#features/trade/quotes/quote.contract.ts';
import { figureName } from '#features/trade/quotes/ui/public/quote.labels.ts';
import { RoughPrice } from '#features/trade/quotes/ui/public/rough-price.tsx';
import { call } from '#platform/client/call.ts';
import { gameServerParams } from '#shared/game-server-alone.params.ts';

const SHOWN = 5;
const DAYS = '7';
/** Milliseconds for which the popular items are cached. */
const FRESH_MS = 60_000;

/** Uses the quotes of the page's game server, or of all. */
export function paletteMarket(): PaletteMarket {
  const { gameServer } = gameServerParams.texts(new URLSearchParams(location.search));
  return {
    async popular() {
      return (await popularItems(gameServer)).slice(0, SHOWN).map(toHit);
    },
    async priceOf(itemId) {
      const known = (await popularItems(gameServer)).find(({ id }) => id === itemId);
      return priceIn(
        known ??
          (await call(getItemPrices, { params: { id: String(itemId) }, query: { days: DAYS, gameServer } })).quote,
      );
    },
  };
}

const read = (gameServer: string | undefined) => call(listPopularItems, { query: { days: DAYS, gameServer } });

let last: { gameServer: string | undefined; at: number; rows: ReturnType<typeof read> } | undefined;

function popularItems(gameServer: string | undefined): ReturnType<typeof read> {
  if (last && last.gameServer === gameServer && performance.now() - last.at < FRESH_MS) return last.rows;
  const rows = read(gameServer);
  last = { gameServer, at: performance.now(), rows };
  rows.catch(() => {
    last = undefined;
  });
  return rows;
}

function toHit({ id, name, type }: { id: number; name: string; type: number }): SearchHit {
  return { kind: 'item', id, name, path: `/items/${id}`, detail: '', icon: type };
}

function priceIn({ sell, buy, excluded }: ItemQuotes): ReactNode {
  const side = sell.median === null ? buy : sell;
  if (excluded || side.median === null) return null;
  return (
    <span title={figureName(side)}>
      <RoughPrice amount={side.median} />
    </span>
  );
}
