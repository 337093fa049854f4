import { firstUse } from './first-use.ts';

/**
 * Loads the module once the page is used and calls `begin` with it, which returns the cleanup. A failed load is
 * ignored, because the page works without the module.
 */
export function whileLoaded<Module>(load: () => Promise<Module>, begin: (module: Module) => () => void): () => void {
  let end: (() => void) | undefined;
  let isOver = false;
  const run = async () => {
    await firstUse();
    if (isOver) return;
    const module = await load();
    if (!isOver) end = begin(module);
  };
  run().catch(() => undefined);
  return () => {
    isOver = true;
    end?.();
  };
}
