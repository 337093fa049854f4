import { Panel } from '#ui/components/panel.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { mapRouteHref } from '../../../refs/ui/public/map-route-link.ts';
import type { MapRouteView } from '../../map-route-view.ts';
import { CopyMapRoute, MapRouteSteps } from '../map-route-answer.tsx';
import type { ShownPlace } from '../map-route-fields.ts';
import { MapRouteForm } from '../map-route-form.tsx';

export interface MapRoutePanelProps {
  from: { code: string; name: string };
  /** The destination requested in the address, and the route to it; null: none is requested. */
  answer: { to: ShownPlace; route: MapRouteView | null } | null;
}

const NOWHERE: ShownPlace = { text: '', place: null };

export function MapRoutePanel({ from, answer }: MapRoutePanelProps) {
  const { to = NOWHERE, route = null } = answer ?? {};
  return (
    <Panel title="길찾기">
      <MapRouteForm from={{ text: from.name, place: from.code }} to={to} isOnMap />
      {answer && route === null && <p className="pad dim small">{to.text}까지 이어지는 길이 알려지지 않았습니다.</p>}
      {route && (
        <>
          <p className="pad row">
            <b className="h2">{route.title}</b>
            {route.minLevel !== null && <Tag tone="warn">레벨 {route.minLevel}</Tag>}
          </p>
          <MapRouteSteps route={route} />
          <CopyMapRoute route={route} path={mapRouteHref({ from: from.code, to: to.place ?? to.text })} />
        </>
      )}
    </Panel>
  );
}
