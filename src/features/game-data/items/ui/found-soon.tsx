import { versionQuery } from '#platform/client/data-version.ts';
import { Button } from '#ui/components/button.tsx';
import { ErrorState } from '#ui/components/states.tsx';
import { itemIcon } from '../../refs/ui/public/item-icon.ts';
import { search } from '../../search/search-engine.ts';
import { useSearchIndex } from '../../search/ui/use-search-index.ts';
import { FoundToAdd } from './found-to-add.tsx';

interface FoundSoonProps {
  words: string;
  /** Of items that are compared already. */
  ids: readonly number[];
  hrefOf(id: number): string;
}

const MOST_SHOWN = 8;
const MOST_SEARCHED = 60;
/** Of an item without a type of its own in the index. */
const GENERAL_TYPE = 7;

/** Of the index of names, while one types. */
export default function FoundSoon({ words, ids, hrefOf }: FoundSoonProps) {
  const index = useSearchIndex(versionQuery().v);
  if (index.state === 'loading') return null;
  if (index.state === 'failed') {
    const retry = <Button onClick={index.retry}>다시 시도</Button>;
    return <ErrorState text="아이템 이름을 가져오지 못했습니다." action={retry} />;
  }
  const items = search(index.index, words, MOST_SEARCHED)
    .filter(({ kind, id }) => kind === 'item' && !ids.includes(id))
    .slice(0, MOST_SHOWN)
    .map(({ id, name, icon, detail }) => ({
      ...{ id, name, kind: detail },
      ...itemIcon({ type: icon ?? GENERAL_TYPE, subType: null, name }),
    }));
  return <FoundToAdd words={words} items={items} hrefOf={hrefOf} />;
}
