/** A label in brackets is for screen readers only. */
type Column = readonly [label: string, className?: string];

export function TableHead({ columns }: { columns: readonly Column[] }) {
  return (
    <thead>
      <tr>
        {columns.map(([label, className]) => (
          <th key={label} scope="col" className={className}>
            {label.startsWith('(') ? <span className="visually-hidden">{label.slice(1, -1)}</span> : label}
          </th>
        ))}
      </tr>
    </thead>
  );
}
