import { PAGE_NAMES, type PageName } from '../articles/article-kind.contract.ts';
import type { ShippedText } from './shipped-text.ts';
export const SHIPPED_PAGES = Object.fromEntries(
  PAGE_NAMES.map((n) => [n, { title: '안내 글', description: 'x', blocks: ['안내'] }]),
) as unknown as Readonly<Record<PageName, ShippedText>>;
