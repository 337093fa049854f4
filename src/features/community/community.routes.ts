import { broadcastRoutes } from './broadcasts/broadcast.routes.ts';
import type { CommunityApp, CommunityContext } from './community.context.ts';
import { gatheringRoutes } from './gatherings/gathering.routes.ts';
import { guildPostRoutes } from './guild-posts/guild-post.routes.ts';
import { guildWebhookRoutes } from './guild-webhooks/guild-webhook.routes.ts';
import { guildRoutes } from './guilds/guild.routes.ts';
import { keywordRoutes } from './keywords/keyword.routes.ts';
import { lootRotationRoutes } from './loot-rotation/loot-rotation.routes.ts';
import { partyRoutes } from './parties/party.routes.ts';
import { settlementRoutes } from './settlements/settlement.routes.ts';

export function communityRoutes(app: CommunityApp, context: CommunityContext): void {
  partyRoutes(app, context);
  guildRoutes(app, context);
  guildPostRoutes(app, context);
  guildWebhookRoutes(app, context);
  gatheringRoutes(app, context);
  settlementRoutes(app, context);
  lootRotationRoutes(app, context);
  broadcastRoutes(app, context);
  keywordRoutes(app, context);
}
