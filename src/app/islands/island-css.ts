import app from '../../ui/styles/app.css?inline';
import { cssFor } from './css-for.rules.ts';

/** Elements and classes that cards use; `island.page.test.ts` compares them with the rendered islands. */
const TAGS = ['a', 'b', 'dd', 'div', 'dl', 'dt', 'i', 'span', 'svg', 'path', 'time'];
const CLASSES = [
  ...['card', 'hd', 'bd', 'ft', 'sub', 'kv'],
  ...['tile', 'weapon', 'armour', 'material', 'food', 'use', 's', 'l', 'xl'],
  ...['conf', 'low', 'mid', 'on', 'tag', 'won', 'long', 'fine'],
  ...['up', 'down', 'same', 'nowrap', 'min-w-0', 'ml-auto'],
];

/** Overrides for pages of other sites, whose text styles must not apply and where the site's fonts are not loaded. */
const HOST =
  ':host{display:block;width:300px;max-width:100%;background:none;--face-text:system-ui,sans-serif;' +
  '--face-pixel:system-ui,sans-serif;--face-pixel-thin:system-ui,sans-serif;--face-pixel-head:system-ui,sans-serif;' +
  '--t-h2:600 15px/20px system-ui,sans-serif}';

export const ISLAND_CSS = `@layer theme{:host{all:initial}}${cssFor(app, { tags: TAGS, classes: CLASSES })}${HOST}`;
