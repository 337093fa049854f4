import { idCursor, listRoute } from '#platform/http/list-route.ts';
import { mount } from '#platform/http/mount.ts';
import type { FeatureApp } from '../access/access.hook.ts';
import type { ReportSubjects } from '../reports/report-subject.ts';
import * as endpoints from './word.contract.ts';
import type { PlacedWord } from './word.rules.ts';
import {
  addWordRule,
  changeWordRule,
  deleteWordRule,
  listWordRules,
  type OnWordsChange,
  tryNewRule,
  tryWords,
  type WordSite,
} from './word.service.ts';
import * as reviewEndpoints from './word-review.contract.ts';
import { handleWordReview, listWordReviews } from './word-review.service.ts';

export interface WordParts extends WordSite {
  subjects: ReportSubjects;
  onChange: OnWordsChange;
}

export function wordRoutes(app: FeatureApp, { subjects, onChange, ...site }: WordParts): void {
  const { corpora, operatorUserIds } = site;
  listRoute(
    app,
    reviewEndpoints.listWordReviews,
    (ctx, { query: { status, limit, cursor } }) => listWordReviews(ctx, { status, beforeId: cursor, limit }),
    idCursor,
  );
  mount(app, reviewEndpoints.handleWordReview, { name: 'review.handle' }, (ctx, { params, body }) =>
    handleWordReview(ctx, { subjects, operatorUserIds }, params.id, body),
  );
  mount(app, endpoints.listWordRules, {}, listWordRules);
  mount(app, endpoints.addWordRule, { name: 'word.add' }, (ctx, { body }) => {
    onChange(ctx.effects);
    return addWordRule(ctx, site, body);
  });
  mount(app, endpoints.tryWords, {}, async (ctx, { body }) =>
    'text' in body ? { found: (await tryWords(ctx, body.text)).map(toFound) } : tryNewRule(ctx, corpora, body),
  );
  mount(app, endpoints.changeWordRule, { name: 'word.change' }, (ctx, { params, body }) => {
    onChange(ctx.effects);
    return changeWordRule(ctx, site, params.id, body);
  });
  mount(app, endpoints.deleteWordRule, { name: 'word.remove' }, async (ctx, { params, query }) => {
    onChange(ctx.effects);
    await deleteWordRule(ctx, site, { ...params, ...query });
    return { success: true };
  });
}

function toFound({ rule: { id, kind, pattern }, word, verdict, from, to }: PlacedWord) {
  return { id, kind, pattern, word, verdict, from, to };
}
