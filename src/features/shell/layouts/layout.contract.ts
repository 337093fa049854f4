/** Layouts of pages (product.md §2). */
export const LAYOUT_NAMES = ['default', 'with-scroll-top', 'calc-menu', 'notice-title'] as const;
export type LayoutName = (typeof LAYOUT_NAMES)[number];
