import type { ReactNode } from 'react';
import { PushOffer } from '#features/people/notifications/ui/public/push-offer.tsx';
import { requirePlayer } from '#features/people/require-login/ui/public/require-player.ts';
import { ApiError } from '#platform/client/api-error.ts';
import { invalidateAfter, mutate } from '#platform/client/live-query.ts';
import { showToast } from '#ui/overlay/toast.ts';
import type { Watch } from '../watch.contract.ts';
import { watchText } from '../watch.labels.ts';
import { AfterWatch } from './after-watch.tsx';
import css from './alerted.module.css';
import { creatingWatch } from './public/watch-queries.ts';

interface Wanted {
  itemId: number;
  tradeType: 1 | 2;
  gameServer: number | null;
  isInRow: boolean;
}

/** @param show renders the content that replaces the button */
export async function watchAny({ isInRow, ...wanted }: Wanted, show: (done: ReactNode) => void): Promise<void> {
  await requirePlayer(
    async () => {
      const watch = await create(wanted);
      if (watch === null) show(<Done text="이미 걸어 두었습니다." href="/notifications#watches" />);
      else if (!isInRow) show(<AfterWatch {...watch} />);
      else {
        show(<Done text="걸었습니다." href={`/notifications#watch-${watch.id}`} />);
        const text = `${watch.item.name} ${watchText(watch)}`;
        void showToast({ tone: 'ok', title: '알림을 걸었습니다', text, controls: <PushOffer /> });
      }
    },
    { message: '올라오면 알려 드립니다. 먼저 로그인해 주세요' },
  );
}

function Done({ text, href }: { text: string; href: string }) {
  return (
    <span className={`links small ${css.done}`}>
      {text} <a href={href}>알림 보기</a>
    </span>
  );
}

/** Returns null if the alert exists already. */
async function create(wanted: Omit<Wanted, 'isInRow'>): Promise<Watch | null> {
  const input = { body: { ...wanted, subject: 'listing' as const, price: null } };
  try {
    return await mutate(creatingWatch, input);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'CONFLICT') throw error;
    // It was made elsewhere.
    await invalidateAfter(creatingWatch, input);
    return null;
  }
}
