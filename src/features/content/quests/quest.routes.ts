import type { FeatureApp } from '#features/people/access/access.hook.ts';
import { mount } from '#platform/http/mount.ts';
import { listQuestProposals } from './quest.contract.ts';
import { questProposals } from './quest-reader.service.ts';

export function questRoutes(app: FeatureApp): void {
  mount(app, listQuestProposals, {}, ({ db }) => questProposals(db));
}
