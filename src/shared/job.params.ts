import { param } from './page-params.ts';

/** The job of a character, from 1 to 4; any other number counts as absent. */
export const jobField = { job: param.whole(1, 4) };
