import css from './guides-below.module.css';

export interface GuideLine {
  id: number;
  title: string;
}

/** Guides whose text refers to the page's subject, in one line below its content. */
export function GuidesBelow({ guides }: { guides: readonly GuideLine[] }) {
  return (
    guides.length > 0 && (
      <aside className={`panel row ${css.below}`} aria-label="길잡이">
        <span className="meta">길잡이</span>
        {guides.map(({ id, title }) => (
          <a key={id} className="row-link" href={`/guides/${id}`}>
            {title}
          </a>
        ))}
      </aside>
    )
  );
}
