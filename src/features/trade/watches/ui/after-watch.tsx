import { PushOffer } from '#features/people/notifications/ui/public/push-offer.tsx';
import type { Watch } from '../watch.contract.ts';

/** Suggestions after an alert was stored. */
export function AfterWatch({ id, item }: Watch) {
  return (
    <div className="stack gap-2 links">
      <p>
        알림을 걸었습니다. <a href={`/notifications#watch-${id}`}>{item.name} 알림 보기</a>
      </p>
      <PushOffer />
    </div>
  );
}
