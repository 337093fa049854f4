import { useEffect, useState } from 'react';
import type { Viewer } from '#features/people/operators/presence.contract.ts';

const MARK_EVERY_MS = 30_000;

/**
 * Marks the operator as one who has the row open.
 * @param mark a function of the module, not of the component
 * @returns names of the others who have it open now
 */
export function useViewers(id: number, mark: (id: number) => Promise<{ viewers: readonly Viewer[] }>): string[] {
  const [viewers, setViewers] = useState<readonly Viewer[]>([]);
  useEffect(() => {
    let isOpen = true;
    const markOnce = async () => {
      // A failed mark is soon repeated.
      const answer = await mark(id).catch(() => undefined);
      if (answer && isOpen) setViewers(answer.viewers);
    };
    void markOnce();
    const timer = setInterval(() => void markOnce(), MARK_EVERY_MS);
    return () => {
      isOpen = false;
      clearInterval(timer);
    };
  }, [id, mark]);
  return viewers.map(({ name }) => name ?? '다른 운영자');
}
