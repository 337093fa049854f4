import { listPlayers } from '#features/people/players/player.contract.ts';
import { call } from '#platform/client/call.ts';
import { OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { playerPath } from '../../desk-paths.ts';
import type { DeskSource } from '../../frame/desk-source.ts';
import { formerNamesText } from '../player-row.labels.ts';

const SHOWN = 5;

/** Players by the beginning of a present or former name, by number, UUID or Discord number. */
export const playerSource: DeskSource = {
  name: '회원',
  level: OPERATOR_LEVEL.moderator,
  async find(text, { signal }) {
    const players = await call(listPlayers, { query: { q: text, limit: SHOWN }, signal });
    return players.map((player) => ({
      href: playerPath(player.profileId),
      label: player.name,
      detail: formerNamesText(player) || `회원 ${player.profileId}`,
    }));
  },
};
