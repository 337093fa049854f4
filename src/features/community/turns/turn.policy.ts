/**
 * What a player is to a turn order. leader: of its party, an officer of its guild, or who made it there. none: neither sits nor sat there
 * when the party ended, no member of the guild.
 */
export type TurnRole = 'leader' | 'member' | 'none';

/** join, leave: oneself. add, remove: anybody. advance: who is next has received, or passes. */
export type TurnAction = 'see' | 'join' | 'leave' | 'add' | 'remove' | 'advance' | 'change' | 'create' | 'delete';

const OF_MEMBERS: readonly TurnAction[] = ['see', 'join', 'leave'];

export function can(role: TurnRole, action: TurnAction): boolean {
  return role === 'leader' || (role === 'member' && OF_MEMBERS.includes(action));
}
