import type { ReactNode } from 'react';

export interface KeyValue {
  label: string;
  value: ReactNode;
}

/** The quiet two-column list: label left, value right. */
export function KeyValues({ rows }: { rows: readonly KeyValue[] }) {
  return (
    <dl className="kv">
      {rows.flatMap((row) => [<dt key={`${row.label}:`}>{row.label}</dt>, <dd key={row.label}>{row.value}</dd>])}
    </dl>
  );
}

/** The strip of great numbers under a page's head; units go in `<i>`. Read it as label, then number. */
export function Stats({ rows }: { rows: readonly KeyValue[] }) {
  return (
    <dl className="panel stats">
      {rows.map((row) => (
        <div key={row.label}>
          <dt>{row.label}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
