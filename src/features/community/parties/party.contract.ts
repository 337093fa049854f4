import { z } from 'zod';
import { recordSchema } from '#features/trade/records/record.contract.ts';
import { MAX_CHANNEL } from '#shared/channels.ts';
import { plainText } from '#shared/plain-text.ts';
import {
  MAX_MESSAGE_LENGTH,
  MAX_MINUTES,
  MAX_REGION,
  MAX_SEATS,
  MAX_TITLE_LENGTH,
  MIN_MINUTES,
  MIN_SEATS,
  MIN_TITLE_LENGTH,
} from './party.limits.ts';

const jobSchema = z.int().min(1).max(4);
const levelSchema = z.int().min(1).max(99);
const gradeSchema = z.int().min(0).max(4);
/** Roles: 0 아무나, 1 전사, 2 도적, 3 주술사, 4 도사, 5 격수. */
const roleSchema = z.int().min(0).max(5);
/** Item distributions: 1 자유, 2 순번, 3 주사위, 4 템팔분, 5 필요 직업 우선, 6 협의. */
const itemDistributionSchema = z.int().min(1).max(6);

export const partyPlayerSchema = z.strictObject({
  id: z.int().positive(),
  /** Null: the account was deleted. */
  userId: z.guid().nullable(),
  name: z.string(),
  job: z.int(),
  grade: z.int(),
  level: z.int(),
});
export type PartyPlayer = z.infer<typeof partyPlayerSchema>;

/** A seat; it is free if `job` and `level` are null. Only members see who has it. */
export const seatSchema = z.strictObject({
  role: roleSchema,
  job: jobSchema.nullable(),
  level: levelSchema.nullable(),
  isLeader: z.boolean(),
});
export type PartySeat = z.infer<typeof seatSchema>;

/** A party as everybody sees it (contract §12). */
export const partySchema = z.strictObject({
  id: z.int().positive(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  expiredAt: z.iso.datetime(),
  title: z.string(),
  /** 0: anywhere. */
  dungeonId: z.int().min(0),
  createdProfileId: z.int().positive(),
  gameServer: z.int().positive(),
  hasDungeonPlace: z.boolean(),
  itemDistribution: itemDistributionSchema,
  /** 0: not stated. */
  channel: z.int().min(0).max(MAX_CHANNEL),
  floor: z.int().positive().nullable(),
  levelMin: levelSchema.nullable(),
  levelMax: levelSchema.nullable(),
  gradeMin: gradeSchema.nullable(),
  seats: z.array(seatSchema).min(MIN_SEATS).max(MAX_SEATS),
  memberCount: z.int().min(0),
  /** States: 1 모집 중, 2 다 참, 3 끝남. */
  state: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  closedAt: z.iso.datetime().nullable(),
  closedBy: z.enum(['leader', 'expired', 'account', 'operator']).nullable(),
  /** Time of creation, or of the last seat that became free. Lists are sorted by it. */
  listedAt: z.iso.datetime(),
  dungeon: z.strictObject({ id: z.int(), name: z.string(), region: z.int().min(1).max(MAX_REGION) }).nullable(),
  leader: partyPlayerSchema,
  isSample: z.boolean(),
});
export type Party = z.infer<typeof partySchema>;

/** A reported party, for operators. */
export const reportedPartySchema = z.object({
  id: z.int().positive(),
  title: z.string(),
  gameServer: z.int(),
  leaderId: z.int().positive(),
  expiredAt: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
  closedBy: z.string().nullable(),
});

const memberSchema = z.strictObject({
  profile: partyPlayerSchema,
  job: jobSchema,
  level: levelSchema,
  seat: z.int().min(0),
  joinedAt: z.iso.datetime(),
  /** Whether the reader may rate them now. */
  mayGetManner: z.boolean(),
});
export type PartyMember = z.infer<typeof memberSchema>;

const partyRequestSchema = z.strictObject({
  profile: partyPlayerSchema,
  job: jobSchema,
  level: levelSchema,
  /** Null: the job differs from the profile's. */
  grade: gradeSchema.nullable(),
  /** Seat that the player would get now; null: none is free. */
  seat: z.int().min(0).nullable(),
  message: z.string(),
  /** Whether they are outside the wanted levels or grades. */
  isOutside: z.boolean(),
  askedAt: z.iso.datetime(),
  record: recordSchema,
});
export type PartyRequest = z.infer<typeof partyRequestSchema>;

/** A party as its members see it; `asks` is for its leader. */
export const ownPartySchema = partySchema.extend({
  members: z.array(memberSchema),
  asks: z.array(partyRequestSchema).optional(),
});
export type OwnParty = z.infer<typeof ownPartySchema>;

export const ownPartiesSchema = z.strictObject({
  party: ownPartySchema.nullable(),
  asked: z.array(z.strictObject({ party: partySchema, askedAt: z.iso.datetime() })),
  past: z.array(ownPartySchema),
});
export type OwnParties = z.infer<typeof ownPartiesSchema>;

export const partyCountsSchema = z.strictObject({
  all: z.int(),
  /** Number of parties with a free seat. */
  open: z.int(),
  regions: z.record(z.string(), z.int()),
});
export type PartyCounts = z.infer<typeof partyCountsSchema>;

const titleSchema = plainText({ min: MIN_TITLE_LENGTH, max: MAX_TITLE_LENGTH });
const rolesSchema = z
  .array(roleSchema)
  .min(MIN_SEATS - 1)
  .max(MAX_SEATS - 1);

const optionalInput = {
  dungeonId: z.int().min(0).optional(),
  /** Roles of seats 2 to n. */
  seats: rolesSchema.optional(),
  channel: z.int().min(0).max(MAX_CHANNEL).optional(),
  floor: z.int().positive().max(32_767).nullable().optional(),
  levelMin: levelSchema.nullable().optional(),
  levelMax: levelSchema.nullable().optional(),
  gradeMin: gradeSchema.nullable().optional(),
  hasDungeonPlace: z.boolean().optional(),
  itemDistribution: itemDistributionSchema.optional(),
};

export const newPartySchema = z.strictObject({
  title: titleSchema,
  gameServer: z.int().positive(),
  ...optionalInput,
  minutes: z.int().min(MIN_MINUTES).max(MAX_MINUTES).optional(),
  job: jobSchema.optional(),
  level: levelSchema.optional(),
});
export type NewParty = z.infer<typeof newPartySchema>;

/** Fields that are left out stay. */
export const partyChangeSchema = z.strictObject({
  title: titleSchema.optional(),
  ...optionalInput,
  expiredAt: z.iso.datetime().optional(),
});
export type PartyChange = z.infer<typeof partyChangeSchema>;

export const newPartyRequestSchema = z
  .strictObject({
    message: plainText({ min: 0, max: MAX_MESSAGE_LENGTH }).optional(),
    job: jobSchema.optional(),
    level: levelSchema.optional(),
  })
  .nullish();
export type NewPartyRequest = z.infer<typeof newPartyRequestSchema>;

export const memberActionSchema = z.strictObject({ action: z.enum(['accept', 'refuse', 'remove', 'lead']) });
export type MemberAction = z.infer<typeof memberActionSchema>['action'];
