import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

const TOP = fileURLToPath(new URL('../../', import.meta.url));
const CONFIGS = ['.dependency-cruiser.mjs', '.dependency-cruiser.bundle.mjs'];
const GAME = 'src/features/game-data';
const TRADE = 'src/features/trade/listings';

/** For each rule, a file with a forbidden import. Type imports start with `type`. */
const FORBIDDEN: Record<string, { from: string; imports: string }> = {
  'no-cycles': { from: 'src/shared/cycle-a.ts', imports: "import './cycle-b.ts';" },
  'no-barrels': { from: `${GAME}/items/barrel.ts`, imports: "export * from './item.labels.ts';" },
  'no-index-files': { from: `${GAME}/items/uses-index.ts`, imports: "import './index.ts';" },
  'no-unknown-imports': { from: 'src/shared/lost.ts', imports: "import './gone.ts';" },
  'shared-uses-nothing': { from: 'src/shared/curious.ts', imports: "import '#platform/clock/clock.ts';" },
  'shared-runs-everywhere': { from: 'src/shared/reads-files.ts', imports: "import 'node:fs';" },
  'ui-knows-only-shared': {
    from: 'src/ui/item-button.tsx',
    imports: "import '#features/game-data/items/item.labels.ts';",
  },
  'platform-knows-only-shared': {
    from: 'src/platform/http/item-answer.ts',
    imports: "import type { Item } from '#features/game-data/items/item.contract.ts';",
  },
  'features-know-no-app': { from: `${GAME}/items/assembled.ts`, imports: "import '#app/routes.ts';" },
  'database-knows-no-feature': {
    from: 'database/fill-trades.ts',
    imports: "import '#features/trade/listings/listing.service.ts';",
  },
  'demo-stands-above-all': { from: 'src/app/shows-samples.ts', imports: "import '#demo/sample-trades.ts';" },
  'import-writes-facts-alone': {
    from: 'game-data/import/write-quests.ts',
    imports: "import '#features/content/notices/notice.service.ts';",
  },
  'product-knows-no-tests': { from: 'src/platform/http/tested.ts', imports: "import '#tests/support/app.ts';" },
  'contract-is-a-promise': { from: `${GAME}/items/bad.contract.ts`, imports: "import './item.service.ts';" },
  'pure-kinds-are-pure': { from: `${GAME}/items/bad.rules.ts`, imports: "import 'react';" },
  'plain-files-are-pure': { from: `${GAME}/items/plain-item.ts`, imports: "import 'fastify';" },
  'repository-belongs-to-its-noun': {
    from: `${GAME}/skills/skill.service.ts`,
    imports: "import '../items/item.repository.ts';",
  },
  'repository-talks-to-the-database-only': {
    from: `${GAME}/items/bad.repository.ts`,
    imports: "import './item.service.ts';",
  },
  'service-knows-no-doors': { from: `${GAME}/items/bad.service.ts`, imports: "import 'fastify';" },
  'routes-hold-no-sql': { from: `${GAME}/items/bad.routes.ts`, imports: "import './item.repository.ts';" },
  'browser-takes-no-server-kind': { from: `${GAME}/items/ui/bad-row.tsx`, imports: "import '../item.service.ts';" },
  'browser-takes-only-the-type-of-a-loader': {
    from: `${GAME}/items/pages/bad.page.tsx`,
    imports: "import './item.loader.ts';",
  },
  'no-dev-packages-at-run-time': { from: 'src/platform/http/dev-only.ts', imports: "import 'vite';" },
  'game-data-uses-no-other-feature': {
    from: `${GAME}/items/pages/trade.page.tsx`,
    imports: "import '#features/trade/listings/ui/public/quote.tsx';",
  },
  'people-uses-no-other-feature': {
    from: 'src/features/people/profiles/pages/a.loader.ts',
    imports: "import type { Quote } from '#features/trade/listings/quote.reader.ts';",
  },
  'trade-uses-game-data-and-people': {
    from: `${TRADE}/a.ts`,
    imports: "import '#features/content/notices/notice.service.ts';",
  },
  'community-uses-game-data-and-people-and-trade': {
    from: 'src/features/community/parties/a.ts',
    imports: "import '#features/content/notices/notice.service.ts';",
  },
  'content-uses-game-data-and-people': {
    from: 'src/features/content/notices/a.ts',
    imports: "import '#features/trade/listings/listing.service.ts';",
  },
  'calculators-uses-game-data-and-trade-and-community': {
    from: 'src/features/calculators/exp/a.ts',
    imports: "import '#features/content/notices/notice.service.ts';",
  },
  'calculators-use-only-the-sum-of-settlements': {
    from: 'src/features/calculators/exp/b.ts',
    imports: "import '#features/community/parties/a.ts';",
  },
  'shell-uses-people-and-content': {
    from: 'src/features/shell/frame/a.ts',
    imports: "import '#features/trade/listings/listing.service.ts';",
  },
  ...Object.fromEntries(
    ['trade', 'community', 'content', 'calculators', 'shell'].map((feature) => [
      `${feature}-pages-use-only-open-doors`,
      {
        from: `src/features/${feature}/any/pages/bad.page.tsx`,
        imports: "import '#features/console/audit/ui/secret.tsx';",
      },
    ]),
  ),
  'nobody-uses-the-desk': {
    from: 'src/features/content/editor/ui/in-frame.tsx',
    imports: "import '#features/desk/frame/ui/desk-frame.tsx';",
  },
  'browser-reaches-no-server': { from: `${GAME}/items/ui/far.tsx`, imports: "import '#shared/innocent.ts';" },
};

/** Allowed imports, and files that `FORBIDDEN` refers to. */
const GOOD: Record<string, string> = {
  'src/shared/cycle-b.ts': "import './cycle-a.ts';",
  'src/shared/innocent.ts': "import 'pg';",
  'src/platform/clock/clock.ts': '',
  'src/app/routes.ts': '',
  'tests/support/app.ts': '',
  'demo/sample-trades.ts': '',
  [`${GAME}/items/index.ts`]: '',
  [`${GAME}/items/item.labels.ts`]: '',
  [`${GAME}/items/item.contract.ts`]:
    "import 'zod'; import '../skills/skill.contract.ts'; export interface Item { id: number }",
  [`${GAME}/items/item.repository.ts`]: "import 'kysely'; import type { Item } from './item.contract.ts';",
  [`${GAME}/items/item.service.ts`]:
    "import './item.repository.ts'; await using file = await import('./item.contract.ts');",
  [`${GAME}/items/item.routes.ts`]: "import 'fastify'; import './item.service.ts';",
  [`${GAME}/items/pages/item.loader.ts`]: "import '../item.service.ts'; export interface ItemPage { id: number }",
  [`${GAME}/items/pages/item.page.tsx`]:
    "import type { ItemPage } from './item.loader.ts'; import '../item.labels.ts';",
  [`${GAME}/skills/skill.contract.ts`]: '',
  [`${TRADE}/listing.service.ts`]: "import '#features/game-data/items/item.service.ts';",
  [`${TRADE}/ui/public/quote.tsx`]: "import '#features/game-data/items/item.contract.ts';",
  [`${TRADE}/quote.reader.ts`]: 'export interface Quote { id: number }',
  'src/app/pages/item.page.tsx':
    "import '#features/game-data/items/pages/item.page.tsx'; import '#features/trade/listings/ui/public/quote.tsx';",
  'src/features/content/notices/notice.service.ts': '',
  'src/features/console/audit/ui/secret.tsx': '',
  'src/features/desk/frame/ui/desk-frame.tsx': '',
};

const configSchema = z.object({ forbidden: z.array(z.object({ name: z.string(), comment: z.string() })) });

const reportSchema = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
  }),
});

interface Violation {
  rule: string;
  from: string;
}

let town = '';
let found: Violation[] = [];

function write(path: string, body: string): void {
  mkdirSync(dirname(join(town, path)), { recursive: true });
  writeFileSync(join(town, path), body);
}

function cruise(config: string): Violation[] {
  const tool = join(TOP, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const args = [
    tool,
    '--config',
    join(TOP, config),
    '--output-type',
    'json',
    'src',
    'tests',
    'game-data',
    'database',
    'demo',
  ];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: town, encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (!stdout.startsWith('{')) throw new Error(stderr || stdout);
  const { violations } = reportSchema.parse(JSON.parse(stdout)).summary;
  return violations.map(({ from, rule }) => ({ from, rule: rule.name }));
}

beforeAll(() => {
  town = mkdtempSync(join(tmpdir(), 'baramnaru-walls-'));
  cpSync(join(TOP, 'package.json'), join(town, 'package.json'));
  cpSync(join(TOP, 'structure'), join(town, 'structure'), { recursive: true });
  cpSync(join(TOP, 'tsconfig.json'), join(town, 'tsconfig.json'));
  for (const name of ['pg', 'kysely', 'fastify', 'react', 'vite', 'zod']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'main.js' }));
    write(`node_modules/${name}/main.js`, '');
  }
  for (const [path, body] of Object.entries(GOOD)) write(path, body);
  for (const { from, imports } of Object.values(FORBIDDEN)) write(from, imports);
  found = CONFIGS.flatMap(cruise);
}, 60_000);

afterAll(() => rmSync(town, { recursive: true, force: true }));

async function readRules(config: string) {
  const file: unknown = await import(pathToFileURL(join(TOP, config)).href);
  return z.object({ default: configSchema }).parse(file).default.forbidden;
}

const rules = (await Promise.all(CONFIGS.map(readRules))).flat();

describe('the walls', () => {
  it('have a forbidden example for every rule and no other', () => {
    expect(Object.keys(FORBIDDEN).toSorted()).toEqual([...new Set(rules.map(({ name }) => name))].toSorted());
  });

  it.each(rules.map(({ name }) => name))('%s rejects its example', (rule) => {
    expect(found).toContainEqual({ rule, from: FORBIDDEN[rule]?.from });
  });

  it('accept allowed imports', () => {
    const suspects = Object.keys(GOOD).filter((path) => !path.startsWith('src/shared/'));
    expect(found.filter(({ from }) => suspects.includes(from))).toEqual([]);
  });

  it('explain in every rule what to do instead', () => {
    for (const { name, comment } of rules) expect(comment.length, name).toBeGreaterThan(60);
  });
});
