import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface KeyValue {
  label: string;
  value: ReactNode;
}

export function KeyValues({ rows, className }: { rows: readonly KeyValue[]; className?: string }) {
  return (
    <dl className={classNames('kv', className)}>
      {rows.flatMap((row) => [<dt key={`${row.label}:`}>{row.label}</dt>, <dd key={row.label}>{row.value}</dd>])}
    </dl>
  );
}

/** Units go in `<i>`. Screen readers read the label, then the number. */
export function Stats({ rows, className }: { rows: readonly KeyValue[]; className?: string }) {
  return (
    <dl className={classNames('panel stats', className)}>
      {rows.map((row) => (
        <div key={row.label}>
          <dt>{row.label}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
