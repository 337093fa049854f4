/** What a page's loader is asked: the pattern's parameters and the normalised URL (only query names the page declares). */
export interface PageRequest {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
}

/** An error as pages carry it, from the server's loader to the error page in the browser: plain and free of stack traces. */
export interface PageError {
  readonly status: number;
  /** Title of the error page; the usual English words when left out. */
  readonly statusMessage?: string;
  readonly message: string;
  /** What else is to be said, for programs: the level that an operator needs. */
  readonly data?: { readonly needs: number };
}

export function isPageError(value: unknown): value is PageError {
  return (
    typeof value === 'object' &&
    value !== null &&
    'status' in value &&
    typeof value.status === 'number' &&
    'message' in value &&
    typeof value.message === 'string'
  );
}

/** The error of a path that leads nowhere (product.md §2). */
export function pageNotFound(path: string): PageError {
  return { status: 404, message: `Page not found: ${path}` };
}
