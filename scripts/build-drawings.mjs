// Draws the scenes of scripts/drawings into src/ui/drawings: `node scripts/build-drawings.mjs` (Node 24).
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { CELL, CELLS, SCENES } from './drawings/scenes.mjs';
import { PALETTE } from './drawings/sprites.mjs';
import { inTop } from './steps/places.mjs';

const WIDTH = CELLS.width * CELL;
const HEIGHT = CELLS.height * CELL;
const FLOOR_PX = 38 * CELL;
const FONT_PX = 12;
const PHONE_MARGIN = 12;
const LINE = '#998f7a';

const require = createRequire(import.meta.url);
await initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
const font = {
  fontBuffers: [readFileSync(require.resolve('galmuri/dist/Galmuri11.ttf'))],
  defaultFontFamily: 'Galmuri11',
  loadSystemFonts: false,
};

/** Runs of pixels of one colour, as a path. @param isSet (x, y) => boolean */
function pathOf(width, height, isSet) {
  let d = '';
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!isSet(x, y)) continue;
      const start = x;
      while (x + 1 < width && isSet(x + 1, y)) x += 1;
      d += `M${start} ${y}h${x - start + 1}v1h${start - x - 1}z`;
    }
  }
  return d;
}

/** The dots of some words of the pixel face, from the left edge of the first one: between two pixels they would blur. */
function dotsOf(words) {
  const text = `<text x="2" y="${FONT_PX + 2}" font-size="${FONT_PX}" fill="#fff">${words}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${FONT_PX * 2}">${text}</svg>`;
  const image = new Resvg(svg, { font }).render();
  const { pixels, width, height } = image;
  const dots = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) if (pixels[(y * width + x) * 4 + 3] > 127) dots.push([x, y - FONT_PX - 2]);
  }
  image.free();
  const left = Math.min(...dots.map(([x]) => x));
  return { dots: dots.map(([x, y]) => [x - left, y]), width: Math.max(...dots.map(([x]) => x)) - left + 1 };
}

/** Letters as an outline of their dots, so that no viewer needs the face. `x`: the middle, or the beginning. */
function outlinesOf(texts) {
  const byTone = Map.groupBy(texts, ({ tone }) => tone);
  return [...byTone].map(([tone, group]) => {
    const filled = new Set();
    for (const { words, x, y, anchor } of group) {
      const { dots, width } = dotsOf(words);
      const left = anchor === 'middle' ? Math.round(x - width / 2) : x;
      for (const [dx, dy] of dots) filled.add(`${left + dx} ${y + dy}`);
    }
    return `<path fill="${PALETTE[tone]}" d="${pathOf(WIDTH, HEIGHT, (x, y) => filled.has(`${x} ${y}`))}"/>`;
  });
}

function spritePaths(sprites) {
  const cells = new Map();
  for (const { art, left, top } of sprites) {
    for (const [row, line] of art.entries()) {
      for (const [column, tone] of [...line].entries())
        if (tone !== '.') cells.set(`${left + column} ${top + row}`, tone);
    }
  }
  const tones = new Set(cells.values());
  return [...tones].map(
    (tone) =>
      `<path fill="${PALETTE[tone]}" d="${pathOf(CELLS.width, CELLS.height, (x, y) => cells.get(`${x} ${y}`) === tone)}"/>`,
  );
}

function bubbleOf({ x, width, tail }) {
  const [top, bottom] = [8, 30];
  return `<path fill="none" stroke="${LINE}" d="M${x + 0.5} ${top + 0.5}h${width}v${bottom - top}h${tail + 6 - x - width}l-6 6v-6H${x + 0.5}z"/>`;
}

/** Phones show the middle, never a smaller one. @param margin px that are cut on both sides */
function drawingOf({ title, sprites, texts, bubbles = [], lines = [], boxes = [], hasFloor = true }, margin = 0) {
  const spoken = bubbles.map(({ words, x, width }) => ({
    words,
    x: Math.round(x + width / 2),
    y: 24,
    tone: 'w',
    anchor: 'middle',
  }));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH - 2 * margin}" height="${HEIGHT}" viewBox="${margin} 0 ${WIDTH - 2 * margin} ${HEIGHT}" shape-rendering="crispEdges">`,
    `<title>${title}</title>`,
    `<path fill="${PALETTE['#']}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    hasFloor &&
      `<path fill="${PALETTE.u}" d="M0 ${FLOOR_PX}h${WIDTH}v${HEIGHT - FLOOR_PX}H0z"/><path fill="${PALETTE.g}" d="M0 ${FLOOR_PX}h${WIDTH}v3H0z"/>`,
    `<g transform="scale(${CELL})">${spritePaths(sprites).join('')}</g>`,
    ...bubbles.map(bubbleOf),
    ...lines.map(({ x, top, bottom }) => `<path stroke="${LINE}" opacity=".4" d="M${x + 0.5} ${top}V${bottom}"/>`),
    ...boxes.map(
      ({ x, y, width, height }) =>
        `<path fill="none" stroke="${LINE}" stroke-dasharray="2 2" d="M${x + 0.5} ${y + 0.5}h${width}v${height}h${-width}z"/>`,
    ),
    ...outlinesOf([...texts, ...spoken]),
    '</svg>\n',
  ]
    .filter(Boolean)
    .join('');
}

for (const [name, scene] of Object.entries(SCENES)) {
  writeFileSync(inTop('src', 'ui', 'drawings', `${name}.svg`), drawingOf(scene));
  writeFileSync(inTop('src', 'ui', 'drawings', `${name}-phone.svg`), drawingOf(scene, PHONE_MARGIN));
}
