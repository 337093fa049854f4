import { readCraft } from '#features/calculators/crafting/craft-query.rules.ts';
import { buildCatalog } from '#features/game-data/catalog/build-catalog.ts';
import { matchesName } from '#features/game-data/name-filter.rules.ts';
import { findForbidden } from '#features/people/moderation/word.rules.ts';
import { matchesPattern } from '#features/shell/guards/guard.rules.ts';
import { parseShout } from '#features/trade/shouts/shout.rules.ts';
import { shoutLexicon } from '#features/trade/shouts/shout-lexicon.rules.ts';
import { gameDataFromSources } from '#game-data/import/rows-from-sources.ts';
import { readBearer } from '#platform/session/same-site.ts';
import { readAccessToken } from '#platform/session/session-cookie.ts';
import { SESSION_COOKIE } from '#shared/session-cookie.ts';
import { firstWordRules } from '#tests/support/word-rules.ts';
import { type BenchResult, compare } from './harness.ts';

const MAX_SHOWN = 3;
const MIN_MS = 20;

interface Reader {
  name: string;
  length: number;
  units: readonly string[];
  read(text: string): unknown;
}

/** Parsers of untrusted text with their worst input: how the time grows when the length doubles. */
export default async function hostileTexts(): Promise<BenchResult[]> {
  const results: BenchResult[] = [];
  for (const reader of await readers()) {
    for (const unit of reader.units) {
      const timed = (length: number) => millisecondsOf(() => reader.read(unit.repeat(Math.ceil(length / unit.length))));
      // What compiles the code is no part of a text.
      timed(reader.length);
      results.push(
        await compare({
          name: `${reader.name} ${JSON.stringify(unit)}: 두 배 길이 ÷ 한 배`,
          unit: 'ms',
          target: { ratioAtMost: MAX_SHOWN },
          ours: () => timed(2 * reader.length),
          baseline: () => timed(reader.length),
        }),
      );
    }
  }
  return results;
}

async function readers(): Promise<Reader[]> {
  const { items, abbreviations } = buildCatalog(await gameDataFromSources());
  const lexicon = shoutLexicon({ items, abbreviations });
  const cookie = SESSION_COOKIE.name;
  return [
    {
      name: '외침',
      length: 4000,
      units: [
        'ㅍ',
        '현',
        '현철중검 ',
        '1',
        '1만',
        '1 ',
        '가나다',
        '[',
        'ㅎㅊㅈㄱ',
        '( ',
        '만',
        '구해요',
        '파실분 ',
        '흥정',
        "'",
      ],
      read: (text) => parseShout(text, lexicon, firstWordRules),
    },
    {
      name: '금지어',
      length: 5000,
      units: ['현', '현거', '현거래소', 'ㅎㅕㄴ', '카톡', 'a.', '0', '1-', '현ㅡ', '입 '],
      read: (text) => findForbidden(text, firstWordRules),
    },
    {
      name: '세션 쿠키',
      length: 250_000,
      units: ['"', '.', ';', '%', 'A', `${cookie}.0=a; `],
      read: (text) => [
        readAccessToken(`${cookie}=${text}`),
        readAccessToken(`${text}${cookie}`),
        readAccessToken(cookie + text),
      ],
    },
    {
      name: '세션 쿠키의 JSON',
      // Node ends a request's headers at 16 kB; far beyond it `JSON.parse` itself takes more than twice for twice the depth.
      length: 16_000,
      units: ['['],
      read: (text) => readAccessToken(`${cookie}=${text}`),
    },
    {
      name: 'Bearer',
      length: 500_000,
      units: [' '],
      read: (text) => readBearer({ authorization: `bearer ${text}x${text}` }),
    },
    { name: '이름 거르기', length: 500_000, units: ['현철 '], read: (text) => matchesName('현철중검', text) },
    {
      name: '가진 재료',
      length: 500_000,
      units: [' '],
      read: (text) => readCraft({ own: `a${text}b` }, items, 1),
    },
    { name: '막힌 길', length: 1000, units: ['*a'], read: (text) => matchesPattern('/a'.repeat(2000), `${text}*b`) },
  ];
}

/** Milliseconds of processor time; repeats the work until it can be measured. */
function millisecondsOf(work: () => unknown): number {
  const startedAt = process.cpuUsage();
  let times = 0;
  let ms = 0;
  do {
    work();
    times += 1;
    const { user, system } = process.cpuUsage(startedAt);
    ms = (user + system) / 1000;
  } while (ms < MIN_MS);
  return ms / times;
}
