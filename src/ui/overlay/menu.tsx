import { Menu as Base } from '@base-ui/react/menu';
import type { ReactNode } from 'react';

export type MenuEntry = { label: string; href: string } | { label: string; onSelect: () => void };

export interface MenuProps {
  label: string;
  /** What stands on the button. */
  trigger: ReactNode;
  entries: readonly MenuEntry[];
}

/** What more one can do, behind one button. */
export function Menu({ label, trigger, entries }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger className="iconbtn" aria-label={label}>
        {trigger}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner className="layer" sideOffset={4} align="end">
          <Base.Popup className="menu">
            {entries.map((entry) =>
              'href' in entry ? (
                <Base.LinkItem key={entry.label} className="opt" href={entry.href} closeOnClick>
                  {entry.label}
                </Base.LinkItem>
              ) : (
                <Base.Item key={entry.label} className="opt" onClick={entry.onSelect}>
                  {entry.label}
                </Base.Item>
              ),
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
