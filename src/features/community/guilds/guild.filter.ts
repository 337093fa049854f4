import { nameKey } from '#features/people/names/name-skeleton.rules.ts';
import { type ApiFilterValues, defineFilter } from '#shared/filter.ts';
import { filterFields } from '#shared/filter-fields.ts';
import { jobName } from '#shared/jobs.ts';
import { toChoseong } from '#shared/korean/hangul.ts';
import type { Guild } from './guild.contract.ts';
import { JOIN_POLICY_NAMES } from './guild.labels.ts';

const MAX_SMALLINT = 32_767;
const MAX_WORDS = 12;
const LEVELS = Array.from({ length: 99 }, (_, index) => index + 1);

const field = filterFields<Guild>();

/** Returns whether a name or its initial consonants start with the words. */
export function beginsWith(name: string, words: string): boolean {
  const [key, sought] = [nameKey(name), nameKey(words)];
  return key.startsWith(sought) || toChoseong(key).startsWith(sought);
}

/** `q` and `job` have SQL of their own in the repository. */
export const guildFilter = defineFilter({
  q: field.words({
    max: MAX_WORDS,
    matches: ({ name }, words) => beginsWith(name, words),
    title: '이름으로 찾기',
    placeholder: '문파 이름, 초성도 됩니다',
  }),
  policy: field.oneOf([1, 2, 3], {
    column: 'join_policy',
    matches: ({ joinPolicy }, policy) => joinPolicy === policy,
    title: '가입',
    label: (policy) => JOIN_POLICY_NAMES[policy] ?? '',
    any: '모두',
  }),
  job: field.oneOf([1, 2, 3, 4], {
    matches: ({ jobs }, job) => jobs.length === 0 || jobs.includes(job),
    title: '직업',
    label: jobName,
    any: '상관없음',
  }),
  level: field.oneOf(LEVELS, {
    matches: ({ minLevel }, level) => minLevel <= level,
    title: '레벨',
    label: (level) => `레벨 ${level}`,
    any: '레벨 전체',
  }),
  gameServer: field.id({ column: 'game_server', max: MAX_SMALLINT, of: ({ gameServer }) => gameServer }),
});

type Fields = typeof guildFilter.fields;
export type GuildFilter = ApiFilterValues<Fields>;
