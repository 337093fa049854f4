import { definePageParams, param } from '#shared/page-params.ts';
import { INQUIRY_TYPE } from './inquiry.contract.ts';

/** The query of `/notice/ask`. */
export const inquiryParams = definePageParams({
  drawn: { type: param.oneOf(Object.values(INQUIRY_TYPE)) },
  /** The value that is wrong: the words begin with it. */
  browserOnly: { about: param.words(200) },
});
