import { definePageParams, param } from '#shared/page-params.ts';

export const shortcutsParams = definePageParams({ drawn: { q: param.words(50) } });
