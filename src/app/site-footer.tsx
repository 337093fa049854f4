import type { NavigationEntry } from '#features/shell/frame/navigation-entry.ts';
import { Footer } from '#features/shell/frame/ui/footer.tsx';
import { FOOTER_PAGES } from '#ui/page/notice-pages.ts';
import { useSite } from '#ui/page/site-context.tsx';
import { browsers, quests, shortcuts, sources } from './later-navigation.ts';

const LINKS: readonly Pick<NavigationEntry, 'label' | 'href'>[] = [
  quests,
  shortcuts,
  ...FOOTER_PAGES,
  sources,
  browsers,
];

export function SiteFooter() {
  const { hasAdNetwork = false } = useSite();
  return <Footer links={LINKS} hasAdChoice={hasAdNetwork} />;
}
