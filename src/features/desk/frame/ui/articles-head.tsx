import { COLLECTION_NAMES } from '#features/content/articles/article-kind.contract.ts';
import { COLLECTION_LABELS } from '#features/content/editor/editor.labels.ts';
import { Tabs } from '#ui/components/choices.tsx';
import { DeskHead } from '../../table/ui/desk-head.tsx';

/** Above the screens of the editor, which write all collections and keep the images. */
export function ArticlesHead({ path, collection }: { path: string; collection: string | undefined }) {
  const isImages = path === '/operator/images';
  const collections = COLLECTION_NAMES.toReversed().map((name) => ({
    label: COLLECTION_LABELS[name],
    href: name === 'pages' ? '/operator/pages' : `/operator/content/${name}`,
    current: !isImages && name === collection,
  }));
  const title = isImages ? '그림' : collection === 'pages' ? '이용 안내' : '글';
  return (
    <DeskHead title={title}>
      <Tabs label="분류" choices={[...collections, { label: '그림', href: '/operator/images', current: isImages }]} />
    </DeskHead>
  );
}
