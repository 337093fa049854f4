import type { FoundWhileTypingProps } from '#features/game-data/items/ui/add-item.tsx';
import { FoundToAdd } from '#features/game-data/items/ui/found-to-add.tsx';
import { itemIcon } from '#features/game-data/refs/ui/public/item-icon.ts';
import { search } from '#features/game-data/search/search-engine.ts';
import { useSearchIndex } from '#features/game-data/search/ui/use-search-index.ts';
import { versionQuery } from '#platform/client/data-version.ts';
import { Button } from '#ui/components/button.tsx';
import { ErrorState } from '#ui/components/states.tsx';

const MOST_SHOWN = 8;
const MOST_SEARCHED = 60;
/** The type of an item for which the index has none. */
const GENERAL_TYPE = 7;

/** Items of the index of names, which the search of the site has. */
export default function FoundWhileTyping({ words, ids, hrefOf }: FoundWhileTypingProps) {
  const index = useSearchIndex(versionQuery().v);
  if (index.state === 'loading') return null;
  if (index.state === 'failed') {
    const retry = <Button onClick={index.retry}>다시 시도</Button>;
    return <ErrorState text="아이템 이름을 가져오지 못했습니다." action={retry} />;
  }
  const items = search(index.index, words, MOST_SEARCHED)
    .filter(({ kind, id }) => kind === 'item' && !ids.includes(id))
    .slice(0, MOST_SHOWN)
    .map(({ id, name, icon, detail: kind }) => {
      const look = itemIcon({ type: icon ?? GENERAL_TYPE, subType: null, name });
      return { id, name, kind, ...look };
    });
  return <FoundToAdd words={words} items={items} hrefOf={hrefOf} />;
}
