import { type ReactNode, useSyncExternalStore } from 'react';

interface Replacement {
  path: string;
  page: ReactNode;
}

let replacement: Replacement | null = null;
let redraw = () => {};

/** Shows `page` in place of the error page of `path`, for pages that only this visitor may see. */
export function replaceError(path: string, page: ReactNode): void {
  replacement = { path, page };
  redraw();
}

/** The server and the first render in the browser show the error, so that the HTML is the same for everybody. */
export function useReplacement(path: string): ReactNode {
  const current = useSyncExternalStore(onReplacement, replacementNow, noneAtFirst);
  return current?.path === path ? current.page : null;
}

const replacementNow = () => replacement;
const noneAtFirst = () => null;

function onReplacement(listener: () => void): () => void {
  redraw = listener;
  return () => {};
}
