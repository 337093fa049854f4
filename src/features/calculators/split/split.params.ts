import { definePageParams, param } from '#shared/page-params.ts';

/** `sale`: 전 as players write it; `w`: the weights, separated by commas. */
export const splitParams = definePageParams({
  drawn: { sale: param.words(40), w: param.words(300), unit: param.words(10), remainder: param.words(2) },
});
