import type { Site } from '#ui/page/site-context.tsx';
import type { PageLine } from './page-definition.ts';

/** Id of the JSON block that carries a page's data from the server to the browser. */
export const PAGE_STATE_ID = 'page-state';

/** A page's line of the list, and the address of the script that holds its code. */
export interface ShownPage extends PageLine {
  module: string;
}

/** What the server tells the browser beside the HTML itself. */
export interface PageState {
  /** Null: an error page. */
  page: ShownPage | null;
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
