import { mount } from '#platform/http/mount.ts';
import { SUCCESS } from '#shared/success.ts';
import type { TradeApp } from '../trade.context.ts';
import * as endpoints from './saved-search.contract.ts';
import { deleteSavedSearch, listSearches, saveSearch } from './saved-search.service.ts';

export function savedSearchRoutes(app: TradeApp): void {
  mount(app, endpoints.listSearches, {}, listSearches);
  mount(app, endpoints.saveSearch, { name: 'search.save' }, (ctx, { body }) => saveSearch(ctx, body));
  mount(app, endpoints.deleteSearch, { name: 'search.forget' }, async (ctx, { params }) => {
    await deleteSavedSearch(ctx, params.id);
    return SUCCESS;
  });
}
