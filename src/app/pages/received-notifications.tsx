import { NotificationList } from '#features/people/notifications/ui/notification-list.tsx';
import { alertedParts } from '#features/trade/watches/ui/public/alerted.tsx';

export default function ReceivedNotifications() {
  return <NotificationList partsOf={alertedParts} />;
}
