import { z } from 'zod';
import { nameSchema } from '#features/people/profiles/profile.contract.ts';
import { recordSchema } from '#features/trade/records/record.contract.ts';
import { plainText } from '#shared/plain-text.ts';
import { partyPlayerSchema } from '../parties/party.contract.ts';
import { MAX_DESCRIPTION_LENGTH, MAX_MEMBERS, MAX_MESSAGE_LENGTH, MAX_TINT, SAME_JOBS } from './guild.limits.ts';
import { INVITE_ADDRESS, inviteCode, validateInvite } from './guild-invite.limits.ts';

/** Errors of changes of a guild that is closed or hidden. */
export const GUILD_NOT_WRITABLE = ['CONFLICT.CLOSED', 'CONFLICT.HIDDEN'] as const;

/** Ranks: 1 문주, 2 부문주, 3 장로, 4 문파원, 5 연습생. */
const rankSchema = z.literal([1, 2, 3, 4, 5]);
const jobSchema = z.int().min(1).max(4);
const levelSchema = z.int().min(1).max(99);
const tintSchema = z.int().min(0).max(MAX_TINT);
const joinPolicySchema = z.literal([1, 2, 3]);
const count = z.int().min(0).max(MAX_MEMBERS);

/** A guild (contract §14). Fields for members are null for everybody else. */
export const guildSchema = z.strictObject({
  id: z.int().positive(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  name: z.string(),
  description: z.string(),
  /** Null: the sign is drawn from the name. */
  iconUrl: z.string().nullable(),
  /** Time of closing, for members. */
  deletedAt: z.iso.datetime().nullable(),
  isDiscord: z.boolean(),
  createdProfileId: z.int().positive(),
  gameServer: z.int().positive(),
  tint: tintSchema,
  /** Policies: 1 승인, 2 자유, 3 받지 않음. */
  joinPolicy: joinPolicySchema,
  minLevel: levelSchema,
  /** Jobs that the guild seeks; empty: all. */
  jobs: z.array(jobSchema),
  /** Address of the invite, for non-members only if `isInvitePublic`. */
  discordInvite: z.string().nullable(),
  isInvitePublic: z.boolean(),
  memberCount: count,
  jobCounts: z.strictObject({ '1': count, '2': count, '3': count, '4': count }),
  /** Null: a closed guild whose leader left. */
  leader: partyPlayerSchema.nullable(),
  deputies: z.array(partyPlayerSchema),
  /** Time of hiding, for members. */
  hiddenAt: z.iso.datetime().nullable(),
  hiddenReason: z.string().nullable(),
  /** Time at which a deputy takes over unless the leader signs in; for members. */
  takeoverAt: z.iso.datetime().nullable(),
  isSample: z.boolean(),
});
export type Guild = z.infer<typeof guildSchema>;

const membershipSchema = z.strictObject({
  guild: guildSchema,
  rank: rankSchema,
  joinedAt: z.iso.datetime(),
  isShown: z.boolean(),
  closedAt: z.iso.datetime().nullable(),
});
export type Membership = z.infer<typeof membershipSchema>;
export const ownMembershipSchema = membershipSchema;

export const ownGuildsSchema = z.strictObject({
  guilds: z.array(membershipSchema),
  asked: z.array(z.strictObject({ guild: guildSchema, askedAt: z.iso.datetime() })),
});
export type OwnGuilds = z.infer<typeof ownGuildsSchema>;

export const guildMemberSchema = z.strictObject({
  profile: partyPlayerSchema,
  rank: rankSchema,
  job: z.int(),
  level: z.int(),
  joinedAt: z.iso.datetime(),
});
export type GuildMember = z.infer<typeof guildMemberSchema>;

export const guildApplicationSchema = z.strictObject({
  profile: partyPlayerSchema,
  message: z.string(),
  askedAt: z.iso.datetime(),
  record: recordSchema,
});
export type GuildApplication = z.infer<typeof guildApplicationSchema>;

const inviteSchema = z
  .string()
  .trim()
  .regex(INVITE_ADDRESS, { error: ({ input }) => validateInvite(String(input)) })
  .transform((address) => inviteCode(address) ?? '')
  .nullable();

const optionalInput = {
  description: plainText({ min: 0, max: MAX_DESCRIPTION_LENGTH, hasLines: true }).optional(),
  joinPolicy: joinPolicySchema.optional(),
  minLevel: levelSchema.optional(),
  jobs: z
    .array(jobSchema)
    .max(4)
    .refine((jobs) => new Set(jobs).size === jobs.length, SAME_JOBS)
    .optional(),
  tint: tintSchema.optional(),
  isDiscord: z.boolean().optional(),
  /** Stored as the invite's code. */
  discordInvite: inviteSchema.optional(),
  isInvitePublic: z.boolean().optional(),
};

export const newGuildSchema = z.strictObject({ name: nameSchema, gameServer: z.int().positive(), ...optionalInput });
export type NewGuild = z.infer<typeof newGuildSchema>;

/** Fields that are left out stay. */
export const guildChangeSchema = z.strictObject({ name: nameSchema.optional(), ...optionalInput });
export type GuildChange = z.infer<typeof guildChangeSchema>;

export const newGuildApplicationSchema = z
  .strictObject({ message: plainText({ min: 0, max: MAX_MESSAGE_LENGTH, hasLines: true }).optional() })
  .nullish();
export type NewGuildApplication = z.infer<typeof newGuildApplicationSchema>;

export const appliedSchema = z.strictObject({ state: z.enum(['asked', 'in']) });
export type Applied = z.infer<typeof appliedSchema>;

export const guildMemberActionSchema = z.discriminatedUnion(
  'action',
  [
    z.strictObject({ action: z.enum(['accept', 'refuse', 'remove']) }),
    z.strictObject({ action: z.literal('rank'), rank: rankSchema }),
  ],
  'action은 accept, refuse, remove, rank 가운데 하나여야 합니다.',
);
export type GuildMemberAction = z.infer<typeof guildMemberActionSchema>;

export const ownMembershipChangeSchema = z.strictObject({ isShown: z.boolean() });

/** A reported guild, for operators. */
export const reportedGuildSchema = z.object({
  id: z.int().positive(),
  name: z.string(),
  gameServer: z.int(),
  leaderId: z.int().nullable(),
  memberCount: count,
  deletedAt: z.iso.datetime().nullable(),
  hiddenAt: z.iso.datetime().nullable(),
  hiddenReason: z.string().nullable(),
});
export type ReportedGuild = z.infer<typeof reportedGuildSchema>;
