import { perSnapshot } from '#shared/per-snapshot.ts';

export interface NamedThing {
  href: string;
  /** Value of `data-card`; null: it has no card. */
  card: string | null;
}

const LETTER = /[\p{L}\p{N}]/u;
/** Particles that may follow a name without being part of it. */
const PARTICLE = /^(?:에게서|에게|으로|에서|부터|까지|을|를|이|가|은|는|의|와|과|로|도|에)?(?![\p{L}\p{N}])/u;
const SHORTEST = 2;

/**
 * Links names in safe HTML: the longest one that begins at a word and ends at a word's end or before a particle.
 * Existing links and headings stay as they are.
 */
export function linkNames(html: string, things: ReadonlyMap<string, NamedThing>): string {
  let closed = '';
  const parts = html.split(/(<[^>]*>)/).map((part) => {
    const tag = /^<(\/?)(a|h[1-6])\b/.exec(part);
    if (tag) closed = tag[1] === '/' ? '' : (tag[2] ?? '');
    return part.startsWith('<') || closed !== '' ? part : linkText(part, things);
  });
  return parts.join('');
}

function linkText(text: string, things: ReadonlyMap<string, NamedThing>): string {
  return namedParts(text, things)
    .map(({ text: part, thing }) =>
      thing ? `<a href="${thing.href}"${thing.card ? ` data-card="${thing.card}"` : ''}>${part}</a>` : part,
    )
    .join('');
}

export interface TextPart<Thing = NamedThing> {
  text: string;
  thing?: Thing;
}

/** Splits plain text at the names that it contains. */
export function namedParts<Thing extends NamedThing>(
  text: string,
  things: ReadonlyMap<string, Thing>,
): TextPart<Thing>[] {
  const longest = longestName(things);
  const parts: TextPart<Thing>[] = [];
  let plain = '';
  for (let at = 0; at < text.length; ) {
    const name = LETTER.test(text[at - 1] ?? '') ? undefined : nameAt(text, at, { things, longest });
    const thing = name === undefined ? undefined : things.get(name);
    if (name === undefined || !thing) {
      plain += text[at];
      at += 1;
      continue;
    }
    if (plain !== '') parts.push({ text: plain });
    plain = '';
    parts.push({ text: name, thing });
    at += name.length;
  }
  if (plain !== '') parts.push({ text: plain });
  return parts;
}

const longestName = perSnapshot((things: ReadonlyMap<string, unknown>) =>
  Math.max(0, ...[...things.keys()].map((name) => name.length)),
);

interface Naming {
  things: ReadonlyMap<string, unknown>;
  longest: number;
}

function nameAt(text: string, at: number, { things, longest }: Naming): string | undefined {
  for (let length = Math.min(longest, text.length - at); length >= SHORTEST; length -= 1) {
    const name = text.slice(at, at + length);
    if (things.has(name) && PARTICLE.test(text.slice(at + length))) return name;
  }
  return undefined;
}
