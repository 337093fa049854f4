import { type ReactNode, useState } from 'react';
import { Button, type ButtonLook } from '#ui/components/button.tsx';

interface WatchAnyButtonProps extends Pick<ButtonLook, 'tone' | 'size'> {
  item: { id: number; name: string };
  tradeType?: 1 | 2;
  /** Null or absent: all servers. */
  gameServer?: number | null | undefined;
  /** In a row with the item's name: a short text replaces the button once the alert is set. */
  isInRow?: boolean;
}

/** Sets an alert for any listing of the item with one press and then shows that it is set. */
export function WatchAnyButton({
  item,
  tradeType = 1,
  gameServer = null,
  isInRow = false,
  ...look
}: WatchAnyButtonProps) {
  const [done, setDone] = useState<ReactNode>(null);
  const [isSending, setSending] = useState(false);
  const press = async () => {
    if (isSending) return;
    setSending(true);
    try {
      const { watchAny } = await import('../watch-any.tsx');
      await watchAny({ itemId: item.id, tradeType, gameServer, isInRow }, setDone);
    } finally {
      setSending(false);
    }
  };
  return (
    <span className="needs-script" role="status">
      {done ?? (
        <Button
          {...look}
          data-press=""
          aria-disabled={isSending}
          aria-label={isInRow ? `${item.name} 올라오면 알려 주기` : undefined}
          onClick={() => void press()}
        >
          올라오면 알려 주기
        </Button>
      )}
    </span>
  );
}
