/** Layouts of pages (product.md §2); `own-frame`: the page draws its own. */
export const LAYOUT_NAMES = ['default', 'with-scroll-top', 'calc-menu', 'notice-title', 'own-frame'] as const;
export type LayoutName = (typeof LAYOUT_NAMES)[number];
