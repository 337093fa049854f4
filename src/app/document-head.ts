import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** `assets.json` of the build: see `vite/page-assets.ts`. */
const pageAssetsSchema = z.object({
  entry: z.string(),
  styles: z.array(z.string()),
  pageStyles: z.record(z.string(), z.array(z.string())),
  shared: z.array(z.string()),
  pages: z.record(z.string(), z.array(z.string())),
  fonts: z.array(z.string()),
});

/** What the browser loads of a page. */
export interface DocumentHead {
  /** Markup: style sheets, fonts and scripts. */
  tags: string;
  /** Address of the script that holds the page's code; null: an error page, or one that only the server knows. */
  module: string | null;
}

/** The head of the page with this pattern; null: an error page. */
export type HeadOf = (pageId: string | null) => DocumentHead;

/** Reads the build once; each page's head is finished. */
export function createHead(clientDir: string): HeadOf {
  const assets = pageAssetsSchema.parse(JSON.parse(readFileSync(join(clientDir, 'assets.json'), 'utf8')));
  const common = [
    ...assets.fonts.map((file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`),
    ...assets.styles.map(stylesheet),
    ...assets.shared.map(modulePreload),
  ].join('');
  const entry = `<script type="module" src="${assets.entry}"></script>`;
  const errorHead: DocumentHead = { tags: common + entry, module: null };
  const heads = new Map(
    Object.entries(assets.pages).map(([id, files]): [string, DocumentHead] => {
      const [module = null] = files;
      const own = [...(assets.pageStyles[id] ?? []).map(stylesheet), ...files.map(modulePreload)];
      return [id, { tags: common + own.join('') + entry, module }];
    }),
  );
  return (pageId) => (pageId === null ? errorHead : (heads.get(pageId) ?? errorHead));
}

function stylesheet(file: string): string {
  return `<link rel="stylesheet" href="${file}">`;
}

function modulePreload(file: string): string {
  return `<link rel="modulepreload" href="${file}">`;
}
