import { definePageParams, param } from '#shared/page-params.ts';

/** 0 공통, 1 to 4 the jobs. */
export const skillsParams = definePageParams({ drawn: { job: param.whole(0, 4), q: param.words(50) } });
