import { readFile } from 'node:fs/promises';
import { findIcons } from '#platform/icons/icon-collection.ts';
import { xmlText } from '#shared/plain-text.ts';
import { SITE_NAME, SITE_TAGLINE } from '#shared/site-name.ts';
import type { TileLook } from '../refs/ui/public/look.ts';
import type { ShareCard } from './share-card.ts';
import { cutToWidth, fitTitle, textWidth } from './text-fit.ts';

/** Size of a share picture in pixels (product.md §9). */
const WIDTH = 600;
const HEIGHT = 315;
const LEFT = 36;
const TILE = 96;
const TEXT_WIDTH = WIDTH - LEFT * 2 - TILE - 24;
const TITLE_BOTTOM = 140;
const TWO_LINES_LOWER = 14;

const INK = '#0f0d0b';
const PAPER = '#efe6d2';
const PAPER_DIM = '#b9ad95';
const TILE_COLOURS = {
  weapon: { background: '#2f1a14', drawing: '#dfa08c' },
  armour: { background: '#1a1f2e', drawing: '#a9b9e2' },
  material: { background: '#2a2114', drawing: '#d8b878' },
  food: { background: '#15251f', drawing: '#93c9b4' },
  use: { background: '#231c2e', drawing: '#c3b0e2' },
  plain: { background: '#211d18', drawing: PAPER_DIM },
};

const ASSETS = new URL('../../../ui/assets/', import.meta.url);
const loadMark = once(() => readDrawing('mark.svg'));
const loadWall = once(() => readDrawing('mural-wall.svg'));

export async function cardSvg(card: ShareCard): Promise<string> {
  const title = fitTitle(card.title, TEXT_WIDTH);
  const lineHeight = title.size + 8;
  const bottom = TITLE_BOTTOM + TWO_LINES_LOWER * (title.lines.length - 1);
  const firstLine = bottom - lineHeight * (title.lines.length - 1);
  return frame(
    await wall(60),
    `<rect width="440" height="${HEIGHT}" fill="url(#veil)"/>`,
    await brand(),
    card.look ? await tile(card.look) : '',
    ...title.lines.map((line, index) => text(LEFT, firstLine + index * lineHeight, title.size, PAPER, line, true)),
    text(LEFT, bottom + 34, 24, PAPER_DIM, cutToWidth(card.kicker, 24, WIDTH - LEFT * 2)),
    ...card.values.map((row, index) => valueLine(bottom + 78 + index * 32, row.label, row.value + (row.unit ?? ''))),
  );
}

export async function siteSvg(): Promise<string> {
  return frame(
    await wall(60),
    `<svg x="${LEFT}" y="56" width="72" height="72" viewBox="0 0 12 12" shape-rendering="crispEdges">${await loadMark()}</svg>`,
    text(LEFT + 92, 118, 72, PAPER, SITE_NAME, true),
    text(LEFT, 172, 24, PAPER_DIM, SITE_TAGLINE),
  );
}

function frame(...parts: readonly string[]): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<defs><linearGradient id="veil"><stop offset=".62" stop-color="${INK}"/><stop offset="1" stop-color="${INK}" stop-opacity="0"/></linearGradient></defs>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${INK}"/>${parts.join('')}</svg>`
  );
}

async function brand(): Promise<string> {
  return (
    `<svg x="${LEFT}" y="30" width="24" height="24" viewBox="0 0 12 12" shape-rendering="crispEdges">${await loadMark()}</svg>` +
    text(LEFT + 34, 52, 24, PAPER, SITE_NAME, true)
  );
}

async function wall(x: number): Promise<string> {
  return `<svg x="${x}" y="${HEIGHT - 168}" width="760" height="168" viewBox="0 0 760 168">${await loadWall()}</svg>`;
}

async function tile({ icon, tone }: TileLook): Promise<string> {
  const name = icon.slice(icon.indexOf('/') + 1);
  const { icons, width, height } = await findIcons('game-icons', [name]);
  const { background, drawing } = TILE_COLOURS[tone ?? 'plain'];
  const x = WIDTH - LEFT - TILE;
  const inner = Math.round(TILE * 0.66);
  const offset = (TILE - inner) / 2;
  return (
    `<rect x="${x}.5" y="30.5" width="${TILE - 1}" height="${TILE - 1}" rx="6" fill="${background}" stroke="${PAPER}" stroke-opacity=".1"/>` +
    `<svg x="${x + offset}" y="${30 + offset}" width="${inner}" height="${inner}" viewBox="0 0 ${width} ${height}" color="${drawing}">${icons[name]?.body ?? ''}</svg>`
  );
}

function valueLine(y: number, label: string, value: string): string {
  const shownLabel = cutToWidth(label, 24, 240);
  const x = LEFT + textWidth(shownLabel, 24) + 16;
  return (
    text(LEFT, y, 24, PAPER_DIM, shownLabel) + text(x, y, 24, PAPER, cutToWidth(value, 24, WIDTH - LEFT - x), true)
  );
}

/** Whole pixels and a multiple of the font's size only: anything else blurs a bitmap font. */
function text(x: number, y: number, size: number, colour: string, words: string, isBold = false): string {
  const weight = isBold ? ' font-weight="700"' : '';
  return `<text x="${Math.round(x)}" y="${Math.round(y)}" font-family="Galmuri11" font-size="${size}"${weight} fill="${colour}">${xmlText(words)}</text>`;
}

async function readDrawing(file: string): Promise<string> {
  const svg = await readFile(new URL(file, ASSETS), 'utf8');
  return svg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
}

function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}
