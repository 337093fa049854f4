import { Panel } from '#ui/components/panel.tsx';
import { WayForm } from '../way-form.tsx';

export interface WayPanelProps {
  /** The map one stands on. */
  from: { code: string; name: string };
}

/** The way finder beside something else: it begins here and the end is asked. */
export function WayPanel({ from }: WayPanelProps) {
  return (
    <Panel title="길찾기">
      <WayForm from={{ text: from.name, place: from.code }} to={{ text: '', place: null }} />
    </Panel>
  );
}
