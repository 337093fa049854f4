import { useEffect, useState } from 'react';
import { whileLoaded } from '#platform/client/while-loaded.ts';
import css from './favourite-button.module.css';

const behind = () => import('./item-visit.ts');

export function FavouriteButton({ id }: { id: number }) {
  const [isFavourite, show] = useState(false);
  // The page works without it; only the device's lists are not updated.
  useEffect(() => whileLoaded(behind, ({ visitItem }) => visitItem(id, show)), [id]);
  return (
    <button
      type="button"
      data-press=""
      className={`btn needs-script ${css.star}`}
      aria-pressed={isFavourite}
      onClick={async () => (await behind()).toggleFavourite(id)}
    >
      <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
        <path d="m12 3 2.8 5.8 6.2.9-4.5 4.4 1.1 6.3-5.6-3-5.6 3 1.1-6.3L3 9.7l6.2-.9z" />
      </svg>
      즐겨찾기
    </button>
  );
}
