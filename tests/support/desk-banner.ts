import type { DeskBanner } from '#features/shell/settings/banner.contract.ts';
import { NOON } from './desk-settings.ts';

const HOUR_MS = 3_600_000;

/** A banner as operators read it. @param from @param until in hours from noon */
export function deskBanner(id: number, from: number, until: number, parts: Partial<DeskBanner> = {}): DeskBanner {
  const at = (hours: number) => new Date(NOON.getTime() + hours * HOUR_MS).toISOString();
  return {
    id,
    text: `배너 ${id}`,
    href: null,
    tone: 'info',
    isClosable: true,
    startsAt: at(from),
    endsAt: at(until),
    version: 1,
    by: { userId: '00000000-0000-4000-8000-000000000001', name: '설악' },
    at: at(from),
    aside: [],
    ...parts,
  };
}
