import { SearchIcon } from '#ui/icons/icons.tsx';

/** The great search field: it opens the palette; without scripts it looks among the items. */
export function HomeSearch() {
  return (
    <search className="home-search" id="search" data-id="search">
      <form action="/items" method="get">
        <span className="in">
          <SearchIcon size={20} />
          <input
            type="search"
            name="q"
            maxLength={50}
            placeholder="아이템 · 사냥터 · 기술 찾기"
            aria-label="아이템, 사냥터, 기술 찾기. 초성도 됩니다"
            autoComplete="off"
            data-open-palette=""
          />
          <kbd className="wide">/</kbd>
        </span>
      </form>
    </search>
  );
}
