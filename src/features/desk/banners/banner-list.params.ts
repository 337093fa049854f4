import { definePageParams, param } from '#shared/page-params.ts';
import { openRowParam } from '../table/desk-list.params.ts';
import { BANNER_STATES } from './banner-desk.labels.ts';

/** The open banner is the one in the form. */
export const bannerListParams = definePageParams({
  data: { state: param.oneOf(BANNER_STATES), ...openRowParam },
});

export const BANNERS_PATH = '/operator/banners';
