import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The types that the site uses, with their properties, as schema.org publishes them. */
const vocabulary = z
  .object({
    types: z.record(z.string(), z.array(z.string())),
    properties: z.record(z.string(), z.object({ of: z.array(z.string()), is: z.array(z.string()) })),
    members: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(readFileSync(new URL('../fixtures/schema-org.json', import.meta.url), 'utf8')));

const SCHEMA = 'https://schema.org/';
/** Of actions: what is to be given for the property before it (schema.org/docs/actions). */
const INPUT = '-input';
const NUMBERS = ['Number', 'Integer'];
const TIMES = ['Date', 'DateTime'];
const TEXTS = ['Text', 'URL', ...TIMES];

/** What of a JSON-LD thing schema.org does not know, with its place. */
export function validateThing(thing: Readonly<Record<string, unknown>>, place = ''): string[] {
  const type = thing['@type'];
  const at = `${place}${type}`;
  if (typeof type !== 'string' || !(type in vocabulary.types)) return [`${at}: unknown type`];
  return Object.entries(thing).flatMap(([name, value]) => {
    if (name.startsWith('@')) return [];
    const property = vocabulary.properties[name.endsWith(INPUT) ? 'query' : name];
    if (!property?.of.some((owner) => isA(type, owner))) return [`${at}.${name}: unknown property`];
    return [value].flat().flatMap((one) => validateValue(one, property.is, `${at}.${name}`));
  });
}

function validateValue(value: unknown, ranges: readonly string[], place: string): string[] {
  if (typeof value === 'object' && value !== null) {
    const type = String((value as Record<string, unknown>)['@type']);
    const isExpected = ranges.some((range) => isA(type, range));
    return [...(isExpected ? [] : [`${place}: no ${type}`]), ...validateThing({ ...value }, `${place} › `)];
  }
  if (typeof value === 'number') return ranges.some((range) => NUMBERS.includes(range)) ? [] : [`${place}: no number`];
  if (typeof value !== 'string' || value === '') return [`${place}: no value`];
  if (value.startsWith(SCHEMA)) {
    const term = value.slice(SCHEMA.length);
    return term in vocabulary.types || ranges.includes(vocabulary.members[term] ?? '') ? [] : [`${place}: no ${term}`];
  }
  if (ranges.some((range) => TIMES.includes(range))) {
    return Number.isNaN(Date.parse(value)) ? [`${place}: no time`] : [];
  }
  // An address stands for the thing that it is of.
  const isText = ranges.some((range) => TEXTS.includes(range) && range !== 'URL');
  return isText || URL.canParse(value) ? [] : [`${place}: no address`];
}

function isA(type: string, wanted: string): boolean {
  return type === wanted || (vocabulary.types[type] ?? []).some((above) => isA(above, wanted));
}
