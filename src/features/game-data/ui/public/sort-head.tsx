import { ArrowUpIcon } from '#ui/icons/icons.tsx';

interface SortHeadProps {
  label: string;
  href: string;
  sorted?: 'ascending' | 'descending';
  className?: string;
}

export function SortHead({ label, href, sorted, className }: SortHeadProps) {
  const arrow = <span className="arrow-slot">{sorted && <ArrowUpIcon size={12} />}</span>;
  // Numbers are right-aligned: there the arrow is before the label, so that the label aligns with its numbers.
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
