import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { pageSamples } from '#tests/support/page-samples.ts';
import { sharedTestSite } from '#tests/support/site-app.ts';

const site = sharedTestSite();

interface Node {
  tagName?: string;
  attrs?: { name: string; value: string }[];
  childNodes?: Node[];
}

function find(node: Node, tagName: string): Node | undefined {
  if (node.tagName === tagName) return node;
  for (const child of node.childNodes ?? []) {
    const found = find(child, tagName);
    if (found) return found;
  }
  return undefined;
}

function classesOf({ attrs = [] }: Node): string[] {
  return attrs.find(({ name }) => name === 'class')?.value.split(' ') ?? [];
}

describe('the panels of a page', () => {
  it('stand apart: two of them are in something that has a gap', async () => {
    const touching: string[] = [];
    for (const { path } of pageSamples(site.catalog())) {
      const main = find(parse((await site.get(path)).body) as Node, 'main');
      const children = (main?.childNodes ?? []).filter(({ tagName }) => tagName !== undefined);
      // Folds that stand on top for phones alone have margins of their own.
      const isPanel = children.map((child) => child.tagName !== 'details' && classesOf(child).includes('panel'));
      if (isPanel.some((is, index) => is && isPanel[index + 1])) touching.push(path);
    }
    expect(touching).toEqual([]);
  });
});
