import NotificationsPage from '#features/people/notifications/pages/notifications.page.tsx';
import { partOnDemand } from '#ui/components/part-on-demand.ts';

const Received = partOnDemand(() => import('./received-notifications.tsx'));
const Keywords = partOnDemand(() => import('#features/community/keywords/ui/public/keywords.tsx'));
const MyWatches = partOnDemand(() => import('#features/trade/watches/ui/public/my-watches.tsx'));

export default function NotificationsWithWatches() {
  return <NotificationsPage received={<Received />} watches={<MyWatches />} keywords={<Keywords />} />;
}
