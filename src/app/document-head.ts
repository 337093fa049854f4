import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const pageAssetsSchema = z.object({
  entry: z.string(),
  styles: z.array(z.string()),
  pageStyles: z.record(z.string(), z.array(z.string())),
  shared: z.array(z.string()),
  pages: z.record(z.string(), z.array(z.string())),
  fonts: z.array(z.string()),
});

export interface DocumentHead {
  tags: string;
  /** Null: an error page, or a page that only the server renders. */
  module: string | null;
}

export type HeadOf = (pageId: string | null) => DocumentHead;

/** Reads the build once and prepares the head of every page. */
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
