/** Advance widths in twelfths of the font size; Hangul and other wide characters take the full width. */
const WIDE = 12;
const LATIN = 8;
const NARROW = 5;
const FIRST_WIDE = 0x1100;

function advance(character: string): number {
  if ((character.codePointAt(0) ?? 0) >= FIRST_WIDE && character !== '–' && character !== '−') return WIDE;
  if (/[MW%@]/.test(character)) return WIDE;
  return /[ .,:;·'!()[\]|1iIl]/.test(character) ? NARROW : LATIN;
}

export function textWidth(text: string, size: number): number {
  let twelfths = 0;
  for (const character of text) twelfths += advance(character);
  return (twelfths * size) / 12;
}

export function cutToWidth(text: string, size: number, width: number): string {
  if (textWidth(text, size) <= width) return text;
  const characters = [...text];
  while (characters.length > 0 && textWidth(`${characters.join('')}…`, size) > width) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

export interface FittedTitle {
  size: number;
  lines: readonly string[];
}

/** The largest size (a multiple of the font's 12 px) at which the title fits: in one line, else in two, else cut. */
export function fitTitle(title: string, width: number): FittedTitle {
  for (const size of [48, 36]) {
    if (textWidth(title, size) <= width) return { size, lines: [title] };
  }
  const halves = inTwo(title);
  for (const size of [36, 24]) {
    if (halves.every((line) => textWidth(line, size) <= width)) return { size, lines: halves };
  }
  return { size: 24, lines: halves.map((line) => cutToWidth(line, 24, width)) };
}

function inTwo(title: string): readonly [string, string] {
  const characters = [...title];
  const middle = characters.length / 2;
  const breaks = characters.flatMap((character, index) => (/[\s-]/.test(character) ? [index + 1] : []));
  const nearest = breaks.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  const at = nearest !== undefined && nearest < characters.length ? nearest : Math.ceil(middle);
  return [characters.slice(0, at).join('').trimEnd(), characters.slice(at).join('')];
}
