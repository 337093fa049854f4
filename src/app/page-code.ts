import { partsLoaded } from '#platform/client/drawn-later.tsx';
import { reloadOnce } from '#platform/client/reload-once.ts';
import { pending, targetPath, untilAnswered } from './load-payload.ts';
import type { PageDefinition, PageModule } from './page-definition.ts';

/**
 * Waits while the server does not answer, as loading the data does. If the code is gone, opens the target as a document
 * (product.md §8).
 */
export async function loadPageCode(line: PageDefinition): Promise<PageModule> {
  try {
    return await wholeCode(line);
  } catch {
    await untilAnswered();
  }
  try {
    return await wholeCode(line);
  } catch (error) {
    if (reloadOnce(targetPath())) return pending();
    throw error;
  }
}

/** Loads the code of the page and its parts, so that nothing arrives after it. */
async function wholeCode({ page }: PageDefinition): Promise<PageModule> {
  const module = await page();
  await partsLoaded();
  return module;
}
