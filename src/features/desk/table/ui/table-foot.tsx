import { Fragment } from 'react';
import { KEY_TABLE, type KeyName } from '#shared/key-table.ts';
import css from './desk-table.module.css';

interface TableFootProps {
  decides: boolean;
  hasFilters: boolean;
  canTick: boolean;
  canTakeBack: boolean;
  keys: readonly KeyName[];
}

/** The keys of the table, quiet and on one line. */
export function TableFoot({ decides, hasFilters, canTick, canTakeBack, keys }: TableFootProps) {
  const names: readonly KeyName[] = [
    'openRow',
    ...(decides ? (['decide'] as const) : []),
    ...(canTick ? (['tickRow'] as const) : []),
    ...(hasFilters ? (['filterRows'] as const) : []),
    ...(canTakeBack ? (['takeBack'] as const) : []),
    ...keys,
    'showKeys',
  ];
  return (
    <footer className={`wide ${css.keys}`}>
      <span>
        <kbd>{KEY_TABLE.nextRow.keys[0]}</kbd> <kbd>{KEY_TABLE.lastRow.keys[0]}</kbd> 이동
      </span>
      {names.map((name) => (
        <span key={name}>
          {KEY_TABLE[name].keys.map((key) => (
            <Fragment key={key}>
              <kbd>{key}</kbd>{' '}
            </Fragment>
          ))}
          {KEY_TABLE[name].label}
        </span>
      ))}
    </footer>
  );
}
