import css from './articles.module.css';

/** Links to the older rows of a list; renders nothing on the last page. */
export function NextPage({ href }: { href: string | null }) {
  if (href === null) return null;
  return (
    <p className={css.next}>
      <a href={href} rel="next">
        이전 글 더 보기
      </a>
    </p>
  );
}
