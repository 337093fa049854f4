/**
 * A player's role in a loot rotation. leader: leader of its party, an officer of its guild, or its creator there. none:
 * neither in the party, nor in it at its end, nor a member of the guild.
 */
export type LootRotationRole = 'leader' | 'member' | 'none';

/**
 * Actions. join, leave: for oneself. add, remove: for anybody. advance: records that the next one has received or
 * passes.
 */
export type LootRotationAction =
  | 'see'
  | 'join'
  | 'leave'
  | 'add'
  | 'remove'
  | 'advance'
  | 'change'
  | 'create'
  | 'delete';

const OF_MEMBERS: readonly LootRotationAction[] = ['see', 'join', 'leave'];

export function can(role: LootRotationRole, action: LootRotationAction): boolean {
  return role === 'leader' || (role === 'member' && OF_MEMBERS.includes(action));
}
