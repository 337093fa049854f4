import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/** What knows who is here comes after the page. Until then, and where it does not come, its place stays empty. */
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
