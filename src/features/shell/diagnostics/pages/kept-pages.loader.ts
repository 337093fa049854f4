import type { PageRequest } from '#shared/page.ts';
import type { ShellServices } from '../../shell.services.ts';
import { keptPatterns } from '../kept-pages.rules.ts';

export function load(_request: PageRequest, { cacheReport }: ShellServices) {
  const { pages, ...figures } = cacheReport();
  return { ...figures, count: pages.length, patterns: keptPatterns(pages) };
}
