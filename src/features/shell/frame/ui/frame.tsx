import type { ReactNode } from 'react';
import type { PageParams } from '#shared/page-params.ts';
import { ArrowUpIcon } from '#ui/icons/icons.tsx';
import type { LayoutName } from '../../layouts/layout.contract.ts';
import { currentEntry, type NavigationEntry } from '../navigation-entry.ts';
import { TabBar, type TabBarProps } from './tab-bar.tsx';
import { TopBar } from './top-bar.tsx';

export interface FrameProps extends TabBarProps {
  layout: LayoutName;
  navigation: readonly NavigationEntry[];
  footer: ReactNode;
  params: PageParams | undefined;
  /** Rendered at the end of the menu, on desktops. */
  ticker?: ReactNode;
  children: ReactNode;
}

/**
 * The frame around every page: bar and menu, rails | content | rails, footer, and on phones the tab bar. Empty rails
 * reserve their space, so that a late advertisement does not shift the layout.
 */
export function Frame({ layout, navigation, footer, params, ticker, children, ...tabBar }: FrameProps) {
  return (
    <>
      <a className="skip" href="#content" data-native="">
        본문으로 건너뛰기
      </a>
      <TopBar navigation={navigation} current={currentEntry(navigation, tabBar.path)} params={params} ticker={ticker} />
      <div className="frame" data-layout={layout}>
        <div className="rail" data-rail="left" />
        <main id="content" tabIndex={-1}>
          {children}
          {layout === 'with-scroll-top' && (
            <a className="totop" href="#top" data-scroll-top="" aria-label="맨 위로">
              <ArrowUpIcon size={20} />
            </a>
          )}
        </main>
        <div className="rail" data-rail="right" />
      </div>
      {footer}
      <TabBar {...tabBar} />
    </>
  );
}
