import type { PageError } from '#shared/page.ts';
import { SITE_NAME } from '#shared/site-name.ts';
import { ErrorMessage, formatTitle } from './error-page.tsx';

/** The whole document without the frame and scripts, for when there is no time to render a page. */
export function BareErrorPage({ error }: { error: PageError }) {
  return (
    <html lang="ko" data-faces="">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${formatTitle(error)} · ${SITE_NAME}`}</title>
      </head>
      <body>
        <ErrorMessage error={error} />
      </body>
    </html>
  );
}
