import { param } from './page-params.ts';

/** Of the character that things are for; another number is none. */
export const jobField = { job: param.whole(1, 4) };
