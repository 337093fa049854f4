/*
 * The walls between the rooms (docs/architecture.md). Every rule says what to do instead.
 * tests/structure/walls.test.ts proves that each of them can fail.
 */

import { Visitor } from '@swc/core/Visitor.js';
import {
  BROWSER,
  FEATURES,
  NODE_MODULES,
  NOUN,
  ofKinds,
  PLAIN,
  PURE_KINDS,
  READERS,
  SCREENS,
  SERVER_CODE,
  SERVER_PACKAGES,
  TESTS,
} from './structure/rooms.ts';

// The reader of TypeScript that dependency-cruiser uses does not know `using` declarations and would stop at one.
const { visitStatement } = Visitor.prototype;
Visitor.prototype.visitStatement = function visitAnyStatement(statement) {
  if (statement.type !== 'UsingDeclaration') return visitStatement.call(this, statement);
  this.visitVariableDeclarators(statement.decls);
  return statement;
};

/** Which features a feature's own services and rules may use. */
const MAY_USE = {
  'game-data': [],
  people: [],
  trade: ['game-data', 'people'],
  community: ['game-data', 'people', 'trade'],
  content: ['game-data', 'people'],
  calculators: ['game-data', 'trade', 'community'],
  shell: ['people', 'content'],
};
// The desk may use them all.

export const NOT_BROWSER = [TESTS, READERS];
/** What values are made without. */
const IMPURE = `(${NODE_MODULES}|^src/platform/|^src/app/|(^|/)node_modules/(react|react-dom|react-router)(/|$)|${ofKinds('service', 'repository', 'routes', 'hook', 'job', 'context', 'command', 'loader', 'page')}|${SERVER_PACKAGES})`;

/** Contracts, readers and `ui/public` are open to the contracts, pages and parts of every feature. */
const OPEN_DOORS = '([.](contract|reader)[.]ts$|/ui/public/)';
const MAY_USE_OPEN_DOORS = `(${BROWSER}|[.]contract[.]ts$)`;

const betweenFeatures = Object.entries(MAY_USE).flatMap(([feature, others]) => {
  if (others.length === 0) {
    return {
      name: `${feature}-uses-no-other-feature`,
      comment: `The feature ${feature} stands on no other, not even on an open door. Take the other's block or value as a property of the page, and put both together in src/app/pages; let a loader name the type of what it asks, and src/app hand it in.`,
      severity: 'error',
      from: { path: `${FEATURES}${feature}/`, pathNot: TESTS },
      to: { path: FEATURES, pathNot: `${FEATURES}${feature}/` },
    };
  }
  const allowed = [feature, ...others].join('|');
  return [
    {
      name: `${feature}-uses-${others.join('-and-')}`,
      comment: `The feature ${feature} may use ${others.join(' and ')}. Show another feature's block by composing it in src/app/pages; ask a service of another feature only from those listed in .dependency-cruiser.mjs.`,
      severity: 'error',
      from: { path: `${FEATURES}${feature}/`, pathNot: [MAY_USE_OPEN_DOORS, TESTS] },
      to: { path: FEATURES, pathNot: `${FEATURES}(${allowed})/` },
    },
    {
      name: `${feature}-pages-use-only-open-doors`,
      comment:
        "A page or a part of one may use another feature's contract, its readers (on the server) and its ui/public, nothing else of it. Move what is to be shared there, or compose the block in src/app.",
      severity: 'error',
      from: { path: `${FEATURES}${feature}/`, pathNot: TESTS },
      to: { path: FEATURES, pathNot: [`${FEATURES}(${allowed})/`, OPEN_DOORS] },
    },
  ];
});

export default {
  forbidden: [
    {
      name: 'calculators-use-only-the-sum-of-settlements',
      comment:
        'Of the feature community a calculator takes the pure sum of settlements with its limits and labels, nothing else: move what is to be shared there, or compose the block in src/app/pages.',
      severity: 'error',
      from: { path: `${FEATURES}calculators/`, pathNot: TESTS },
      to: {
        path: `${FEATURES}community/`,
        pathNot: `${FEATURES}community/settlements/[^/]+[.](rules|limits|labels)[.]ts$`,
      },
    },
    {
      name: 'no-cycles',
      comment:
        'Two files that need each other are one file, or hide a third: move what both use into a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-barrels',
      comment: 'Nothing is exported on behalf of another file. Import from the file that has it.',
      severity: 'error',
      from: { path: '^(src|game-data|database|demo|tests|bench)/' },
      to: { dependencyTypes: ['export'] },
    },
    {
      name: 'no-index-files',
      comment: 'index.ts says nothing about what is in it. Name the file after its content and import that.',
      severity: 'error',
      from: {},
      to: { path: '(^|/)index[.]tsx?$', pathNot: '(^|/)node_modules/' },
    },
    {
      name: 'no-unknown-imports',
      comment: 'The import leads nowhere: the file was moved, or the package is not in package.json.',
      severity: 'error',
      // It has packages and a lock of its own.
      from: { pathNot: '^bench/lighthouse/' },
      to: { couldNotResolve: true, pathNot: '^(virtual:|/@)|[?]' },
    },
    {
      name: 'shared-uses-nothing',
      comment: 'src/shared is the ground both sides stand on. It knows no room; give it what it needs as an argument.',
      severity: 'error',
      from: { path: '^src/shared/', pathNot: TESTS },
      to: { path: '^(src/(?!shared/)|game-data/|database/|demo/|tests/|bench/)' },
    },
    {
      name: 'shared-runs-everywhere',
      comment:
        'src/shared runs in the browser too: no Node, no database, no server. Such code belongs to src/platform.',
      severity: 'error',
      from: { path: '^src/shared/', pathNot: TESTS },
      to: { path: `(${NODE_MODULES}|${SERVER_PACKAGES})` },
    },
    {
      name: 'ui-knows-only-shared',
      comment:
        "The design system has no product nouns and fetches nothing. Pass in data and labels; what knows an item belongs to a feature's ui.",
      severity: 'error',
      from: { path: '^src/ui/', pathNot: TESTS },
      to: { path: '^(src/(?!ui/|shared/)|game-data/|database/|demo/|tests/|bench/)' },
    },
    {
      name: 'platform-knows-only-shared',
      comment: 'Platform is machinery without product nouns. Let the feature or src/app hand in what it is about.',
      severity: 'error',
      from: { path: '^src/platform/', pathNot: TESTS },
      to: { path: '^(src/(?!platform/|shared/)|game-data/|tests/|bench/)' },
    },
    {
      name: 'features-know-no-app',
      comment:
        'src/app assembles the features, never the other way round. Take what you need as an argument or declare its type in the feature. (The types of the tables are open to all: database/schema.ts.)',
      severity: 'error',
      from: { path: FEATURES, pathNot: TESTS },
      to: { path: '^(src/app/|game-data/|database/(?!schema[.]ts$)|tests/|bench/|vite/|scripts/)' },
    },
    {
      name: 'database-knows-no-feature',
      comment:
        'The database is migrations, types and the queries of no noun. A migration writes its own SQL; what fills tables by the rules of features stands above them: demo/, tests/factories/. (One old migration of quests made documents by code that had to stay as it is.)',
      severity: 'error',
      from: { path: '^database/', pathNot: [TESTS, '^database/migrations/0027-quests[.]ts$'] },
      to: { path: '^(src/(app|features)/|game-data/|demo/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'demo-stands-above-all',
      comment:
        'The sample people and trades are made of the features; nothing of the product knows them. Move what both need below.',
      severity: 'error',
      from: { path: '^(src|game-data|database)/', pathNot: TESTS },
      to: { path: '^demo/' },
    },
    {
      name: 'import-writes-facts-alone',
      comment:
        'The import of facts knows no feature but game-data. What else is made of its files listens to it: src/app/site-effects.ts.',
      severity: 'error',
      from: { path: '^game-data/', pathNot: TESTS },
      to: { path: '^src/(app|features/(?!game-data/))' },
    },
    {
      name: 'product-knows-no-tests',
      comment:
        'Product code must run without the tests and benchmarks. Move what both need into the room it belongs to.',
      severity: 'error',
      from: { path: '^(src|game-data|database|demo)/', pathNot: TESTS },
      to: { path: '^(tests|bench)/' },
    },
    ...betweenFeatures,
    {
      name: 'nobody-uses-the-desk',
      comment:
        'The desk stands on all features and none on it, as its code reaches operators alone. Move what both need into the feature that it is about.',
      severity: 'error',
      from: { path: `${FEATURES}(?!desk/)` },
      to: { path: `${FEATURES}desk/` },
    },
    {
      name: 'contract-is-a-promise',
      comment:
        'A contract is read by both sides: it may use src/shared, other contracts, a file of limits and the definition of a query. Move what it needs there, or turn the import around.',
      severity: 'error',
      from: { path: '[.]contract[.]ts$' },
      to: {
        path: '^(src|game-data|database)/',
        pathNot: ['^src/shared/', '[.]contract[.]ts$', '[.-](limits|query|params|filter)[.]ts$'],
      },
    },
    {
      name: 'pure-kinds-are-pure',
      comment:
        'Rules, policies, labels, limits and their like take values and give values: no Node, no database, no React, no machinery. Do that in the service or the page and pass in the result.',
      severity: 'error',
      from: { path: `^src/.+${ofKinds(...PURE_KINDS)}` },
      to: { path: IMPURE, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'plain-files-are-pure',
      comment:
        'A file whose name says no kind is as pure as rules. Name what it is (x.service.ts, x.hook.ts, x.command.ts: structure/rooms.ts), or put what belongs to a screen into ui.',
      severity: 'error',
      from: { path: PLAIN, pathNot: [SCREENS, TESTS] },
      to: { path: IMPURE, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'repository-belongs-to-its-noun',
      comment: "A repository is the only SQL about its noun and answers to that noun alone. Ask the noun's service.",
      severity: 'error',
      from: { path: NOUN, pathNot: TESTS },
      to: { path: '^src/features/[^/]+/[^/]+/.*[.]repository[.]ts$', pathNot: '^src/features/$1/$2/' },
    },
    {
      name: 'repository-talks-to-the-database-only',
      comment:
        'A repository turns rows into values. What decides belongs to the service or the rules, what answers to the routes.',
      severity: 'error',
      from: { path: '[.]repository[.]ts$' },
      to: {
        path: '([.](service|routes|loader|policy|page)[.]tsx?$|^src/ui/|^src/platform/(?!database/|clock/|log/)|(^|/)node_modules/(fastify|react))',
      },
    },
    {
      name: 'service-knows-no-doors',
      comment:
        'A service does not know who calls: no routes, pages, HTTP or React. Take an argument, throw an AppError.',
      severity: 'error',
      from: { path: '[.]service[.]ts$' },
      to: {
        path: '([.](routes|loader|page)[.]tsx?$|^src/(ui/|platform/(http|client)/|platform/answers/(?!invalidate-pages))|(^|/)node_modules/(fastify|react))',
      },
    },
    {
      name: 'routes-hold-no-sql',
      comment:
        'Routes and loaders are a few lines: contract, service, answer. Put the SQL in the repository, the decision in the service.',
      severity: 'error',
      from: { path: '[.](routes|loader)[.]ts$' },
      to: {
        path: '([.]repository[.]ts$|^src/platform/database/|(^|/)node_modules/(pg|kysely)/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'browser-takes-no-server-kind',
      comment:
        "Pages and parts show what they are given. Read in the loader (its data arrives with the page) or fetch through the contract's endpoint.",
      severity: 'error',
      from: { path: BROWSER, pathNot: NOT_BROWSER },
      to: { path: `(${SERVER_CODE}|^src/platform/(?!client/)|^game-data/|^database/)` },
    },
    {
      name: 'browser-takes-only-the-type-of-a-loader',
      comment: 'A loader or reader runs on the server; a page may name the type of what it gives: import type.',
      severity: 'error',
      from: { path: BROWSER, pathNot: NOT_BROWSER },
      to: { path: READERS, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-dev-packages-at-run-time',
      comment:
        'The server runs without the development packages. Move the package to dependencies, or the code to scripts, tests or vite.',
      severity: 'error',
      from: {
        path: '^(src|game-data|database|demo)/',
        pathNot: [TESTS, '^src/app/dev-server[.]ts$', '^src/ui/build/', '^database/codegen/'],
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '^(dist|[.]cache|coverage)/' },
    // Type imports are walls too: what names a service's type hangs on the service.
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      conditionNames: ['import', 'module', 'node', 'default', 'types'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
    skipAnalysisNotInRules: true,
    cache: false,
  },
};
