import { itemIcon } from '#features/game-data/refs/ui/public/item-icon.ts';
import type { Notification } from '#features/people/notifications/notification.contract.ts';
import { Tile } from '#ui/components/tile.tsx';
import type { ToastMessage } from '#ui/overlay/toast-host.tsx';
import { OfferedTrade } from './alerted.tsx';
import { loadAlerted, parseAbout } from './read-alerted.ts';

/** Returns additional content for the toast of a price alert; empty for other notifications. */
export async function alertToast({ kind, path }: Notification): Promise<Partial<ToastMessage>> {
  const about = kind.startsWith('watch.') ? parseAbout(path) : null;
  const alerted = about && (await loadAlerted(about));
  if (!alerted) return {};
  const { item, trade } = alerted;
  return {
    picture: <Tile size="s" {...itemIcon(item)} />,
    ...(trade && { controls: <OfferedTrade {...trade} /> }),
  };
}
