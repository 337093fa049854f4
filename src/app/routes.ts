import { broadcastTopics } from '#features/community/broadcasts/broadcast.topics.ts';
import { guildTopics } from '#features/community/guilds/guild.topics.ts';
import { partyTopics } from '#features/community/parties/party.topics.ts';
import { articleTopics } from '#features/content/articles/article.topics.ts';
import { gameDataTopics } from '#features/game-data/game-data.topics.ts';
import { playerNamesTopic, profileTopic } from '#features/people/people.topics.ts';
import { maintenanceTag } from '#features/shell/settings/site.topics.ts';
import { quoteTopics } from '#features/trade/quotes/quote.topics.ts';
import { tradeTopics } from '#features/trade/trades/trade.events.ts';
import { OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { byParam, type PageDefinition, page } from './page-definition.ts';

/**
 * The list of pages: path, component, loader (removed from the browser's bundle), options. The order does not matter:
 * the router takes the most specific path. Pages with blocks of several features are composed in `pages/`.
 */
export const pages: readonly PageDefinition[] = [
  page(
    '/',
    () => import('#app/pages/home.page.tsx'),
    import.meta.env.SSR && {
      load: () => import('#app/pages/home.loader.ts'),
      tags: [gameDataTopics.all, tradeTopics.all, quoteTopics.all, partyTopics.all, articleTopics.all],
    },
    { hasServerPicker: true },
  ),
  page(
    '/items',
    () => import('#app/pages/items.page.tsx'),
    import.meta.env.SSR && { load: () => import('#features/game-data/items/pages/items.loader.ts') },
    { layout: 'with-scroll-top', hasServerPicker: true },
  ),
  page(
    '/items/types/:type',
    () => import('#app/pages/item-type.page.tsx'),
    import.meta.env.SSR && { load: () => import('#features/game-data/items/pages/item-type.loader.ts') },
    { layout: 'with-scroll-top', hasServerPicker: true },
  ),
  page(
    '/items/:id',
    () => import('#app/pages/item.page.tsx'),
    import.meta.env.SSR && {
      load: () => import('#app/pages/item.loader.ts'),
      tags: [
        gameDataTopics.all,
        byParam(tradeTopics.ofItem, 'id'),
        byParam(quoteTopics.ofItem, 'id'),
        articleTopics.all,
      ],
    },
    { layout: 'with-scroll-top', hasServerPicker: true },
  ),
  page(
    '/skills',
    () => import('#features/game-data/skills/pages/skills.page.tsx'),
    import.meta.env.SSR && { load: () => import('#features/game-data/skills/pages/skills.loader.ts') },
    { layout: 'with-scroll-top' },
  ),
  page(
    '/skills/:id',
    () => import('#features/game-data/skills/pages/skill.page.tsx'),
    import.meta.env.SSR && { load: () => import('#features/game-data/skills/pages/skill.loader.ts') },
    { layout: 'with-scroll-top', hasServerPicker: true },
  ),
  page(
    '/maps/route',
    () => import('#app/pages/map-route.page.tsx'),
    import.meta.env.SSR && { load: () => import('#features/game-data/pathfinding/pages/map-route.loader.ts') },
    { layout: 'with-scroll-top' },
  ),
  page(
    '/maps/:code',
    () => import('#app/pages/map.page.tsx'),
    import.meta.env.SSR && { load: () => import('#app/pages/map.loader.ts') },
    { layout: 'with-scroll-top' },
  ),
  page(
    '/maintenance',
    () => import('#features/shell/maintenance/pages/maintenance.page.tsx'),
    import.meta.env.SSR && {
      load: () => import('#app/pages/maintenance.loader.ts'),
      tags: [articleTopics.all, maintenanceTag],
    },
  ),
  page(
    '/browsers',
    () => import('#features/shell/browsers/pages/browsers.page.tsx'),
    import.meta.env.SSR && { tags: [] },
  ),
  page(
    '/geniee',
    () => import('#features/shell/diagnostics/pages/ad-stage.page.tsx'),
    import.meta.env.SSR && { load: () => import('#features/shell/diagnostics/pages/ad-stage.loader.ts'), tags: [] },
  ),
  page(
    '/geniee/:number',
    () => import('#features/shell/diagnostics/pages/ad-stage.page.tsx'),
    import.meta.env.SSR && { load: () => import('#features/shell/diagnostics/pages/ad-stage.loader.ts'), tags: [] },
  ),
  page(
    '/geniee/test',
    () => import('#features/shell/diagnostics/pages/ad-stub.page.tsx'),
    import.meta.env.SSR && { tags: [] },
  ),
  page(
    '/cache-test',
    () => import('#features/shell/diagnostics/pages/cache-report.page.tsx'),
    import.meta.env.SSR && { load: () => import('#features/shell/diagnostics/pages/cache-report.loader.ts'), tags: [] },
    { isCached: false },
  ),
  page(
    '/test',
    () => import('#features/shell/diagnostics/pages/client-state.page.tsx'),
    import.meta.env.SSR && { tags: [] },
  ),
  page(
    '/maps',
    () => import('#features/game-data/maps/pages/maps.page.tsx'),
    import.meta.env.SSR && { load: () => import('#features/game-data/maps/pages/maps.loader.ts') },
    { layout: 'with-scroll-top' },
  ),
  page(
    '/maps-back/:id',
    () => import('#features/game-data/maps/pages/map-back.page.tsx'),
    import.meta.env.SSR && { load: () => import('#features/game-data/maps/pages/map-back.loader.ts') },
    { layout: 'with-scroll-top' },
  ),
  page(
    '/dungeons/regions/:id',
    () => import('#app/pages/region.page.tsx'),
    import.meta.env.SSR && {
      load: () => import('#app/pages/region.loader.ts'),
      tags: [gameDataTopics.all, partyTopics.all, articleTopics.all],
    },
    { layout: 'with-scroll-top', hasServerPicker: true },
  ),
  page(
    '/monsters/:id',
    () => import('#features/game-data/monsters/pages/monster.page.tsx'),
    import.meta.env.SSR && { load: () => import('#features/game-data/monsters/pages/monster.loader.ts') },
    { layout: 'with-scroll-top', hasServerPicker: true },
  ),
  page(
    '/recipe',
    () => import('#features/calculators/crafting/pages/crafting.page.tsx'),
    import.meta.env.SSR && {
      load: () => import('#features/calculators/crafting/pages/crafting.loader.ts'),
      tags: [gameDataTopics.all, quoteTopics.all],
    },
    { layout: 'with-scroll-top', hasServerPicker: true },
  ),
  page(
    '/sources',
    () => import('#features/game-data/provenance/pages/sources.page.tsx'),
    import.meta.env.SSR && { load: () => import('#features/game-data/provenance/pages/sources.loader.ts') },
  ),
  page(
    '/tooltips',
    () => import('#app/pages/tooltips.page.tsx'),
    import.meta.env.SSR && { load: () => import('#app/pages/tooltips.loader.ts') },
  ),
  page(
    '/shortcuts',
    () => import('#features/game-data/shortcuts/pages/shortcuts.page.tsx'),
    import.meta.env.SSR && { load: () => import('#features/game-data/shortcuts/pages/shortcuts.loader.ts') },
    { layout: 'with-scroll-top' },
  ),
  page(
    '/quests',
    () => import('#features/content/quests/pages/quests.page.tsx'),
    import.meta.env.SSR && {
      load: () => import('#features/content/quests/pages/quests.loader.ts'),
      tags: [articleTopics.all, gameDataTopics.all],
    },
  ),
  page(
    '/quests/:id',
    () => import('#features/content/quests/pages/quest.page.tsx'),
    import.meta.env.SSR && {
      load: () => import('#features/content/quests/pages/quest.loader.ts'),
      tags: [articleTopics.all, gameDataTopics.all, quoteTopics.all],
    },
    { hasServerPicker: true },
  ),
  page(
    '/profiles/:userId',
    () => import('#app/pages/profile.page.tsx'),
    import.meta.env.SSR && {
      load: () => import('#app/pages/profile.loader.ts'),
      tags: [byParam(profileTopic, 'userId'), gameDataTopics.all, quoteTopics.all],
    },
    { hasServerPicker: true },
  ),
  page(
    '/trade/:id',
    () => import('#app/pages/item-market.page.tsx'),
    import.meta.env.SSR && {
      load: () => import('#app/pages/item-market.loader.ts'),
      tags: [
        gameDataTopics.all,
        byParam(tradeTopics.ofItem, 'id'),
        byParam(quoteTopics.ofItem, 'id'),
        byParam(broadcastTopics.ofItem, 'id'),
      ],
    },
    { layout: 'with-scroll-top', hasServerPicker: true },
  ),
  page(
    '/trade',
    () => import('#app/pages/market-home.page.tsx'),
    import.meta.env.SSR && {
      load: () => import('#app/pages/market-home.loader.ts'),
      tags: [gameDataTopics.all, tradeTopics.all, quoteTopics.all, articleTopics.all],
    },
    { layout: 'with-scroll-top', hasServerPicker: true },
  ),
  page(
    '/trade/register',
    () => import('#features/trade/listings/pages/register.page.tsx'),
    import.meta.env.SSR && {
      load: () => import('#features/trade/listings/pages/register.loader.ts'),
      tags: [gameDataTopics.all, quoteTopics.all],
    },
    { layout: 'with-scroll-top', hasServerPicker: true },
  ),
  page(
    '/trade/register/:id',
    () => import('#features/trade/listings/pages/register-item.page.tsx'),
    import.meta.env.SSR && {
      load: () => import('#features/trade/listings/pages/register-item.loader.ts'),
      tags: [gameDataTopics.all, byParam(tradeTopics.ofItem, 'id'), byParam(quoteTopics.ofItem, 'id')],
    },
    { layout: 'with-scroll-top', hasServerPicker: true },
  ),
  page(
    '/trade/view/:id',
    () => import('#app/pages/trade.page.tsx'),
    import.meta.env.SSR && {
      load: () => import('#app/pages/trade.loader.ts'),
      tags: [gameDataTopics.all, byParam(tradeTopics.ofTrade, 'id'), quoteTopics.all, articleTopics.all],
    },
    { layout: 'with-scroll-top' },
  ),
  page(
    '/party',
    () => import('#app/pages/parties.page.tsx'),
    import.meta.env.SSR && {
      load: () => import('#features/community/parties/pages/parties.loader.ts'),
      tags: [gameDataTopics.all, partyTopics.all, quoteTopics.all, playerNamesTopic, broadcastTopics.all],
    },
    { layout: 'with-scroll-top', hasServerPicker: true },
  ),
  page(
    '/party/:id',
    () => import('#app/pages/party.page.tsx'),
    import.meta.env.SSR && {
      load: () => import('#features/community/parties/pages/party.loader.ts'),
      tags: [gameDataTopics.all, byParam(partyTopics.ofParty, 'id'), playerNamesTopic],
    },
    { layout: 'with-scroll-top' },
  ),
  page(
    '/guilds',
    () => import('#features/community/guilds/pages/guilds.page.tsx'),
    import.meta.env.SSR && {
      load: () => import('#features/community/guilds/pages/guilds.loader.ts'),
      tags: [guildTopics.all, playerNamesTopic],
    },
    { layout: 'with-scroll-top', hasServerPicker: true },
  ),
  page(
    '/guilds/new',
    () => import('#features/community/guilds/pages/new-guild.page.tsx'),
    import.meta.env.SSR && { tags: [] },
    { layout: 'with-scroll-top' },
  ),
  page(
    '/guilds/:id',
    () => import('#app/pages/guild.page.tsx'),
    import.meta.env.SSR && {
      load: () => import('#features/community/guilds/pages/guild.loader.ts'),
      // The page also lists other guilds of its server.
      tags: [guildTopics.all, playerNamesTopic],
    },
    { layout: 'with-scroll-top' },
  ),
  page(
    '/broadcast',
    () => import('#app/pages/broadcasts.page.tsx'),
    import.meta.env.SSR && {
      load: () => import('#features/community/broadcasts/pages/broadcasts.loader.ts'),
      tags: [gameDataTopics.all, broadcastTopics.all, quoteTopics.all],
    },
    { layout: 'with-scroll-top', hasServerPicker: true },
  ),
  page(
    '/calc/drop',
    () => import('#features/calculators/chance/pages/drop.page.tsx'),
    import.meta.env.SSR && { load: () => import('#features/calculators/chance/pages/drop.loader.ts') },
    { layout: 'calc-menu' },
  ),
  page(
    '/calc/timers',
    () => import('#features/calculators/boss-timers/pages/timers.page.tsx'),
    import.meta.env.SSR && { load: () => import('#features/calculators/boss-timers/pages/timers.loader.ts') },
    { layout: 'calc-menu' },
  ),
  page(
    '/calc/skills',
    () => import('#features/calculators/skill-materials/pages/skill-materials.page.tsx'),
    import.meta.env.SSR && {
      load: () => import('#features/calculators/skill-materials/pages/skill-materials.loader.ts'),
      tags: [gameDataTopics.all, quoteTopics.all],
    },
    { layout: 'calc-menu', hasServerPicker: true },
  ),
  page(
    '/me/trades',
    () => import('#features/trade/listings/pages/my-trades.page.tsx'),
    import.meta.env.SSR && { tags: [] },
  ),
  page(
    '/settlements/:id',
    () => import('#features/community/settlements/pages/settlement.page.tsx'),
    import.meta.env.SSR && { tags: [] },
  ),
  page('/me', () => import('#app/pages/me.page.tsx'), import.meta.env.SSR && { tags: [] }),
  page('/notifications', () => import('#app/pages/notifications.page.tsx'), import.meta.env.SSR && { tags: [] }),
  page(
    '/notice/terms',
    () => import('#features/content/articles/pages/legal-page.page.tsx'),
    import.meta.env.SSR && {
      load: () => import('#features/content/articles/pages/legal-page.loader.ts'),
      tags: [articleTopics.all, gameDataTopics.all],
    },
    { layout: 'notice-title' },
  ),
  page(
    '/notice/policy',
    () => import('#features/content/articles/pages/legal-page.page.tsx'),
    import.meta.env.SSR && {
      load: () => import('#features/content/articles/pages/legal-page.loader.ts'),
      tags: [articleTopics.all, gameDataTopics.all],
    },
    { layout: 'notice-title' },
  ),
  page(
    '/notice/ask',
    () => import('#app/pages/inquiry.page.tsx'),
    import.meta.env.SSR && {
      load: () => import('#app/pages/inquiry.loader.ts'),
      tags: [articleTopics.all, gameDataTopics.all],
    },
    { layout: 'notice-title' },
  ),
  page(
    '/guides',
    () => import('#features/content/articles/pages/guides.page.tsx'),
    import.meta.env.SSR && {
      load: () => import('#features/content/articles/pages/guides.loader.ts'),
      tags: [articleTopics.all],
    },
  ),
  page(
    '/guides/:id',
    () => import('#features/content/articles/pages/guide.page.tsx'),
    import.meta.env.SSR && {
      load: () => import('#features/content/articles/pages/guide.loader.ts'),
      tags: [articleTopics.all, gameDataTopics.all, quoteTopics.all],
    },
    { hasServerPicker: true },
  ),
  page(
    '/events',
    () => import('#features/content/articles/pages/events.page.tsx'),
    import.meta.env.SSR && {
      load: () => import('#features/content/articles/pages/events.loader.ts'),
      tags: [articleTopics.all],
    },
  ),
  page(
    '/events/:id',
    () => import('#features/content/articles/pages/event.page.tsx'),
    import.meta.env.SSR && {
      load: () => import('#features/content/articles/pages/event.loader.ts'),
      tags: [articleTopics.all, gameDataTopics.all, quoteTopics.all],
    },
    { hasServerPicker: true },
  ),
  page(
    '/notice',
    () => import('#features/content/articles/pages/notices.page.tsx'),
    import.meta.env.SSR && {
      load: () => import('#features/content/articles/pages/notices.loader.ts'),
      tags: [articleTopics.all],
    },
    { layout: 'notice-title' },
  ),
  page(
    '/notice/:id',
    () => import('#features/content/articles/pages/notice.page.tsx'),
    import.meta.env.SSR && {
      load: () => import('#features/content/articles/pages/notice.loader.ts'),
      tags: [articleTopics.all, gameDataTopics.all, quoteTopics.all],
    },
    { layout: 'notice-title', hasServerPicker: true },
  ),
  page(
    '/patchNotes',
    () => import('#features/content/articles/pages/patch-notes.page.tsx'),
    import.meta.env.SSR && {
      load: () => import('#features/content/articles/pages/patch-notes.loader.ts'),
      tags: [articleTopics.all],
    },
  ),
  page(
    '/patchNotes/:id',
    () => import('#features/content/articles/pages/notice.page.tsx'),
    import.meta.env.SSR && {
      load: () => import('#features/content/articles/pages/notice.loader.ts'),
      tags: [articleTopics.all, gameDataTopics.all, quoteTopics.all],
    },
    { hasServerPicker: true },
  ),
  page(
    '/patchNotes/index-back',
    () => import('#features/content/articles/pages/patch-archive.page.tsx'),
    import.meta.env.SSR && {
      load: () => import('#features/content/articles/pages/patch-archive.loader.ts'),
      tags: [articleTopics.all],
    },
  ),
  page(
    '/notice/ban',
    () => import('#features/content/articles/pages/site-page.page.tsx'),
    import.meta.env.SSR && {
      load: () => import('#features/content/articles/pages/site-page.loader.ts'),
      tags: [articleTopics.all, gameDataTopics.all],
    },
    { layout: 'notice-title' },
  ),
  page(
    '/notice/change-profile',
    () => import('#features/content/articles/pages/site-page.page.tsx'),
    import.meta.env.SSR && {
      load: () => import('#features/content/articles/pages/site-page.loader.ts'),
      tags: [articleTopics.all, gameDataTopics.all],
    },
    { layout: 'notice-title' },
  ),
  page(
    '/notice/login',
    () => import('#features/content/articles/pages/site-page.page.tsx'),
    import.meta.env.SSR && {
      load: () => import('#features/content/articles/pages/site-page.loader.ts'),
      tags: [articleTopics.all, gameDataTopics.all],
    },
    { layout: 'notice-title' },
  ),
  page(
    '/notice/message',
    () => import('#features/content/articles/pages/site-page.page.tsx'),
    import.meta.env.SSR && {
      load: () => import('#features/content/articles/pages/site-page.loader.ts'),
      tags: [articleTopics.all, gameDataTopics.all],
    },
    { layout: 'notice-title' },
  ),
  page(
    '/notice/mute',
    () => import('#features/content/articles/pages/site-page.page.tsx'),
    import.meta.env.SSR && {
      load: () => import('#features/content/articles/pages/site-page.loader.ts'),
      tags: [articleTopics.all, gameDataTopics.all],
    },
    { layout: 'notice-title' },
  ),
  page(
    '/notice/partnership',
    () => import('#features/content/articles/pages/site-page.page.tsx'),
    import.meta.env.SSR && {
      load: () => import('#features/content/articles/pages/site-page.loader.ts'),
      tags: [articleTopics.all, gameDataTopics.all],
    },
    { layout: 'notice-title' },
  ),
  page(
    '/notice/report',
    () => import('#app/pages/report.page.tsx'),
    import.meta.env.SSR && {
      load: () => import('#features/content/articles/pages/site-page.loader.ts'),
      tags: [articleTopics.all, gameDataTopics.all],
    },
    { layout: 'notice-title' },
  ),
  page(
    '/notice/rule',
    () => import('#features/content/articles/pages/site-page.page.tsx'),
    import.meta.env.SSR && {
      load: () => import('#features/content/articles/pages/site-page.loader.ts'),
      tags: [articleTopics.all, gameDataTopics.all],
    },
    { layout: 'notice-title' },
  ),
  page(
    '/notice/scam',
    () => import('#app/pages/scam.page.tsx'),
    import.meta.env.SSR && {
      load: () => import('#app/pages/scam.loader.ts'),
      tags: [articleTopics.all, gameDataTopics.all],
    },
    { layout: 'notice-title' },
  ),
  page(
    '/notice/trade',
    () => import('#features/content/articles/pages/trade-page.page.tsx'),
    import.meta.env.SSR && {
      load: () => import('#features/content/articles/pages/site-page.loader.ts'),
      tags: [articleTopics.all, gameDataTopics.all],
    },
    { layout: 'notice-title' },
  ),
  page('/login', () => import('#features/people/sign-in/pages/login.page.tsx'), import.meta.env.SSR && { tags: [] }),
  page(
    '/login/nickname',
    () => import('#features/people/sign-in/pages/nickname.page.tsx'),
    import.meta.env.SSR && { tags: [] },
  ),
  page(
    '/confirm',
    () => import('#features/people/sign-in/pages/confirm.page.tsx'),
    import.meta.env.SSR && { tags: [] },
  ),
  page(
    '/calc/split',
    () => import('#features/calculators/split/pages/split.page.tsx'),
    import.meta.env.SSR && { tags: [] },
    { layout: 'calc-menu' },
  ),
  page(
    '/calc/exp',
    () => import('#app/pages/exp.page.tsx'),
    import.meta.env.SSR && { load: () => import('#features/calculators/exp/pages/exp.loader.ts') },
    { layout: 'calc-menu' },
  ),
  page(
    '/calc/kingQuest/:slug',
    () => import('#app/pages/king-quest.page.tsx'),
    import.meta.env.SSR && {
      load: () => import('#app/pages/king-quest.loader.ts'),
      tags: [gameDataTopics.all, articleTopics.all],
    },
    { layout: 'calc-menu' },
  ),
  page(
    '/calc/plan',
    () => import('#app/pages/plan.page.tsx'),
    import.meta.env.SSR && {
      load: () => import('#app/pages/plan.loader.ts'),
      tags: [gameDataTopics.all, quoteTopics.all, partyTopics.all, articleTopics.all],
    },
    { layout: 'calc-menu', hasServerPicker: true },
  ),
  page(
    '/calc/exp-back',
    () => import('#features/calculators/exp-back/pages/exp-back.page.tsx'),
    import.meta.env.SSR && { load: () => import('#features/calculators/exp-back/pages/exp-back.loader.ts') },
    { layout: 'calc-menu' },
  ),
  page(
    '/calc/hp-mp-table',
    () => import('#features/calculators/hp-mp-table/pages/hp-mp-table.page.tsx'),
    import.meta.env.SSR && { load: () => import('#features/calculators/hp-mp-table/pages/hp-mp-table.loader.ts') },
    { layout: 'calc-menu' },
  ),
  page(
    '/operator',
    () => import('#features/desk/pages/desk.page.tsx'),
    import.meta.env.SSR && { load: () => import('#features/desk/pages/desk.loader.ts'), tags: [] },
    { layout: 'own-frame', for: 'operators', level: OPERATOR_LEVEL.editor },
  ),
  page(
    '/operator/*',
    () => import('#features/desk/pages/desk.page.tsx'),
    import.meta.env.SSR && { load: () => import('#features/desk/pages/desk.loader.ts'), tags: [] },
    { layout: 'own-frame', for: 'operators', level: OPERATOR_LEVEL.editor },
  ),
  page(
    '/events/new',
    () => import('#features/desk/pages/desk.page.tsx'),
    import.meta.env.SSR && { load: () => import('#features/desk/pages/desk.loader.ts'), tags: [] },
    { layout: 'own-frame', for: 'operators', level: OPERATOR_LEVEL.editor },
  ),
];
