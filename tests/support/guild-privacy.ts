import {
  APPLICATION_SECRET,
  BOARD_SECRET,
  type GuildWorld,
  INVITE_SECRET,
  SCHEDULE_SECRET,
  SETTLEMENT_SECRET,
  TURNS_SECRET,
  WEBHOOK_ADDRESS,
  WEBHOOK_SECRET,
} from './guild-world.ts';

export const ROLES = [
  'nobody',
  'stranger',
  'applicant',
  'former',
  'suspended',
  'trainee',
  'member',
  'elder',
  'deputy',
  'leader',
  'operator',
] as const;
export type Role = (typeof ROLES)[number];

const MEMBERS: readonly Role[] = ['suspended', 'trainee', 'member', 'elder', 'deputy', 'leader'];
const OFFICERS: readonly Role[] = ['elder', 'deputy', 'leader'];
const HEADS: readonly Role[] = ['deputy', 'leader'];
const SECRETS = {
  [BOARD_SECRET]: MEMBERS,
  [TURNS_SECRET]: MEMBERS,
  [SCHEDULE_SECRET]: MEMBERS,
  [INVITE_SECRET]: MEMBERS,
  [APPLICATION_SECRET]: OFFICERS,
  [SETTLEMENT_SECRET]: OFFICERS,
  [WEBHOOK_ADDRESS]: HEADS,
  [WEBHOOK_SECRET]: [] as readonly Role[],
} as const;
export type Secret = keyof typeof SECRETS;

export function isInside(role: Role): boolean {
  return MEMBERS.includes(role);
}

/**
 * What of a guild that role reads against the rules, also the names of members who do not show themselves.
 * @param reads what those read there who may read it at all
 */
export function findPrivacyLeaks(body: string, role: Role, world: GuildWorld, reads: readonly Secret[] = []): string[] {
  const hidden = [world.elder, world.member, world.trainee, world.other, world.suspended].map(
    ({ profile }) => profile.name,
  );
  const names = isInside(role) ? [] : hidden.filter((name) => body.includes(`"${name}"`));
  const secrets = Object.entries(SECRETS).filter(([secret]) => body.includes(secret));
  const stolen = secrets.filter(([, readers]) => !readers.includes(role)).map(([secret]) => secret);
  const missing = reads.filter((secret) => SECRETS[secret].includes(role) && !body.includes(secret));
  return [
    ...[...names, ...stolen].map((secret) => `${role} reads ${secret}`),
    ...missing.map((secret) => `${role} does not read ${secret}`),
  ];
}
