import { Panel } from '#ui/components/panel.tsx';
import { MapRouteForm } from '../map-route-form.tsx';

export interface MapRoutePanelProps {
  from: { code: string; name: string };
}

export function MapRoutePanel({ from }: MapRoutePanelProps) {
  return (
    <Panel title="길찾기">
      <MapRouteForm from={{ text: from.name, place: from.code }} to={{ text: '', place: null }} />
    </Panel>
  );
}
