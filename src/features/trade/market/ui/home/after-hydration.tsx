import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/** Renders nothing until loaded, and stays empty if loading fails. */
export function AfterHydration({ load }: { load: () => Promise<{ default: ComponentType }> }) {
  const [Part, setPart] = useState<ComponentType>();
  const begin = useEffectEvent(() =>
    load().then(
      ({ default: Loaded }) => setPart(() => Loaded),
      () => undefined,
    ),
  );
  useEffect(() => void begin(), []);
  return Part ? <Part /> : null;
}
