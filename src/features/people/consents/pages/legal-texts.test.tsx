import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { safeHtml } from '#platform/rich-text/safe-html.ts';
import { BlockView } from '../ui/legal-article.tsx';
import type { LegalText } from '../ui/legal-text.ts';
import { POLICY } from './policy.text.ts';
import { TERMS } from './terms.text.ts';

const QUESTS = new URL('../../../../../game-data/sources/quests.json', import.meta.url);
const quests = z
  .array(z.looseObject({ title: z.string(), content: z.string() }))
  .parse(JSON.parse(readFileSync(QUESTS, 'utf8')));

const blocksOf = ({ lead, articles }: LegalText) => [
  ...lead.map((block) => ({ where: 'lead', block })),
  ...articles.flatMap(({ id, blocks }) => blocks.map((block) => ({ where: id, block }))),
];

describe('the sanitizer of written HTML', () => {
  it.each(quests)('changes no letter of the quest $title', ({ content }) => {
    expect(safeHtml(content)).toBe(content);
  });

  it.each([...blocksOf(TERMS), ...blocksOf(POLICY)])('changes no letter of the article $where', ({ block }) => {
    const html = renderToStaticMarkup(<BlockView block={block} />);
    const withoutClasses = html.replaceAll(/ class="[^"]*"/g, '');
    const asWritten = withoutClasses.replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
    expect(safeHtml(html)).toBe(asWritten);
  });
});
