import { useMe } from '../../sessions/ui/public/me-store.ts';

/** Only in the owner's browser, and only once it is known who that is; the head of its panel keeps the room. */
export function OwnerLink({ userId }: { userId: string }) {
  const state = useMe();
  if (state.status !== 'in' || state.me?.userId !== userId) return null;
  return (
    <a className="more" href="/me">
      고치기
    </a>
  );
}
