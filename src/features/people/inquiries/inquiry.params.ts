import { definePageParams, param } from '#shared/page-params.ts';
import { INQUIRY_TYPE } from './inquiry.contract.ts';

export const inquiryParams = definePageParams({
  drawn: { type: param.oneOf(Object.values(INQUIRY_TYPE)) },
  browserOnly: { about: param.words(200) },
});
