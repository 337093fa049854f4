export interface Crumb {
  label: string;
  /** Null for a group without a page, absent from the last crumb, which is the page itself. */
  href?: string | null;
}

/** Letters that fit beside others on the narrowest phone; a longer name may take two lines. */
const LINE = 14;

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className="crumb" aria-label="지금 있는 곳">
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className={crumb.label[LINE] && 'long'}>
            {index > 0 && <span aria-hidden="true">›</span>}
            {crumb.href ? <a href={crumb.href}>{crumb.label}</a> : <span>{crumb.label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
