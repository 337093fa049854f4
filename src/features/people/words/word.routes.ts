import { mount } from '#platform/http/mount.ts';
import type { FeatureApp } from '../access/access.hook.ts';
import * as endpoints from './word.contract.ts';
import { addWordRule, changeWordRule, deleteWordRule, listWordRules, tryWords } from './word.service.ts';

export function wordRoutes(app: FeatureApp): void {
  mount(app, endpoints.listWordRules, {}, listWordRules);
  mount(app, endpoints.addWordRule, { name: 'word.add' }, (ctx, { body }) => addWordRule(ctx, body));
  mount(app, endpoints.tryWords, {}, async (ctx, { body }) => ({
    found: (await tryWords(ctx, body.text)).map(({ rule: { id, kind, pattern }, word }) => ({
      id,
      kind,
      pattern,
      word,
    })),
  }));
  mount(app, endpoints.changeWordRule, { name: 'word.change' }, (ctx, { params, body }) =>
    changeWordRule(ctx, params.id, body),
  );
  mount(app, endpoints.deleteWordRule, { name: 'word.remove' }, async (ctx, { params }) => {
    await deleteWordRule(ctx, params.id);
    return { success: true };
  });
}
