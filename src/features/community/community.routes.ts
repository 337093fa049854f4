import type { CommunityApp, CommunityContext } from './community.context.ts';
import { partyRoutes } from './parties/party.routes.ts';

export function communityRoutes(app: CommunityApp, context: CommunityContext): void {
  partyRoutes(app, context);
}
