import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { firstUse } from './first-use.ts';

interface LaterPartProps {
  load: () => Promise<{ default: ComponentType }>;
  /** Shown until the part has come, and if it never does. */
  children?: ReactNode;
}

/** A part that the server does not draw: its code comes once the page is used. */
export function LaterPart({ load, children = null }: LaterPartProps) {
  const [Part, setPart] = useState<ComponentType>();
  const begin = useEffectEvent(async () => {
    await firstUse();
    const { default: loaded } = await load();
    setPart(() => loaded);
  });
  // The page works without it.
  useEffect(() => void begin().catch(() => undefined), []);
  return Part ? <Part /> : children;
}
