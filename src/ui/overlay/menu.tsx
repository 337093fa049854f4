import { Menu as Base } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import { useBackCloses, useOpenUntilBack } from './back-closes.ts';

export type MenuEntry = { label: string; href: string } | { label: string; onSelect: () => void };

export interface MenuProps {
  label: string;
  trigger: ReactNode;
  entries: readonly MenuEntry[];
}

export function Menu({ label, trigger, entries }: MenuProps) {
  return (
    <Base.Root {...useOpenUntilBack()} modal={false}>
      <Base.Trigger className="iconbtn" aria-label={label}>
        {trigger}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner className="layer" sideOffset={4} align="end">
          <Base.Popup className="menu">
            <Entries entries={entries} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

export interface AnchoredMenuProps {
  label: string;
  /** The element below which the menu opens, and to which it returns the focus. */
  anchor: HTMLElement;
  open: boolean;
  onClose: () => void;
  head?: string | undefined;
  entries: readonly MenuEntry[];
}

export function AnchoredMenu({ label, anchor, open, onClose, head, entries }: AnchoredMenuProps) {
  useBackCloses(open, onClose);
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()} modal={false}>
      <Base.Portal>
        <Base.Positioner
          className="layer"
          role="navigation"
          aria-label={label}
          anchor={anchor}
          sideOffset={4}
          align="end"
        >
          <Base.Popup className="menu" aria-label={label} finalFocus={() => anchor}>
            {head !== undefined && <div className="opt-head elide">{head}</div>}
            <Entries entries={entries} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Entries({ entries }: { entries: readonly MenuEntry[] }) {
  return entries.map((entry) =>
    'href' in entry ? (
      <Base.LinkItem key={entry.label} className="opt" href={entry.href} closeOnClick>
        {entry.label}
      </Base.LinkItem>
    ) : (
      <Base.Item key={entry.label} className="opt" onClick={entry.onSelect}>
        {entry.label}
      </Base.Item>
    ),
  );
}
