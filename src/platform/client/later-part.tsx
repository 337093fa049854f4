import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { firstUse } from './first-use.ts';

export interface LaterProps {
  /** The content shown before, for as long as the part has nothing newer. */
  waiting?: ReactNode;
}

interface LaterPartProps {
  load: () => Promise<{ default: ComponentType<LaterProps> }>;
  /** Shown until the part has loaded, and if it never does. */
  children?: ReactNode;
}

/** A part that the server does not render: its code is loaded once the page is used. */
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
