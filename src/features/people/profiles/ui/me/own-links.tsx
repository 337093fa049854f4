import { useMe } from '../../../sessions/ui/public/me-store.ts';
import { planHref } from '../plan-href.ts';

/** To the plan of one's next advancement and to the page that others see; the head of their panel keeps the room. */
export function OwnLinks() {
  const state = useMe();
  if (state.status !== 'in' || !state.me) return null;
  return (
    <span className="row ml-auto">
      <a className="more" href={planHref(state.me)}>
        승급 계획
      </a>
      <a className="more" href={`/profiles/${state.me.userId}`}>
        남이 보는 모습
      </a>
    </span>
  );
}
