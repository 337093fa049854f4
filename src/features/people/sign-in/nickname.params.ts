import { definePageParams, param } from '#shared/page-params.ts';

/** The query of `/login/nickname`. */
export const nicknameParams = definePageParams({
  drawn: { fault: param.oneOf(['form']) },
  /** The sign-in under way. */
  browserOnly: { state: param.words(500) },
});
