import { type ComponentType, useEffect, useState } from 'react';
import { Panel } from '#ui/components/panel.tsx';
import css from './broadcasts.module.css';

/** The same for everybody until its body is loaded. */
export function KeywordsPanel() {
  const [Body, setBody] = useState<ComponentType>();
  useEffect(() => {
    import('../../keywords/ui/public/keywords.tsx').then(
      ({ default: loaded }) => setBody(() => loaded),
      () => undefined,
    );
  }, []);
  return (
    <Panel title="키워드 알림" id="keywords">
      <div className={css.keywords}>{Body && <Body />}</div>
    </Panel>
  );
}
