import { type ComponentType, useEffect, useState } from 'react';
import { usePageData } from '#platform/client/use-page-data.ts';
import { Tabs } from '#ui/components/choices.tsx';
import { Skeleton } from '#ui/components/states.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { COLLECTION_NAMES } from '../../articles/article-kind.contract.ts';
import type { DeskScreen } from '../desk-path.rules.ts';
import { COLLECTION_LABELS } from '../editor.labels.ts';
import type { load } from './desk.loader.ts';

type Screen = ComponentType<{ at: DeskScreen }>;

/** Code of the screens, which only the browsers of operators load. */
const SCREENS: Readonly<Record<DeskScreen['screen'], () => Promise<{ default: Screen }>>> = {
  images: () => import('../ui/image-table.tsx'),
  list: () => import('../ui/article-table.tsx'),
  editor: () => import('../ui/article-editor.tsx'),
};

export default function DeskPage() {
  const at = usePageData<typeof load>();
  const [Shown, setShown] = useState<Screen>();
  useEffect(() => {
    let isCurrent = true;
    void SCREENS[at.screen]().then((module) => isCurrent && setShown(() => module.default));
    return () => {
      isCurrent = false;
    };
  }, [at.screen]);
  const collections = COLLECTION_NAMES.toReversed().map((name) => ({
    label: COLLECTION_LABELS[name],
    href: name === 'pages' ? '/operator/pages' : `/operator/content/${name}`,
    current: at.screen !== 'images' && name === at.collection,
  }));
  const choices = [...collections, { label: '그림', href: '/operator/images', current: at.screen === 'images' }];
  return (
    <>
      <PageMeta title="운영: 글" description="길잡이, 공지, 행사, 퀘스트, 이용 안내를 씁니다." />
      <PageHead
        title="글"
        crumbs={[
          { label: '운영', href: '/operator' },
          { label: '글', href: '/operator/content' },
        ]}
        tabs={<Tabs label="분류" choices={choices} />}
      />
      {Shown ? <Shown at={at} /> : <Skeleton rows={6} />}
    </>
  );
}
