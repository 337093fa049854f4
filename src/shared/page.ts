export interface PageRequest {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
}

export interface PageError {
  readonly status: number;
  readonly statusMessage?: string;
  readonly message: string;
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

/** An error for a path without a page (product.md §2). */
export function pageNotFound(path: string): PageError {
  return { status: 404, message: `Page not found: ${readable(path)}` };
}

function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
