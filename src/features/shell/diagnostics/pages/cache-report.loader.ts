import type { PageRequest } from '#shared/page.ts';
import type { ShellServices } from '../../shell.services.ts';
import { cachePatterns } from '../cache-entries.rules.ts';

export function load(_request: PageRequest, { cacheReport }: ShellServices) {
  const { pages, ...figures } = cacheReport();
  return { ...figures, count: pages.length, patterns: cachePatterns(pages) };
}
