import type { PalettePlayer } from '#features/game-data/search/ui/palette-row.ts';
import { findProfiles } from '#features/people/profiles/profile.contract.ts';
import { titleOf } from '#features/people/profiles/profile.labels.ts';
import { call } from '#platform/client/call.ts';

export async function findPlayers(beginning: string): Promise<PalettePlayer[]> {
  const found = await call(findProfiles, { query: { q: beginning } });
  return found.map(({ userId, name, level, ...title }) => ({
    name,
    detail: `${titleOf(title)} · 레벨 ${level}`,
    path: `/profiles/${userId}`,
  }));
}
