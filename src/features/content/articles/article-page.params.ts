import { gameServerField } from '#shared/game-server.params.ts';
import { definePageParams, param } from '#shared/page-params.ts';
import { GUIDE_CATEGORY, NOTICE_TYPE } from './article-kind.contract.ts';

/** Parameters of pages with figures, whose quotes are those of one server or of all. */
export const articleParams = definePageParams({ data: gameServerField });

/** Parameters of legal pages; without a version, the one in force is shown. */
export const legalParams = definePageParams({ data: { version: param.whole(1, 9_999) } });

export const guidesParams = definePageParams({ data: { category: param.oneOf(Object.values(GUIDE_CATEGORY)) } });

const cursor = param.whole(1, 999_999_999);
export const noticesParams = definePageParams({
  data: { type: param.oneOf([NOTICE_TYPE.notice, NOTICE_TYPE.event, NOTICE_TYPE.maintenance]), cursor },
});

export const patchNotesParams = definePageParams({ data: { cursor } });

const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;
const month = param.text((text) => MONTH.test(text));
export const patchArchiveParams = definePageParams({ data: { month, q: param.words(50) } });

export const eventsParams = definePageParams({ data: { month } });
