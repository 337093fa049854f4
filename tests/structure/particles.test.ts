import { describe, expect, it } from 'vitest';
import { sourcesUnder, type TreeFile, treeFile } from './tree.ts';

/** Forms that depend on the word before them; `을(를)` says both, and reads like a form of an office. */
const FORMS =
  '이|가|은|는|을|를|과|와|으로|로|이나|나|이라|라|아|야|이어야|여야|이에요|예요|[가-힣]?\\([가-힣]{1,2}\\)[가-힣]?';
/** A value, what closes a quotation or an element around it, and a form of its own word behind it. */
const BARE = new RegExp(
  `\\{([^{}\\n]*(?:\\{[^{}\\n]*\\}[^{}\\n]*)*)\\}[’'”"」]*(?:</\\w+>)?(?:${FORMS})(?![가-힣(])`,
  'g',
);
/** Chooses the form; a sum of money ends in 만, 억 or 전. */
const CHOSEN = /withParticle\(|particle\(|^\s*formatAmount\(/;
/** Written with the names in place. */
const TEXTS = /^src\/features\/content\/texts\//;

function bareParticles({ path, text }: TreeFile): string[] {
  if (TEXTS.test(path)) return [];
  return [...text().matchAll(BARE)]
    .filter(([, value = '']) => !CHOSEN.test(value))
    .map(([found]) => `${path}: ${found}`);
}

/** `§` for the sign of a value in a template. */
const found = (source: string) => bareParticles(treeFile('src/x.tsx', () => source.replaceAll('§', '$')));

describe('a particle behind a value', () => {
  it('has the form that its word needs, in every message', () => {
    expect(sourcesUnder('src').flatMap(bareParticles)).toEqual([]);
  });

  it.each([
    '`‘§{name}’을 찾지 못했습니다`',
    '`§{word}이 나왔습니다`',
    '`§{id}을(를) 가져오지 못했습니다`',
    '`§{names.map(({ name }) => name)}은 없습니다`',
    '<p>레벨 {level}로 보기</p>',
    '<p><b>{name}</b>를 지웁니다</p>',
    '`§{kind}이어야 합니다.`',
  ])('is noticed in %s', (source) => expect(found(source)).toHaveLength(1));

  it.each([
    "`§{withParticle(name, '을/를')} 지웁니다`",
    "`§{name}§{particle(name, '이/가')} 왔습니다`",
    '`§{count}이상입니다`',
    '`§{name} 이 서버`',
    '`§{formatAmount(price)}을 냅니다`',
    '`§{level}까지`',
  ])('is not taken for one in %s', (source) => expect(found(source)).toEqual([]));
});
