import { NamingGuides } from '#features/content/articles/ui/public/naming-guides.tsx';
import css from './guides-below.module.css';

export interface GuideLine {
  id: number;
  title: string;
}

/** After all that the page itself says. */
export function GuidesBelow({ guides }: { guides: readonly GuideLine[] }) {
  return (
    guides.length > 0 && (
      <div className={css.below}>
        <NamingGuides guides={guides} />
      </div>
    )
  );
}
