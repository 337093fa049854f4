import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DRAWINGS } from '#ui/drawings/drawings.ts';

const FOLDER = 'src/ui/drawings';
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.svg'));

it('every drawing has a file for desks and one for phones, and no file is none', () => {
  expect(files.toSorted()).toEqual(
    Object.keys(DRAWINGS)
      .flatMap((name) => [`${name}-phone.svg`, `${name}.svg`])
      .toSorted(),
  );
});

it.each(Object.entries(DRAWINGS))(
  '%s has the size that pages reserve, and letters only as outlines',
  (name, { width, height }) => {
    const svg = readFileSync(`${FOLDER}/${name}.svg`, 'utf8');
    expect(svg).toContain(`width="${width}" height="${height}"`);
    expect(svg).toContain('<title>');
    expect(svg).not.toMatch(/<text|<image|<script|href=/);
  },
);
