import { reloadOnce } from '#platform/client/reload-once.ts';
import { pending, targetPath, untilAnswered } from './load-payload.ts';
import type { PageDefinition, PageModule } from './page-definition.ts';

/** Waits while nothing answers, as the page's data does; code that is gone opens the target as a document (product.md §8). */
export async function codeOf({ page }: PageDefinition): Promise<PageModule> {
  try {
    return await page();
  } catch {
    await untilAnswered();
  }
  try {
    return await page();
  } catch (error) {
    if (reloadOnce(targetPath())) return pending();
    throw error;
  }
}
