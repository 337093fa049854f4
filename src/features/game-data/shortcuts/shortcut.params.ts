import { definePageParams, param } from '#shared/page-params.ts';

/** The query of `/shortcuts`. */
export const shortcutsParams = definePageParams({ drawn: { q: param.words(50) } });
