import { addBanner, changeBanner, listDeskBanners, removeBanner } from '#features/shell/settings/banner.contract.ts';
import { BANNERS_CHANGED, siteTopic } from '#features/shell/settings/site.topics.ts';
import type { ApiError } from '#platform/client/api-error.ts';
import { defineLiveQuery, defineMutation, invalidate } from '#platform/client/live-query.ts';

const BANNERS = ['desk', 'banners'];

/** Read again when what pages show changes: one begins or ends, or another operator has changed it. */
export const deskBanners = defineLiveQuery({
  key: BANNERS,
  endpoint: listDeskBanners,
  request: () => ({}),
  topics: [siteTopic],
  events: [{ matches: ({ type }) => type === BANNERS_CHANGED }],
});

const renewed = { invalidates: () => [BANNERS] };
export const bannerMutations = {
  add: defineMutation(addBanner, renewed),
  change: defineMutation(changeBanner, renewed),
  remove: defineMutation(removeBanner, renewed),
};

/** For a form's `explain`: what another operator has done with the banner comes beside what is typed. */
export function explainBanner({ data, code }: ApiError, usual: string): string {
  if (data.reason === 'CHANGED' || code === 'NOT_FOUND') void invalidate(BANNERS);
  return usual;
}
