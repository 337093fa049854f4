import { useMe } from '../../../sessions/ui/public/me-store.ts';

/** To the page that others see; the head of its panel keeps the room. */
export function ProfileLink() {
  const state = useMe();
  if (state.status !== 'in' || !state.me) return null;
  return (
    <a className="more" href={`/profiles/${state.me.userId}`}>
      남이 보는 모습
    </a>
  );
}
