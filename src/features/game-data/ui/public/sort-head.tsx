import { ArrowUpIcon } from '#ui/icons/icons.tsx';

interface SortHeadProps {
  label: string;
  /** The address that sorts by this column, or turns its order around. */
  href: string;
  /** How the table is sorted by it now. */
  sorted?: 'ascending' | 'descending';
  className?: string;
}

/** The head of a column that sorts. */
export function SortHead({ label, href, sorted, className }: SortHeadProps) {
  const arrow = <span className="arrow-slot">{sorted && <ArrowUpIcon size={12} />}</span>;
  // Numbers end at the right: there the arrow goes before the word, so that the word ends where its numbers end.
  const isNumeric = className?.split(' ').includes('num') ?? false;
  return (
    <th className={className} aria-sort={sorted} scope="col">
      <a href={href} rel="nofollow">
        {isNumeric && arrow}
        {label}
        {!isNumeric && arrow}
      </a>
    </th>
  );
}
