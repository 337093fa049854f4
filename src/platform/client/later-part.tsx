import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { firstUse } from './first-use.ts';

export interface LaterProps {
  /** What was shown before, for as long as the part itself does not know more. */
  waiting?: ReactNode;
}

interface LaterPartProps {
  load: () => Promise<{ default: ComponentType<LaterProps> }>;
  /** Shown until the part has come, and if it never does. */
  children?: ReactNode;
}

/** A part that the server does not draw: its code comes once the page is used. */
export function LaterPart({ load, children = null }: LaterPartProps) {
  const [Part, setPart] = useState<ComponentType<LaterProps>>();
  const begin = useEffectEvent(async () => {
    await firstUse();
    const { default: loaded } = await load();
    setPart(() => loaded);
  });
  // The page works without it.
  useEffect(() => void begin().catch(() => undefined), []);
  return Part ? <Part waiting={children} /> : children;
}
