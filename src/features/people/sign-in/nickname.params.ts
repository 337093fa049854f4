import { definePageParams, param } from '#shared/page-params.ts';

export const nicknameParams = definePageParams({
  drawn: { fault: param.oneOf(['form']) },
  browserOnly: { state: param.words(500) },
});
