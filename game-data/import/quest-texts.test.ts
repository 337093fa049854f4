import { describe, expect, it } from 'vitest';
import { textOf } from '#tests/support/html.ts';
import { checkSources } from './check.ts';
import { readSourceFolder } from './read.ts';
import { PROJECT_SOURCES } from './rows-from-sources.ts';

const { quests } = checkSources(await readSourceFolder(PROJECT_SOURCES));

const ISSUES: Readonly<Record<string, RegExp>> = {
  'no whole sentence': /[^.]$/,
  'an arrow for a verb': /→/,
  'a note in brackets instead of a sentence': /[음함됨](?:, [^()]*)?\)/,
  'a word that is not Korean': /(?!NPC)\b[A-Za-z]/,
  'a count without its unit': /(?<=\s)\d[\d,]*(?:을|를|과|와|도)(?=[\s,.])/,
  'a rate as if it were that of the classic game': /\d%(?!로 (?:떨어뜨린다고 )?적혀)/,
};

/** Each step, and each sentence around the lists of needs and rewards. */
function sentencesOf(content: string): string[] {
  const around = content.replaceAll(/<h2>보상<\/h2><p>.*?<\/p>|<(ul|h2)>.*?<\/\1>/g, '');
  return [...around.matchAll(/<(li|p)>(.*?)<\/\1>/g)]
    .map(([, , text = '']) => textOf(text))
    .filter((text) => text !== '');
}

const issuesIn = (text: string) => Object.keys(ISSUES).filter((issue) => ISSUES[issue]?.test(text));

describe('the texts of quests', () => {
  it('are whole Korean sentences, also those that operators are only offered', () => {
    expect(quests.filter(({ isProposal }) => isProposal)).toHaveLength(39);
    const found = quests.flatMap(({ key, content }) =>
      sentencesOf(content).flatMap((text) => issuesIn(text).map((issue) => `${key}: ${issue}: ${text}`)),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['뱀고기 100, 좋은뱀고기 5를 건넵니다.', 'a count without its unit'],
    ['산소괴왕의뿔 1 → 흑영패도', 'an arrow for a verb'],
    ['혈황검을 찾습니다 (중간 단계는 찾지 못함).', 'a note in brackets instead of a sentence'],
    ['저주(AC +49)를 받습니다.', 'a word that is not Korean'],
    ['하나에 66%입니다.', 'a rate as if it were that of the classic game'],
  ])('%s is a fault', (text, issue) => {
    expect(issuesIn(text)).toContain(issue);
  });
});
