import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

type PageAssets = z.infer<typeof pageAssetsSchema>;

const pageAssetsSchema = z.object({
  first: z.string(),
  entry: z.string(),
  styles: z.array(z.string()),
  pageStyles: z.record(z.string(), z.object({ file: z.string(), parts: z.array(z.string()) }).nullable()),
  shared: z.array(z.string()),
  pages: z.record(z.string(), z.array(z.string())),
  fonts: z.object({ preloaded: z.array(z.string()), later: z.array(z.string()) }),
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
  const { first, entry, shared, fonts } = assets;
  const common = [
    ...fonts.preloaded.map(fontPreload),
    ...assets.styles.map((file) => stylesheet({ file, parts: [] })),
  ].join('');
  const faces = fonts.later.join(' ');
  const renderHead = (styles: PageAssets['pageStyles'][string] | undefined, scripts: readonly string[]) =>
    `<script src="${first}" data-faces="${faces}" data-scripts="${[entry, ...shared, ...scripts].join(' ')}"></script>` +
    common +
    (styles ? stylesheet(styles) : '');
  const errorHead: DocumentHead = { tags: renderHead(null, []), module: null };
  const heads = new Map(
    Object.entries(assets.pages).map(([id, files]): [string, DocumentHead] => {
      const [module = null] = files;
      return [id, { tags: renderHead(assets.pageStyles[id], files), module }];
    }),
  );
  return (pageId) => (pageId === null ? errorHead : (heads.get(pageId) ?? errorHead));
}

function fontPreload(file: string): string {
  return `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`;
}

/** Parts that load later link the sheets they need, except those that are contained in a sheet with `data-parts`. */
function stylesheet({ file, parts }: { file: string; parts: readonly string[] }): string {
  const contained = parts.length > 0 ? ` data-parts="${parts.join(' ')}"` : '';
  return `<link rel="stylesheet" href="${file}"${contained}>`;
}
