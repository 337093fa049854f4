import type { MenuEntry } from '#ui/overlay/menu.tsx';

type ReadEntries = () => Promise<readonly MenuEntry[]>;

let read: ReadEntries = async () => [];

/** Sets the entries of the account menu for operators alone, which the app supplies. */
export function setOperatorEntries(next: ReadEntries): void {
  read = next;
}

export function operatorEntries(): Promise<readonly MenuEntry[]> {
  return read();
}
