import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { partyTopics } from '#features/community/parties/party.topics.ts';
import { partyCard } from '#features/community/parties/party-text.labels.ts';
import { DungeonCard } from '#features/game-data/dungeons/ui/public/dungeon-card.tsx';
import { requireItemDetail } from '#features/game-data/items/item.service.ts';
import { requireMonsterDetail } from '#features/game-data/monsters/monster.service.ts';
import { MonsterCard } from '#features/game-data/monsters/ui/public/monster-card.tsx';
import { itemRef } from '#features/game-data/refs/refs.reader.ts';
import { CardFrame } from '#features/game-data/refs/ui/public/card-parts.tsx';
import { SkillCard } from '#features/game-data/skills/ui/public/skill-card.tsx';
import { playerNamesTopic } from '#features/people/people.topics.ts';
import type { IslandName, IslandProps, IslandRequest } from '#features/shell/islands/island-request.rules.ts';
import { knownQuotes, onServer } from '#features/trade/quotes/known-quotes.reader.ts';
import { quoteTopics } from '#features/trade/quotes/quote.topics.ts';
import { QuoteCard } from '#features/trade/quotes/ui/public/quote-card.tsx';
import { tradeTopics } from '#features/trade/trades/trade.events.ts';
import { tradeCard } from '#features/trade/trades/trade-card.labels.ts';
import type { Topic } from '#shared/topic.ts';
import type { Site } from '#ui/page/site-context.tsx';
import type { PageServices } from '../page-definition.ts';
import { PricedItemCard } from '../priced-item-card.tsx';
import { ISLAND_CSS } from './island-css.ts';
import { islandMarkup } from './island-markup.ts';

type Services = Pick<PageServices, 'catalog' | 'quotes' | 'trades' | 'parties'>;

interface IslandKind {
  topics?: (id: number) => readonly Topic[];
  /** Whether the content depends on the game server. */
  isOfServer?: true;
  /** Returns null when the page of the subject would not show it either. */
  draw(props: IslandProps, services: Services, site: Site): ReactElement | null | Promise<ReactElement | null>;
}

const KINDS: Readonly<Record<IslandName, IslandKind>> = {
  ItemCard: {
    topics: (id) => [quoteTopics.ofItem(id)],
    isOfServer: true,
    async draw({ id, gameServer }, { catalog, quotes }) {
      if (!catalog.itemById.has(id)) return null;
      const known = await knownQuotes(onServer(quotes, gameServer), [id]);
      return <PricedItemCard item={requireItemDetail(catalog, id)} quotes={known.get(id) ?? null} />;
    },
  },
  SkillCard: {
    draw({ id }, { catalog }) {
      const skill = catalog.skillById.get(id);
      return skill ? <SkillCard skill={skill} /> : null;
    },
  },
  MonsterCard: {
    draw: ({ id }, { catalog }) =>
      catalog.monsterById.has(id) ? <MonsterCard monster={requireMonsterDetail(catalog, id)} /> : null,
  },
  DungeonCard: {
    draw({ id }, { catalog }) {
      const dungeon = catalog.dungeonById.get(id);
      return dungeon ? <DungeonCard dungeon={dungeon} monsters={catalog.monstersLivingIn(id)} /> : null;
    },
  },
  QuoteCard: {
    topics: (id) => [quoteTopics.ofItem(id)],
    isOfServer: true,
    async draw({ id, gameServer }, { catalog, quotes }, site) {
      const item = catalog.itemById.get(id);
      if (!item) return null;
      const known = (await quotes.quotesOf([id], { gameServer })).get(id) ?? null;
      return <QuoteCard item={itemRef(item)} server={serverName(site, gameServer)} quotes={known} />;
    },
  },
  TradeCard: {
    topics: (id) => [tradeTopics.ofTrade(id)],
    async draw({ id }, { catalog, trades }, site) {
      const trade = await trades.find(id);
      const item = trade && catalog.itemById.get(trade.itemId);
      if (!trade || !item) return null;
      const { title, kicker, values } = tradeCard(trade, item, serverName(site, trade.gameServer));
      return (
        <CardFrame
          {...itemRef(item)}
          name={title}
          sub={kicker}
          rows={values}
          href={`/trade/view/${id}`}
          foot={<span>{trade.isSample ? '견본' : ''}</span>}
        />
      );
    },
  },
  PartyCard: {
    topics: (id) => [partyTopics.ofParty(id), playerNamesTopic],
    async draw({ id }, { parties }, site) {
      const party = await parties.find(id);
      if (!party) return null;
      const { title, kicker, values } = partyCard(party);
      return (
        <CardFrame
          icon="skill/cave-entrance"
          name={title}
          sub={kicker}
          rows={values}
          href={`/party/${id}`}
          foot={
            <span>{[serverName(site, party.gameServer), party.isSample && '견본'].filter(Boolean).join(' · ')}</span>
          }
        />
      );
    },
  },
};

function serverName({ gameServers }: Site, gameServer: number | undefined): string | undefined {
  return gameServers.find(({ id }) => id === gameServer)?.name;
}

export interface Island {
  /** Cache key, which depends only on the content, not on the address. */
  key: string;
  /** Topics besides the facts that change the content. */
  topics: readonly Topic[];
  /**
   * Returns the body of the answer; null: the page of the subject would not show it either. Rendering a card is so
   * short that it does not wait for a turn among pages.
   */
  render(services: Services): Promise<Buffer | null>;
  /** Returns a function that runs only React's rendering, with the data loaded, as the benchmark's baseline. */
  prepareBare(services: Services): Promise<() => string>;
}

export function createIslands(site: Site): (request: IslandRequest) => Island {
  // Nine tenths of an answer are the same, so they are encoded once.
  const end = Buffer.from(`,"css":${JSON.stringify(ISLAND_CSS)}}`);
  return ({ name, id, gameServer }) => {
    const { topics, isOfServer, draw } = KINDS[name];
    const props = { id, gameServer: isOfServer ? gameServer : undefined };
    const shownId = [name, id, props.gameServer].filter((part) => part !== undefined).join('_');
    const drawn = async (services: Services) => {
      const card = await draw(props, services, site);
      return card && <Card>{card}</Card>;
    };
    return {
      key: `island ${shownId}`,
      topics: topics?.(id) ?? [],
      async render(services) {
        const card = await drawn(services);
        if (card === null) return null;
        const html = islandMarkup(renderToStaticMarkup(card), { origin: site.origin, gameServer: props.gameServer });
        const begin = Buffer.from(`{"id":${JSON.stringify(shownId)},"html":${JSON.stringify(html)}`);
        return Buffer.concat([begin, end]);
      },
      async prepareBare(services) {
        const card = await drawn(services);
        return () => renderToString(card);
      },
    };
  };
}

/** Same markup as in `ui/overlay/hover-card.tsx`. */
function Card({ children }: { children: ReactNode }) {
  return <div className="card">{children}</div>;
}
