import { defineMutation } from '#platform/client/live-query.ts';
import { RANK } from '../guild.labels.ts';
import {
  applyToGuild,
  changeGuild,
  changeGuildMember,
  changeOwnMembership,
  claimLeadership,
  closeGuild,
  createGuild,
  leaveGuild,
  removeGuildIcon,
  restoreGuild,
  setGuildIcon,
} from '../guild-endpoints.contract.ts';
import { insideKey } from './member/member-query.ts';
import { OWN_GUILDS } from './own/own-guilds.ts';

interface OfGuild {
  readonly params: { readonly id: string | number };
}

const ofOwn = { invalidates: () => [OWN_GUILDS] };
const ofBoth = { invalidates: ({ params }: OfGuild) => [insideKey(Number(params.id)), OWN_GUILDS] };

/** The changes of a guild, and what each makes stale. */
export const guildMutations = {
  create: defineMutation(createGuild, { ...ofOwn, isAwaited: true }),
  apply: defineMutation(applyToGuild, { ...ofOwn, isAwaited: true }),
  change: defineMutation(changeGuild, { ...ofBoth, isAwaited: true }),
  setIcon: defineMutation(setGuildIcon, ofBoth),
  removeIcon: defineMutation(removeGuildIcon, ofBoth),
  claimLeadership: defineMutation(claimLeadership, { invalidates: ({ params }) => [insideKey(Number(params.id))] }),
  changeMember: defineMutation(changeGuildMember, {
    invalidates({ params, body }) {
      const inside = insideKey(Number(params.id));
      // Only who hands over the leadership changes their own rank.
      return body.action === 'rank' && body.rank === RANK.leader ? [inside, OWN_GUILDS] : [inside];
    },
  }),
  changeOwnMembership: defineMutation(changeOwnMembership, ofOwn),
  leave: defineMutation(leaveGuild, ofOwn),
  close: defineMutation(closeGuild, ofOwn),
  restore: defineMutation(restoreGuild, ofOwn),
};
