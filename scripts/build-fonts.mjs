import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { buildGameIcons } from './build-game-icons.mjs';

/*
 * Each font is split in two. The `site` file contains what the site itself writes: Latin, the letters of the alphabet,
 * and every character of the page sources and of the game's facts (about 650 syllables: 16-20 kB for a pixel font, 112
 * kB for all four weights of the text font). The `rest` files contain the other syllables of KS X 1001 for players'
 * texts and are fetched only by a page that shows one. Compared with Pretendard's own 92 files, of which a page fetches
 * about twenty: half the bytes and one request.
 *
 * Only the bold pixel font is preloaded on a first visit; all else is then the system's font, stretched by `size-adjust`
 * to the same width of a syllable. The other site files are fetched in idle time, and the first script turns them on
 * for the next document, where they come from the browser's cache before the first paint. It does not preload them:
 * Chromium 150 fetches a font anew that a script has preloaded (measured). Not inside the style sheet: Chromium decodes
 * such fonts after the first layout, so every line moved (measured).
 */

const require = createRequire(import.meta.url);
const GALMURI = path.join(path.dirname(require.resolve('galmuri/package.json')), 'dist');
const PRETENDARD = path.join(path.dirname(require.resolve('pretendard/package.json')), 'dist/public/variable');

const FACES = [
  {
    name: 'galmuri11-bold',
    family: 'Galmuri11 Bold',
    weight: '700',
    file: path.join(GALMURI, 'Galmuri11-Bold.ttf'),
    restFiles: 1,
  },
  { name: 'galmuri11', family: 'Galmuri11', weight: '400', file: path.join(GALMURI, 'Galmuri11.ttf'), restFiles: 1 },
  { name: 'galmuri14', family: 'Galmuri14', weight: '400', file: path.join(GALMURI, 'Galmuri14.ttf'), restFiles: 1 },
  {
    name: 'pretendard',
    family: 'Pretendard',
    weight: '400 700',
    file: path.join(PRETENDARD, 'PretendardVariable.ttf'),
    restFiles: 6,
    axes: { wght: { min: 400, max: 700, default: 400 } },
  },
];

/** Hangul advances: Pretendard 0.864, Galmuri 1, the system's Korean fonts 0.92 em. */
const STAND_INS = `@font-face {
  font-family: "Pretendard Stand-in";
  src: local("Noto Sans CJK KR"), local("Noto Sans KR"), local("Malgun Gothic"), local("Apple SD Gothic Neo");
  size-adjust: 94%;
  ascent-override: 101%;
  descent-override: 26%;
  line-gap-override: 0%;
}
@font-face {
  font-family: "Galmuri Stand-in";
  src: local("Noto Sans CJK KR Bold"), local("Noto Sans KR Bold"), local("Malgun Gothic Bold"), local("Apple SD Gothic Neo Bold");
  size-adjust: 108.7%;
  ascent-override: 92%;
  descent-override: 15%;
  line-gap-override: 15%;
}
`;

const FIRST_SYLLABLE = 0xac00;

const ALWAYS = `${fromTo(0x20, 0x7e)}${fromTo(0xa0, 0xff)}${fromTo(0x3131, 0x3163)}‐–—−‘’“”•…‰′″‹›※₩←↑→↓↔⇒∞≈≠≤≥①②③④⑤■□▲△▶▷▼▽◀◁◆◇○◎●★☆♂♀✓✕、。「」『』【】`;

function fromTo(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}

function ksX1001Syllables() {
  const decoder = new TextDecoder('euc-kr');
  const rows = Array.from({ length: 0xc8 - 0xb0 + 1 }, (_, i) => 0xb0 + i);
  return rows.flatMap((row) => [
    ...decoder.decode(Uint8Array.from({ length: 94 * 2 }, (_, i) => (i % 2 === 0 ? row : 0xa1 + (i - 1) / 2))),
  ]);
}

function* textFilesUnder(folder) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* textFilesUnder(full);
    else if (/\.(tsx?|css|json|csv)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) yield full;
  }
}

function siteCharacters(root) {
  const found = new Set(ALWAYS);
  for (const folder of ['src', 'game-data/sources']) {
    for (const file of textFilesUnder(path.join(root, folder))) {
      for (const character of readFileSync(file, 'utf8').normalize('NFC')) if (character >= ' ') found.add(character);
    }
  }
  return [...found].sort(byCodePoint);
}

function byCodePoint(a, b) {
  return a.codePointAt(0) - b.codePointAt(0);
}

/** Every page has this list. A short gap is no end of a range: for letters that a face has not, browsers go on to the next one. */
const LONGEST_GAP = 5;

function unicodeRange(characters) {
  const runs = [];
  for (const character of characters) {
    const code = character.codePointAt(0);
    const last = runs.at(-1);
    const longestGap = code >= FIRST_SYLLABLE ? LONGEST_GAP : 0;
    if (last && code - last[1] <= longestGap + 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code) => code.toString(16);
  return runs.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(',');
}

function chunks(characters, count) {
  const size = Math.ceil(characters.length / count);
  return Array.from({ length: count }, (_, i) => characters.slice(i * size, (i + 1) * size)).filter(
    (chunk) => chunk.length > 0,
  );
}

function faceRule({ family, weight }, file, range) {
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  font-display: swap;
  src: url("./${file}") format("woff2");
  unicode-range: ${range};
}
`;
}

/** The files and rules of one font; of rules for the same character the last one wins, so the site's come last. */
async function buildFace(face, site, rest) {
  const source = readFileSync(face.file);
  const options = { targetFormat: 'woff2', ...(face.axes && { variationAxes: face.axes }) };
  const parts = chunks(rest, face.restFiles).map((characters, index) => ({
    file: `${face.name}-rest-${index}.woff2`,
    characters,
    range: unicodeRange([characters[0]]).concat(`-${characters.at(-1).codePointAt(0).toString(16)}`),
  }));
  parts.push({ file: `${face.name}.woff2`, characters: site, range: unicodeRange(site) });
  const files = [];
  let css = '';
  for (const part of parts) {
    files.push([part.file, await subsetFont(source, part.characters.join(''), options)]);
    css += faceRule(face, part.file, part.range);
  }
  return { files, css };
}

async function buildFonts(root, outDir) {
  const site = siteCharacters(root);
  const key = createHash('sha256')
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .update(FACES.map((face) => statSync(face.file).size).join())
    .update(site.join(''))
    .digest('hex');
  const keyFile = path.join(outDir, 'fonts.key');
  if (existsSync(keyFile) && readFileSync(keyFile, 'utf8') === key) return;
  const known = new Set(site);
  const rest = ksX1001Syllables()
    .filter((syllable) => !known.has(syllable))
    .sort(byCodePoint);
  let css = STAND_INS;
  for (const face of FACES) {
    const built = await buildFace(face, site, rest);
    for (const [file, bytes] of built.files) writeWhole(path.join(outDir, file), bytes);
    css += built.css;
  }
  writeWhole(path.join(outDir, 'fonts.css'), css);
  writeWhole(keyFile, key);
}

/** Several builds may run at once, so a file is renamed into place when complete. */
function writeWhole(file, content) {
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, content);
  renameSync(temporary, file);
}

async function buildUiAssets(root) {
  const outDir = path.join(root, '.cache/ui');
  mkdirSync(outDir, { recursive: true });
  buildGameIcons(outDir);
  await buildFonts(root, outDir);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildUiAssets(process.cwd());
