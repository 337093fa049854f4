import type { Browser } from 'playwright-core';
import { buildCatalog } from '#features/game-data/catalog/build-catalog.ts';
import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import { gameDataFromSources } from '#game-data/import/rows-from-sources.ts';
import { CHROMIUM, launchBrowser } from '#tests/support/chromium.ts';
import { type BenchResult, median, resultOf, serverFile, startServer } from './harness.ts';
import { bareInput, openPage, typeAndWait, typeInto } from './typing-page.ts';

const TARGET_MS = 4;

interface Question {
  name: string;
  path: string;
  field: string;
  words: readonly string[];
  isLater?: boolean;
}

const FROM_THE_FIRST_LEVEL = 'job=3&level=1&toLevel=99&hp=0&toHp=50000000&mp=0&toMp=50000000';

function dearest(catalog: Catalog): Question[] {
  return [
    {
      name: '경험치, 99레벨까지',
      path: `/calc/exp?${FROM_THE_FIRST_LEVEL}`,
      field: '#exp',
      words: ['98765', '1234567'],
    },
    {
      name: '경험치, 지금 레벨',
      path: `/calc/exp?${FROM_THE_FIRST_LEVEL}`,
      field: '#level',
      words: ['12', '98', '35'],
    },
    {
      name: '경험치, 체력·마력',
      path: '/calc/exp?job=3&by=vital&vital=hp&hp=0&toHp=50000000&mp=0&toMp=50000000',
      field: '#toHp',
      words: ['98765432', '5000만'],
    },
    {
      name: '경험치→체마',
      path: '/calc/exp-back?job=3&level=1&hp=0&mp=0',
      field: '#exp',
      words: ['987654321098765', '1000조'],
    },
    {
      name: '체력·마력 표',
      path: '/calc/hp-mp-table?job=3&grade=0&hp=0&mp=0',
      field: '#hp',
      words: ['9876543', '64만'],
    },
    { name: '왕퀘, 장안', path: '/calc/kingQuest/jangan?level=99', field: '#level', words: ['99', '12', '75'] },
    { name: '승급 계획, 레벨', path: '/calc/plan?job=3&grade=0&hp=0&mp=0', field: '#level', words: ['99', '12', '75'] },
    { name: '승급 계획, 체력', path: '/calc/plan?job=3&level=99&grade=3&mp=0', field: '#hp', words: ['9876543'] },
    { name: '드롭 확률', path: '/calc/drop?p=0.1&want=30&goal=99', field: '#n', words: ['9876543', '1000만'] },
    { name: '기술 재료', path: '/calc/skills?job=3&from=1', field: '#to', words: ['99', '57'] },
    {
      name: '조합, 가장 큰 나무',
      path: `/recipe?item=${largestTree(catalog)}&make=all`,
      field: '#count',
      words: ['9876', '35'],
    },
    { name: '단축키', path: '/shortcuts', field: 'input[name=q]', words: ['도토리', '말'], isLater: true },
  ];
}

function largestTree(catalog: Catalog): number {
  const sizes = catalog.items.map(({ id }) => {
    const reached = new Set([id]);
    for (const one of reached) {
      for (const { materials } of catalog.recipesMaking(one)) for (const { itemId } of materials) reached.add(itemId);
    }
    return { id, size: reached.size };
  });
  return sizes.reduce((most, one) => (one.size > most.size ? one : most)).id;
}

export default async function calculatorsTyping(): Promise<BenchResult[]> {
  // Skipped on a machine without a browser.
  if (CHROMIUM === undefined) return [];
  const browser = await launchBrowser();
  const site = await startServer(serverFile('site'), { args: ['fresh'] });
  try {
    const results: BenchResult[] = [];
    for (const question of dearest(buildCatalog(await gameDataFromSources()))) {
      results.push(...(await measure(browser, site.url, question)));
    }
    return results;
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function measure(browser: Browser, site: string, question: Question): Promise<BenchResult[]> {
  const { name, path, field, words, isLater = false } = question;
  const context = await browser.newContext({ locale: 'ko-KR' });
  const page = await openPage(context, site + path);
  const bare = await bareInput(browser, site);
  try {
    const ours = isLater ? await typeAndWait(page, field, words) : await typeInto(page, field, words);
    const baseline = isLater ? await typeAndWait(bare, '#bare', words) : await typeInto(bare, '#bare', words);
    return [
      resultOf({
        name: `${name}: 글쇠마다 ÷ 빈 칸`,
        unit: 'ms',
        ours: median(ours),
        baseline: median(baseline),
        ...(isLater ? {} : { target: { atMost: TARGET_MS } }),
      }),
      resultOf({
        name: `${name}: 가장 느린 글쇠`,
        unit: 'ms',
        ours: Math.max(...ours),
        baseline: Math.max(...baseline),
      }),
    ];
  } finally {
    await Promise.all([context.close(), bare.context().close()]);
  }
}
