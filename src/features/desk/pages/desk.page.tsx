import { type ComponentType, useEffect, useState } from 'react';
import { drawnLater } from '#platform/client/drawn-later.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import { Skeleton } from '#ui/components/states.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import type { DeskPage, DeskScreenProps } from '../frame/desk-page.ts';
import { findDeskPage, waitingPath } from '../frame/desk-pages.ts';
import { ArticlesHead } from '../frame/ui/articles-head.tsx';
import { DeskFrame } from '../frame/ui/desk-frame.tsx';
import type { load } from './desk.loader.ts';

type Screen = ComponentType<DeskScreenProps>;

/** Screens that the server renders. Others read what they show in the operator's browser. */
const DRAWN: Readonly<Record<string, Screen>> = {
  '/operator': await drawnLater(async () => (await import('../overview/ui/overview-screen.tsx')).default),
};

const loaded = new Map<DeskPage['screen'], Screen>();

/** Every page of the desk: its frame, and the screen of its line in the list. */
export default function DeskPageOfList() {
  const { path, waiting, level, at } = usePageData<typeof load>();
  const found = findDeskPage(path);
  const Shown = useScreen(found?.page);
  if (!found) return null;
  const { page, params } = found;
  const pathOf: DeskScreenProps['pathOf'] = (kind) => waitingPath(level, kind);
  return (
    <>
      <PageMeta title={`운영: ${page.label}`} description="운영자의 화면입니다." />
      <DeskFrame level={level} at={at} overview={{ waiting }} current={page.menu ? page.path : (page.under ?? '')}>
        {page.head === 'articles' && <ArticlesHead path={path} collection={params.collection} />}
        {Shown ? <Shown params={params} pathOf={pathOf} /> : <Skeleton rows={6} />}
      </DeskFrame>
    </>
  );
}

function useScreen(page: DeskPage | undefined): Screen | undefined {
  const screen = page?.screen;
  const drawn = page && DRAWN[page.path];
  const [, setShown] = useState<Screen>();
  useEffect(() => {
    if (!screen || drawn || loaded.has(screen)) return undefined;
    let isCurrent = true;
    void screen().then(({ default: component }) => {
      loaded.set(screen, component);
      if (isCurrent) setShown(() => component);
    });
    return () => {
      isCurrent = false;
    };
  }, [screen, drawn]);
  return drawn ?? (screen && loaded.get(screen));
}
