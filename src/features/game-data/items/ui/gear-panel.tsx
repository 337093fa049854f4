import { Suspense } from 'react';
import { Panel } from '#ui/components/panel.tsx';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import type { Wearer } from '../gear-change.rules.ts';
import type { ComparedItem } from '../pages/item-comparison.loader.ts';
import { useGear } from './public/gear.ts';

const GearChanges = partOnDemand(() => import('./gear-changes.tsx'));

interface GearPanelProps {
  items: readonly ComparedItem[];
  wearer: Wearer | null;
}

/** Rendered in the browser only, because the list belongs to one visitor and the server's page is shared by all. */
export function GearPanel({ items, wearer }: GearPanelProps) {
  const gear = useGear();
  return (
    <Panel title="바꿔 차면" aside="내 장비와 비교">
      {(gear.length > 0 || wearer) && (
        <Suspense fallback={null}>
          <GearChanges items={items} gear={gear} wearer={wearer} />
        </Suspense>
      )}
      {gear.length === 0 && (
        <p className="pad dim">내 장비에 담은 것이 없습니다. 담아 두면 바꿔 찼을 때 달라지는 것을 여기에 보입니다.</p>
      )}
    </Panel>
  );
}
