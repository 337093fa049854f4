interface Shown {
  tags: readonly string[];
  classes: readonly string[];
}

interface Block {
  prelude: string;
  /** Null: a statement without a block. */
  body: string | null;
}

const NESTING = /^@(?:layer|media|supports)\b/;
const NOT_SHOWN = /^@media (?:print|\(scripting)/;
const ROOT = /^(?:html|body|:root)$/;
const PSEUDO = /::?[\w-]+(?:\([^()]*\))?/g;
const SHOWN_PSEUDO = /^:(?::(?:before|after)$|hover$|focus-visible$|nth-|(?:first|last|only)-)/;

/**
 * Returns the rules of a style sheet that can match these elements and classes, for a shadow root. Rules of the
 * document apply to its host. Layers and media queries are kept, unused custom properties removed.
 */
export function cssFor(css: string, shown: Shown): string {
  return withoutUnused(shownRules(css.replaceAll(/\/\*.*?\*\//gs, ''), shown));
}

function shownRules(css: string, shown: Shown): string {
  return parseBlocks(css)
    .map(({ prelude, body }) => {
      if (body === null) return prelude.startsWith('@layer') ? `${prelude};` : '';
      if (NESTING.test(prelude)) {
        const inner = NOT_SHOWN.test(prelude) ? '' : shownRules(body, shown);
        return inner === '' ? '' : `${prelude}{${inner}}`;
      }
      if (prelude.startsWith('@')) return '';
      const selectors = splitAtTop(prelude, ',').flatMap((selector) => shownSelector(selector.trim(), shown) ?? []);
      return selectors.length === 0 ? '' : `${[...new Set(selectors)].join(',')}{${body.trim()}}`;
    })
    .join('');
}

function shownSelector(selector: string, { tags, classes }: Shown): string | undefined {
  if (ROOT.test(selector)) return ':host';
  if (/[[#&]/.test(selector)) return undefined;
  if ((selector.match(PSEUDO) ?? []).some((pseudo) => !SHOWN_PSEUDO.test(pseudo))) return undefined;
  const plain = selector.replaceAll(PSEUDO, '');
  const hasClasses = [...plain.matchAll(/[.]([\w-]+)/g)].every(([, name = '']) => classes.includes(name));
  const elements = plain.replaceAll(/[.][\w-]+/g, '').match(/[a-z][\w-]*/g) ?? [];
  return hasClasses && elements.every((name) => tags.includes(name)) ? selector : undefined;
}

function parseBlocks(css: string): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  while (at < css.length) {
    const end = findNext(css, at, '{;');
    if (end < 0) break;
    const prelude = css.slice(at, end).trim();
    if (css[end] === ';') {
      blocks.push({ prelude, body: null });
      at = end + 1;
      continue;
    }
    const close = findClosing(css, end);
    blocks.push({ prelude, body: css.slice(end + 1, close) });
    at = close + 1;
  }
  return blocks;
}

/** Outside of strings and brackets; −1: not found. */
function findNext(css: string, from: number, wanted: string): number {
  let depth = 0;
  for (let at = from; at < css.length; at += 1) {
    const sign = css[at] ?? '';
    if (sign === '"' || sign === "'") at = css.indexOf(sign, at + 1);
    else if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
    else if (depth === 0 && wanted.includes(sign)) return at;
    if (at < 0) return -1;
  }
  return -1;
}

function findClosing(css: string, open: number): number {
  let at = open + 1;
  for (let depth = 1; depth > 0; at += 1) {
    at = findNext(css, at, '{}');
    if (at < 0) return css.length;
    depth += css[at] === '{' ? 1 : -1;
  }
  return at - 1;
}

function splitAtTop(text: string, sign: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = findNext(text, 0, sign); at >= 0; at = findNext(text, from, sign)) {
    parts.push(text.slice(from, at));
    from = at + 1;
  }
  return [...parts, text.slice(from)];
}

const CUSTOM = /(?<=[{;])\s*(--[\w-]+)\s*:[^;{}]*(?:;|(?=}))/g;

function withoutUnused(css: string): string {
  const used = new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  const rest = css.replaceAll(CUSTOM, (declaration, name: string) => (used.has(name) ? declaration : ''));
  return rest.length < css.length ? withoutUnused(rest) : withoutEmpty(rest);
}

function withoutEmpty(css: string): string {
  const rest = css.replaceAll(/[^{};]+{\s*}/g, '');
  return rest.length < css.length ? withoutEmpty(rest) : rest;
}
