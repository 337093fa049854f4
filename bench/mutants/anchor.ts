export interface Anchor {
  before: string;
  after: string;
}

export class LostAnchorError extends Error {
  constructor(found: number) {
    super(found === 0 ? '바꿀 줄이 파일에 없습니다' : `바꿀 줄이 파일에 ${found}번 있습니다`);
  }
}

const TOKEN = /[\p{L}\p{N}_$]+|[^\s\p{L}\p{N}_$]/gu;
const CLOSING = /^[)\]}]$/;
const WORD = /^[\p{L}\p{N}_$]/u;

/** Matches the same tokens regardless of line breaks, so that an anchor survives reformatting. */
function matcherOf(lines: string): RegExp {
  const tokens = lines.match(TOKEN) ?? [];
  let pattern = '';
  for (const [index, token] of tokens.entries()) {
    const [last, next] = [tokens[index - 1], tokens[index + 1]];
    if (last !== undefined) pattern += WORD.test(last) && WORD.test(token) ? '\\s+' : '\\s*';
    const isTrailingComma = token === ',' && next !== undefined && CLOSING.test(next);
    if (isTrailingComma) pattern += ',?';
    else if (CLOSING.test(token) && last !== ',') pattern += `(?:,\\s*)?${escaped(token)}`;
    else pattern += escaped(token);
  }
  return new RegExp(pattern, 'gu');
}

const escaped = (token: string) => token.replace(/[$()*+./?[\\\]^{|}]/, '\\$&');

const placesOf = (text: string, lines: string) => [...text.matchAll(matcherOf(lines))];

/**
 * Inserts the fault into the text of its file.
 * @throws {LostAnchorError} unless the lines occur exactly once
 */
export function applyAnchor(text: string, { before, after }: Anchor): string {
  const places = placesOf(text, before);
  const [place] = places;
  if (!place || places.length > 1) throw new LostAnchorError(places.length);
  return text.slice(0, place.index) + after.trim() + text.slice(place.index + place[0].length);
}

/** The whole lines around a replacement, and as many above (then below) as make them unique in the text. */
export function anchorOf(text: string, change: { start: number; end: number; replacement: string }): Anchor {
  let from = lineStart(text, change.start);
  let to = lineEnd(text, change.end);
  while (placesOf(text, text.slice(from, to)).length > 1) {
    if (from > 0) from = lineStart(text, from - 1);
    else to = lineEnd(text, to + 1);
  }
  return {
    before: text.slice(from, to),
    after: text.slice(from, change.start) + change.replacement + text.slice(change.end, to),
  };
}

const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1;

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}
