import NotificationsPage from '#features/people/notifications/pages/notifications.page.tsx';
import { lazyPart } from '#features/people/profiles/ui/me/lazy-part.tsx';

const Received = lazyPart(() => import('./received-notifications.tsx'));
const Keywords = lazyPart(() => import('#features/community/keywords/ui/public/keywords.tsx'));
const MyWatches = lazyPart(() => import('#features/trade/watches/ui/public/my-watches.tsx'));

export default function NotificationsWithWatches() {
  return <NotificationsPage received={<Received />} watches={<MyWatches />} keywords={<Keywords />} />;
}
