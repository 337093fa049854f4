import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { filesUnder } from './tree.ts';

const SOURCE = /^src\/.*(?<![.]test)[.]tsx?$/;
const CONTRACT = /[.]contract[.]ts$/;
/** A path of the API, in a text or in a pattern. */
const API_PATH = /(?<![\w.])\\?\/api\b/;

/** Where the API begins, and files that speak of another site's. */
const ALLOWED = [
  'src/shared/endpoint.ts',
  'src/features/people/sign-in/upstreams/discord.service.ts',
  'src/features/people/notifications/webhook-address.rules.ts',
];

/** Files that still name paths of the API. Nothing is added here: declare an endpoint, and `mount` or `call` it. */
const NOT_YET: readonly string[] = [
  'src/app/cards.tsx',
  'src/app/client.tsx',
  'src/app/overlays.ts',
  'src/features/game-data/dungeons/dungeon.routes.ts',
  'src/features/game-data/items/item.routes.ts',
  'src/features/game-data/items/ui/public/saved-item-table.tsx',
  'src/features/game-data/maps/map.routes.ts',
  'src/features/game-data/monsters/monster.routes.ts',
  'src/features/game-data/pathfinding/map-route.routes.ts',
  'src/features/game-data/pathfinding/pages/map-route.loader.ts',
  'src/features/game-data/pathfinding/ui/place-field.tsx',
  'src/features/game-data/quests/quest.routes.ts',
  'src/features/game-data/recipes/recipe.routes.ts',
  'src/features/game-data/search/search.routes.ts',
  'src/features/game-data/skills/skill.routes.ts',
  'src/features/shell/health/health.routes.ts',
  'src/features/shell/icons/icon.routes.ts',
  'src/features/trade/market/ui/item/use-live-market.ts',
  'src/features/trade/quotes/operator-price.routes.ts',
  'src/features/trade/quotes/quote.routes.ts',
  'src/features/trade/quotes/ui/use-evidence.ts',
  'src/features/trade/shouts/shout.routes.ts',
  'src/features/trade/trades/pages/register.loader.ts',
  'src/features/trade/trades/ui/form/read-shout.ts',
  'src/features/trade/watches/ui/public/my-watches.tsx',
  'src/features/trade/watches/ui/send-watch.ts',
  'src/features/trade/watches/ui/use-preview.ts',
  'src/features/trade/watches/watch.routes.ts',
];

/** Texts, parts of templates and patterns as they are written. */
function literalsIn(path: string, text: string): string[] {
  const literals: string[] = [];
  function visit(value: unknown): void {
    if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && value !== null) {
      const node = new Map<string, unknown>(Object.entries(value));
      if (node.get('type') === 'Literal') literals.push(String(node.get('raw')));
      if (node.get('type') === 'JSXText') return;
      if (node.get('type') === 'TemplateElement')
        literals.push(text.slice(Number(node.get('start')), Number(node.get('end'))));
      for (const part of node.values()) visit(part);
    }
  }
  visit(parseSync(path, text).program.body);
  return literals;
}

const named = [...filesUnder('src')]
  .filter(({ path }) => SOURCE.test(path) && !CONTRACT.test(path) && !ALLOWED.includes(path))
  .filter(({ path, text }) => literalsIn(path, text()).some((literal) => API_PATH.test(literal)))
  .map(({ path }) => path);

describe('the paths of the API', () => {
  it.each(['`/api/x`', '`$' + '{host}/api/live`', "'/api'", '/^\\/api(?:[/?]|$)/'])('would be found in %s', (code) => {
    expect(literalsIn('a.ts', `f(${code})`).some((literal) => API_PATH.test(literal))).toBe(true);
  });

  it.each(['1 // "/api/x"', "'https://discord.com/api/webhooks/'", "'/apiary'"])('are not in %s', (code) => {
    expect(literalsIn('a.ts', `f(${code}\n)`).some((literal) => API_PATH.test(literal))).toBe(false);
  });

  it('stand in contracts only', () => {
    expect(named.filter((path) => !NOT_YET.includes(path))).toEqual([]);
  });

  it('are gone from all files that are not named above', () => {
    expect(NOT_YET.filter((path) => !named.includes(path))).toEqual([]);
  });
});
