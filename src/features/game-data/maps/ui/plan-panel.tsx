import { type FormEvent, useState } from 'react';
import { TextInput } from '#ui/components/field.tsx';
import { SearchIcon } from '#ui/icons/icons.tsx';
import { matchesName } from '../../name-filter.rules.ts';
import type { MapPlan as Plan, PlanMark } from '../map-plan.rules.ts';
import { MapLegend } from './map-legend.tsx';
import { MapPlan } from './map-plan.tsx';

interface PlanPanelProps {
  name: string;
  /** What is known of its size, in words. */
  size: string;
  plan: Plan;
  /** What the address already asks for: how the search works without scripts. */
  typedAtFirst: string;
}

/** With fewer places than this one looks faster than one types. */
const WORTH_SEARCHING = 12;

function scrollToMiddle(view: HTMLElement | null): void {
  if (!view) return;
  view.scrollLeft = (view.scrollWidth - view.clientWidth) / 2;
  view.scrollTop = (view.scrollHeight - view.clientHeight) / 2;
}

/** Enter brings the first found place into sight on a screen that shows only a part of the plan. */
function showFirstFound(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  const found = event.currentTarget.closest('.panel')?.querySelector('.mark.found');
  found?.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/** The drawn plan with its legend; one looks for a place by its name. */
export function PlanPanel({ name, size, plan, typedAtFirst }: PlanPanelProps) {
  'use memo';
  const [typed, setTyped] = useState(typedAtFirst);
  const isFound = (mark: PlanMark) => matchesName(mark.name, typed) || matchesName(mark.label, typed);
  const isLooking = typed.trim() !== '';
  return (
    <section className="panel" aria-label="약도">
      <div className="map-bar">
        {plan.marks.length < WORTH_SEARCHING ? (
          <span className="meta">{size}</span>
        ) : (
          <search className="map-find">
            <form method="get" onSubmit={showFirstFound}>
              <TextInput
                name="q"
                type="search"
                icon={<SearchIcon size={16} />}
                placeholder="이 지도에서 찾기"
                aria-label="이 지도에서 찾기"
                autoComplete="off"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
              <output className="meta">{isLooking ? `${plan.marks.filter(isFound).length}곳` : ''}</output>
            </form>
          </search>
        )}
        <MapLegend kinds={new Set(plan.marks.map((mark) => mark.kind))} />
      </div>
      <div className="mapview plan-view" ref={scrollToMiddle}>
        <MapPlan name={name} plan={plan} isFound={isLooking ? isFound : undefined} />
      </div>
    </section>
  );
}
