import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { broadcastSchema } from '#features/community/broadcasts/broadcast.contract.ts';
import { judgeBroadcastsAgain } from '#features/community/broadcasts/judge-broadcasts.job.ts';
import { reportedBroadcast } from '#features/community/broadcasts/reported-broadcast.service.ts';
import { communityRoutes } from '#features/community/community.routes.ts';
import { createRecordParts, readGuilds, readParties } from '#features/community/community-readers.service.ts';
import { reportedPost } from '#features/community/guild-posts/reported-post.service.ts';
import { guildSchema } from '#features/community/guilds/guild.contract.ts';
import { guildCard } from '#features/community/guilds/guild-page.labels.ts';
import { playerGuilds } from '#features/community/guilds/player-guilds.service.ts';
import { reportedGuild } from '#features/community/guilds/reported-guild.service.ts';
import { partySchema } from '#features/community/parties/party.contract.ts';
import { partyCard } from '#features/community/parties/party-text.labels.ts';
import { playerParties } from '#features/community/parties/player-parties.service.ts';
import { reportedParty } from '#features/community/parties/reported-party.service.ts';
import { hideRequestsOfBlocked } from '#features/community/parties/request-to-join.service.ts';
import { eventSchema, guideSchema, noticeSchema, questSchema } from '#features/content/articles/article.contract.ts';
import { articleCards } from '#features/content/articles/read-articles.service.ts';
import { contentRoutes } from '#features/content/content.routes.ts';
import { questCards } from '#features/content/quests/quest-reader.service.ts';
import { alertRoutes } from '#features/desk/alerts/alert.routes.ts';
import { readAlertState } from '#features/desk/alerts/alert.service.ts';
import { dataRoutes } from '#features/desk/data/data.routes.ts';
import { jobRoutes } from '#features/desk/jobs/job.routes.ts';
import { revertActsRoutes } from '#features/desk/operators/revert-acts.routes.ts';
import { revertActs } from '#features/desk/operators/revert-acts.service.ts';
import { type OverviewContext, overviewRoutes } from '#features/desk/overview/overview.routes.ts';
import { statsRoutes } from '#features/desk/stats/stats.routes.ts';
import { sweepRoutes } from '#features/desk/sweeps/sweep.routes.ts';
import { sweepByReport } from '#features/desk/sweeps/sweep.service.ts';
import { dungeonSchema } from '#features/game-data/catalog/dungeon.contract.ts';
import { itemSchema } from '#features/game-data/catalog/item.contract.ts';
import { mapSchema, portSchema } from '#features/game-data/catalog/map.contract.ts';
import { monsterDropSchema, monsterSchema } from '#features/game-data/catalog/monster.contract.ts';
import { recipeSchema } from '#features/game-data/catalog/recipe.contract.ts';
import { skillSchema } from '#features/game-data/catalog/skill.contract.ts';
import { dungeonRoutes } from '#features/game-data/dungeons/dungeon.routes.ts';
import type { FactsDesk } from '#features/game-data/editing/facts-desk.ts';
import { itemRoutes } from '#features/game-data/items/item.routes.ts';
import { mapRoutes } from '#features/game-data/maps/map.routes.ts';
import { monsterRoutes } from '#features/game-data/monsters/monster.routes.ts';
import { mapRouteSchema } from '#features/game-data/pathfinding/map-route.contract.ts';
import { mapRouteRoutes } from '#features/game-data/pathfinding/map-route.routes.ts';
import { recipeRoutes } from '#features/game-data/recipes/recipe.routes.ts';
import { type SearchContext, searchRoutes } from '#features/game-data/search/search.routes.ts';
import type { ShareCard } from '#features/game-data/share-image/share-card.ts';
import { shareImageRoutes } from '#features/game-data/share-image/share-image.routes.ts';
import { skillRoutes } from '#features/game-data/skills/skill.routes.ts';
import { auditEntrySchema } from '#features/people/audit/audit.contract.ts';
import { inquirySchema } from '#features/people/inquiries/inquiry.contract.ts';
import { installWordHits } from '#features/people/moderation/word-hits.hook.ts';
import type { PeopleContext } from '#features/people/people.context.ts';
import { type FromFeatures, peopleRoutes } from '#features/people/people.routes.ts';
import { ownProfileSchema, profileSchema } from '#features/people/profiles/profile.contract.ts';
import { installSecurityLog } from '#features/people/security-log/security-log.hook.ts';
import { suspensionSchema } from '#features/people/suspensions/suspension.contract.ts';
import type { BuildManifest } from '#features/shell/builds/build.contract.ts';
import { buildRoutes } from '#features/shell/builds/build.routes.ts';
import { healthRoutes } from '#features/shell/health/health.routes.ts';
import type { HealthContext } from '#features/shell/health/health.service.ts';
import { iconRoutes } from '#features/shell/icons/icon.routes.ts';
import { type IslandContext, islandRoutes } from '#features/shell/islands/island.routes.ts';
import type { MaintenancePlan } from '#features/shell/maintenance/maintenance.rules.ts';
import { type BannerContext, bannerRoutes } from '#features/shell/settings/banner.routes.ts';
import { settingRoutes } from '#features/shell/settings/setting.routes.ts';
import { visitRoutes } from '#features/shell/visits/visit.routes.ts';
import type { VisitCounter } from '#features/shell/visits/visit-counter.service.ts';
import { knownPrices, onServer } from '#features/trade/quotes/known-quotes.reader.ts';
import { manipulationContext } from '#features/trade/quotes/operator-price.routes.ts';
import { setPriceExclusion } from '#features/trade/quotes/price-exclusion.service.ts';
import { pricesBesideSchema } from '#features/trade/quotes/prices-beside.contract.ts';
import { readPricesBeside } from '#features/trade/quotes/prices-beside.service.ts';
import { quoteSchema } from '#features/trade/quotes/quote.contract.ts';
import { readQuotes } from '#features/trade/quotes/read-quotes.service.ts';
import type { TradeContext } from '#features/trade/trade.context.ts';
import { marketRoutes } from '#features/trade/trade.routes.ts';
import { playerExclusions, playerTrades } from '#features/trade/trades/player-trades.service.ts';
import { readTrades } from '#features/trade/trades/read-trades.service.ts';
import { reportedTrade } from '#features/trade/trades/reported-trade.service.ts';
import { listedTradeSchema, tradeSchema } from '#features/trade/trades/trade.contract.ts';
import { tradeCard } from '#features/trade/trades/trade-card.labels.ts';
import type { Db } from '#platform/database/db.ts';
import type { Transact } from '#platform/effects/transact.ts';
import { installOpenApi, type SchemaRegistry, serveOpenApi } from '#platform/http/openapi.ts';
import { withAccess, withZod } from '#platform/http/validation.ts';
import { imageFileRoutes } from '#platform/images/image-file.routes.ts';
import { createMountUpload } from '#platform/images/upload-route.ts';
import { liveRoutes } from '#platform/live/live.routes.ts';
import type { LiveHub } from '#platform/live/live-hub.ts';
import { formatAmount } from '#shared/korean/amount.ts';
import { articleReferences } from './article-references.ts';
import { IMAGE_USES } from './image-uses.ts';
import { createLiveContext } from './open-live.ts';
import { personalDataOfFeatures } from './personal-data.ts';
import { wordCorpora } from './word-corpora.ts';

export type ApiContext = TradeContext &
  Pick<SearchContext, 'content'> &
  BannerContext &
  HealthContext &
  OverviewContext &
  PeopleContext & {
    db: Db;
    transact: Transact;
    live: LiveHub;
    epoch: string;
    /** The facts for operators. */
    factsDesk: FactsDesk;
    /** The maintenance of the operators that runs now; without it there is none. */
    maintenance?(): MaintenancePlan | null;
    manifests?: readonly BuildManifest[];
    /** Without it no visit is counted. */
    visits?: VisitCounter;
  };

export async function registerApi(
  app: FastifyInstance,
  context: ApiContext,
  findIsland: IslandContext['find'],
  { sendBarePage }: Pick<FromFeatures, 'sendBarePage'> = {},
): Promise<void> {
  const api = withAccess(withZod(app), context.access);
  await installOpenApi(app, {
    title: '바람나루 API',
    description: '바람의나라 클래식 자료. 여러 값은 null 일 수 있고, null 은 언제나 모른다는 뜻입니다.',
    version: '1',
    schemas: namedSchemas(),
    tags: TAGS,
    origin: context.config.isPublicSiteUrlGiven ? context.config.publicSiteUrl : undefined,
    contactPath: '/notice/ask',
  });
  installSecurityLog(app, context.securityLog);
  installWordHits(app, context.wordHits);
  app.addHook('preValidation', context.access.beforeWrites);
  itemRoutes(api, context);
  skillRoutes(api, context);
  dungeonRoutes(api, context);
  monsterRoutes(api, context);
  recipeRoutes(api, context);
  mapRoutes(api, context);
  mapRouteRoutes(api, context);
  searchRoutes(api, { ...context, limit: context.limits.search });
  shareImageRoutes(api, {
    ...context,
    priceOf: sharePrices(context),
    gameServers: context.config.gameServers,
    cards: {
      trades: sharedTrades(context),
      parties: sharedParties(context),
      guilds: sharedGuilds(context),
      ...articleCards(context),
      ...questCards(context),
    },
    limit: context.limits.sharePictures,
  });
  iconRoutes(api);
  islandRoutes(api, { ...context, find: findIsland });
  const quotes = readQuotes(context);
  const references = articleReferences({ db: context.db, catalog: context.catalog, quotes });
  const partySite = () => ({ catalog: context.catalog(), gameServers: context.config.gameServers });
  peopleRoutes(api, context, {
    personalData: personalDataOfFeatures,
    playerParts: {
      trades: playerTrades,
      prices: playerExclusions,
      parties: playerParties,
      guilds: playerGuilds(context.config),
    },
    reportSubjects: {
      trade: reportedTrade({
        catalog: context.catalog,
        excludePrice: (ctx, id, reason) => setPriceExclusion(ctx, (db) => readTrades({ ...context, db }), id, reason),
        pricesBeside: {
          schema: pricesBesideSchema,
          read: (db, about) => readPricesBeside({ db, quotes }, about),
        },
      }),
      party: reportedParty({ ...context, partySite }),
      guild: reportedGuild({ guildSite: () => context.config }),
      post: reportedPost({ guildSite: () => context.config }),
      broadcast: reportedBroadcast(context),
    },
    sweep: sweepByReport({ site: partySite }),
    revertActs: revertActs({
      operatorUserIds: context.config.operatorUserIds,
      site: partySite,
      market: () => manipulationContext(context),
      articles: { log: context.log, references },
      factsDesk: context.factsDesk,
    }),
    onBlock: hideRequestsOfBlocked,
    onWordsChange: judgeBroadcastsAgain,
    wordCorpora,
    isItem: (id) => context.catalog().itemById.has(id),
    ...(sendBarePage && { sendBarePage }),
  });
  const records = createRecordParts(context.config);
  marketRoutes(api, context, records);
  overviewRoutes(api, context);
  statsRoutes(api, { ...context, operatorUserIds: context.config.operatorUserIds });
  visitRoutes(api, { limit: context.limits.views });
  const mountUpload = createMountUpload(api);
  communityRoutes(api, { ...context, mountUpload, records });
  contentRoutes(api, {
    ...context,
    references,
    imageUses: IMAGE_USES,
    uploadQuotaMib: context.config.uploadQuotaMb,
    mountUpload,
  });
  imageFileRoutes(api, context);
  await liveRoutes(app, createLiveContext(context));
  buildRoutes(api, context);
  bannerRoutes(api, context);
  settingRoutes(api, { readAlertState: (db) => readAlertState(db, context.config) });
  alertRoutes(api, context);
  healthRoutes(api, context);
  jobRoutes(api);
  dataRoutes(api, context);
  revertActsRoutes(api);
  sweepRoutes(api, { ...context, site: partySite });
  await serveOpenApi(app);
}

const TAGS = [
  { name: 'items', description: '아이템' },
  { name: 'skills', description: '기술' },
  { name: 'dungeons', description: '사냥터' },
  { name: 'monsters', description: '몬스터' },
  { name: 'recipes', description: '조합' },
  { name: 'maps', description: '지도' },
  { name: 'routes', description: '길찾기' },
  { name: 'content', description: '소식과 길잡이' },
  { name: 'profiles', description: '캐릭터' },
  { name: 'sessions', description: '로그인한 기기' },
  { name: 'inquiries', description: '문의' },
  { name: 'corrections', description: '제보' },
  { name: 'notifications', description: '알림' },
  { name: 'trades', description: '거래' },
  { name: 'prices', description: '시세' },
  { name: 'watches', description: '가격 알림' },
  { name: 'parties', description: '파티' },
  { name: 'guilds', description: '문파' },
  { name: 'turns', description: '순번표' },
  { name: 'settlements', description: '정산' },
  { name: 'broadcasts', description: '사자후' },
  { name: 'keywords', description: '키워드 알림' },
  { name: 'blocks', description: '차단' },
  { name: 'reports', description: '신고' },
  { name: 'live', description: '실시간' },
  { name: 'operator', description: '운영자만' },
  { name: 'search', description: '검색' },
  { name: 'legal', description: '약관과 처리방침' },
  { name: 'site', description: '사이트' },
  { name: 'icons', description: '아이콘' },
  { name: 'islands', description: '다른 곳에 보일 카드' },
  { name: 'builds', description: '사이트의 빌드' },
  { name: 'health', description: '상태' },
];

function namedSchemas(): SchemaRegistry {
  const registry: SchemaRegistry = z.registry<{ id: string }>();
  registry.add(itemSchema, { id: 'Item' });
  registry.add(skillSchema, { id: 'Skill' });
  registry.add(dungeonSchema, { id: 'Dungeon' });
  registry.add(monsterSchema, { id: 'Monster' });
  registry.add(monsterDropSchema, { id: 'MonsterDrop' });
  registry.add(recipeSchema, { id: 'Recipe' });
  registry.add(mapSchema, { id: 'Map' });
  registry.add(portSchema, { id: 'Port' });
  registry.add(mapRouteSchema, { id: 'MapRoute' });
  registry.add(noticeSchema, { id: 'Notice' });
  registry.add(guideSchema, { id: 'Guide' });
  registry.add(eventSchema, { id: 'Event' });
  registry.add(questSchema, { id: 'Quest' });
  registry.add(profileSchema, { id: 'Profile' });
  registry.add(ownProfileSchema, { id: 'OwnProfile' });
  registry.add(suspensionSchema, { id: 'Suspension' });
  registry.add(inquirySchema, { id: 'Inquiry' });
  registry.add(tradeSchema, { id: 'Trade' });
  registry.add(listedTradeSchema, { id: 'ListedTrade' });
  registry.add(partySchema, { id: 'Party' });
  registry.add(guildSchema, { id: 'Guild' });
  registry.add(broadcastSchema, { id: 'Broadcast' });
  registry.add(quoteSchema, { id: 'Quote' });
  registry.add(auditEntrySchema, { id: 'AuditEntry' });
  return registry;
}

/** Returns prices like `48만5천`; undefined without a price. */
function sharePrices(
  context: Pick<TradeContext, 'db' | 'catalog' | 'clock' | 'config'>,
): (itemId: number, gameServer: number | undefined) => Promise<string | undefined> {
  const quotes = readQuotes(context);
  return async (itemId, gameServer) => {
    const known = await knownPrices(onServer(quotes, gameServer), [itemId], context.catalog());
    const price = known.get(itemId);
    return price === undefined ? undefined : formatAmount(price);
  };
}

function sharedTrades(context: ApiContext): (tradeId: number) => Promise<ShareCard | undefined> {
  const trades = readTrades(context);
  return async (tradeId) => {
    const trade = await trades.find(tradeId);
    const item = trade && context.catalog().itemById.get(trade.itemId);
    const server = context.config.gameServers.find(({ id }) => id === trade?.gameServer);
    return item && tradeCard(trade, item, server?.name);
  };
}

function sharedParties(context: ApiContext): (partyId: number) => Promise<ShareCard | undefined> {
  const parties = readParties(context);
  return async (partyId) => {
    const party = await parties.find(partyId);
    return party && partyCard(party);
  };
}

function sharedGuilds(context: ApiContext): (guildId: number) => Promise<ShareCard | undefined> {
  const guilds = readGuilds(context);
  return async (guildId) => {
    const guild = await guilds.find(guildId);
    return guild && guildCard(guild);
  };
}
