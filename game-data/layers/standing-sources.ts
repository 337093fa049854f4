import { sourceRowSchema } from '../import/source-rows.ts';

/** Where the values of overrides come from. They stand in every base of `sources`, whatever its file has. */
export const STANDING_SOURCES = [
  sourceRowSchema.parse({ id: 'operator', title: '운영자 확인' }),
  sourceRowSchema.parse({ id: 'report', title: '제보' }),
];
