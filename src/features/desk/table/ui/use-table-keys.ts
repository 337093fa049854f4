import { type RefObject, useEffect, useEffectEvent } from 'react';
import { bindKeys, type KeyBinding, plainKey } from '#platform/client/keys.ts';
import { FIND_KEY } from '#shared/printed-keys.ts';
import type { DeskRow } from '../desk-list.ts';
import type { TableState } from './table-state.ts';

interface TableKeys<Row extends DeskRow> {
  state: TableState<Row>;
  root: RefObject<HTMLElement | null>;
  /** The panel of the open row decides something. */
  decides: boolean;
  hasFilters: boolean;
  takeBack: ((row: Row) => void) | undefined;
  /** The page binds further keys, `u` among them. */
  hasOwnKeys: boolean;
}

const isFilterKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key === FIND_KEY && !ctrlKey && !metaKey && !altKey;
const isMainKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => key === 'Enter' && (ctrlKey || metaKey);
const isPlainKey = (name: string) => (event: KeyboardEvent) =>
  event.key === name && !event.ctrlKey && !event.metaKey && !event.altKey;

/** The keys of every list of the desk (`shared/key-table.ts`). */
export function useTableKeys<Row extends DeskRow>(keys: TableKeys<Row>): void {
  const { state, decides, hasFilters, takeBack, hasOwnKeys } = keys;
  const act = useEffectEvent((name: KeyBinding['name']) => actsOf(keys)[name]?.());
  const names = [
    'nextRow',
    'lastRow',
    'openRow',
    ...(decides ? ['decide', 'pressMain'] : []),
    ...(state.ticks ? ['tickRow'] : []),
    ...(takeBack ? ['takeBack'] : hasOwnKeys ? [] : ['noTakeBack']),
    ...(hasFilters ? ['filterRows'] : []),
    'closePanel',
  ].join(' ');
  useEffect(() => {
    const bound = names.split(' ');
    return bindKeys(
      BINDINGS.filter(({ name }) => bound.includes(name)).map((one) => ({ ...one, run: () => act(one.name) })),
    );
  }, [names]);
}

const BINDINGS: readonly KeyBinding[] = [
  { name: 'nextRow', is: plainKey('KeyJ') },
  { name: 'lastRow', is: plainKey('KeyK') },
  { name: 'openRow' },
  { name: 'decide', is: plainKey('KeyE') },
  { name: 'tickRow', is: plainKey('KeyX') },
  { name: 'takeBack', is: plainKey('KeyU') },
  { name: 'noTakeBack' },
  { name: 'filterRows', is: isFilterKey },
  { name: 'pressMain', is: isMainKey, whileTyping: true },
  { name: 'closePanel', is: isPlainKey('Escape') },
];

function actsOf<Row extends DeskRow>({
  state: { rows, openRow, ticks, inHand, take },
  root,
  takeBack,
}: TableKeys<Row>): Partial<Record<KeyBinding['name'], () => void>> {
  const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
  const at = rows.findIndex(({ row }) => row.id === inHand);
  const row = rows[at]?.row;
  const step = (to: number) => {
    const next = rows[Math.min(Math.max(0, to), rows.length - 1)];
    if (next) take(next.row.id);
  };
  return {
    nextRow: () => step(at + 1),
    lastRow: () => step(at - 1),
    tickRow: () => row && ticks?.toggle(row.id),
    takeBack: () => row && takeBack?.(row),
    closePanel: () => openRow.close(),
    filterRows: () => find('form [type="search"], form select, form input')?.focus(),
    pressMain: () => find('[data-main-act], aside [type=submit]')?.click(),
    decide() {
      const button = find('[data-decide]');
      if (button) button.click();
      else if (row) openRow.open(row.id);
    },
  };
}
