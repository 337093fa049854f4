import { MAX_ID } from '#shared/ids.ts';
import { definePageParams, param } from '#shared/page-params.ts';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

export const SCHEDULE_TAB = 'schedule';

/** Parameters that the schedule reads beside its tab: the month, `2026-11`, and the id of the open gathering. */
export const scheduleFields = {
  month: param.text((text) => MONTH.test(text)),
  gathering: param.whole(1, MAX_ID),
};

export const scheduleParams = definePageParams({
  browserOnly: { tab: param.oneOf([SCHEDULE_TAB]), ...scheduleFields },
});
