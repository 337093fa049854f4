import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';

export function Tooltip({ label, children }: { label: string; children: ReactElement<Record<string, unknown>> }) {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={300} />
      <Base.Portal>
        <Base.Positioner className="layer tips" sideOffset={6}>
          <Base.Popup className="tip">{label}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
