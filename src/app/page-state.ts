import type { Site } from '#ui/page/site-context.tsx';

/** Id of the JSON block that carries a page's data from the server to the browser. */
export const PAGE_STATE_ID = 'page-state';

/** What the server tells the browser beside the HTML itself. */
export interface PageState {
  build: string;
  /** Version of the facts that the page was made from. */
  dataVersion: string;
  site: Site;
  loaderData: Record<string, unknown>;
  errors: Record<string, unknown> | null;
}

/** The body of `{path}/_payload.json`. */
export interface PagePayload {
  build: string;
  data: unknown;
}
