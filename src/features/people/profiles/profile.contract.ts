import { z } from 'zod';
import { endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { warningSchema } from '../sanctions/sanction.contract.ts';
import {
  LAST_LEVEL,
  MAX_FOUND_PROFILES,
  MAX_NAME_LENGTH,
  MAX_STAT,
  MIN_NAME_LENGTH,
  NAME_FORM,
  SAFE_NAME,
} from './profile.limits.ts';

const stat = z.int().min(0).max(MAX_STAT).nullable();
const jobSchema = z.int().min(1).max(4);
const gradeSchema = z.int().min(0).max(4);
const levelSchema = z.int().min(1).max(LAST_LEVEL);

export const profileSchema = z.strictObject({
  id: z.int().positive(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  userId: z.guid(),
  name: z.string(),
  /** Time of the last rename; a change of case does not count. */
  renamedAt: z.iso.datetime().nullable(),
  level: z.int(),
  /** 1 전사, 2 도적, 3 주술사, 4 도사. */
  job: z.int(),
  grade: z.int(),
  discordId: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  /** HP and MP of the character without equipment. */
  maxHp: stat,
  maxMp: stat,
  targetHp: stat,
  targetMp: stat,
});
export type Profile = z.infer<typeof profileSchema>;

export const ownProfileSchema = profileSchema.extend({
  showsDiscord: z.boolean(),
  lastDungeonId: z.int().nullable(),
  pullUpAt: z.iso.datetime().nullable(),
  bannedAt: z.iso.datetime().nullable(),
  bannedReason: z.string().nullable(),
  deletedAt: z.iso.datetime().nullable(),
});
export type OwnProfile = z.infer<typeof ownProfileSchema>;

export const meSchema = ownProfileSchema.extend({
  isOperator: z.boolean(),
  /** 1 관리자, 2 운영자, 3 편집자; null: no operator. */
  operatorLevel: z.literal(Object.values(OPERATOR_LEVEL)).nullable(),
  /** Only warnings that count, the newest first. */
  warnings: z.array(warningSchema),
});
export type Me = z.infer<typeof meSchema>;

export const foundProfileSchema = profileSchema.pick({
  id: true,
  userId: true,
  name: true,
  job: true,
  grade: true,
  level: true,
});
export type FoundProfile = z.infer<typeof foundProfileSchema>;

export const profileParams = z.object({ id: z.string().max(64) });

/** 2 to 12 characters of Hangul, Latin and digits (contract §4). */
export const nameSchema = z
  .string()
  .transform((name) => name.normalize('NFC').trim())
  .pipe(z.string().regex(SAFE_NAME, NAME_FORM));

const fields = {
  name: nameSchema,
  level: levelSchema,
  job: jobSchema,
  grade: gradeSchema,
  maxHp: stat,
  maxMp: stat,
  targetHp: stat,
  targetMp: stat,
  showsDiscord: z.boolean(),
};

const passedOver = z.unknown().meta({ description: '바꿀 수 없는 항목입니다. 보내도 그대로입니다.' });

/** Clients may send a whole profile back: fields that the player cannot change are ignored. */
const fixedFields = {
  id: passedOver,
  createdAt: passedOver,
  updatedAt: passedOver,
  userId: passedOver,
  renamedAt: passedOver,
  discordId: passedOver,
  avatarUrl: passedOver,
  lastDungeonId: passedOver,
  pullUpAt: passedOver,
  bannedAt: passedOver,
  bannedReason: passedOver,
  deletedAt: passedOver,
  isOperator: passedOver,
  operatorLevel: passedOver,
  warnings: passedOver,
};

export const profileUpdateSchema = z.strictObject({ ...fields, ...fixedFields }).partial();
export type ProfileUpdate = Omit<z.infer<typeof profileUpdateSchema>, keyof typeof fixedFields>;

export const AGREEMENT_NEEDED = '약관과 개인정보 처리방침에 동의하고 만 14세 이상이어야 합니다.';

export const profileUpsertSchema = z.strictObject({
  ...profileUpdateSchema.shape,
  name: nameSchema,
  /** Agreement to the terms and the policy, and confirmation of being 14 or older. */
  agreed: z.literal(true, AGREEMENT_NEEDED).optional(),
});
export type ProfileUpsert = z.infer<typeof profileUpsertSchema>;

const tags = ['profiles'];

export const getMe = endpoint({
  method: 'GET',
  path: '/api/profiles/me',
  who: 'visitor',
  tags,
  summary: '내 캐릭터',
  /**
   * `orNull=true` answers `null` instead of 401 and 404; `newcomer` does so only instead of the 404 of an account
   * without a profile. Browsers log every 404 in the console, but need the 401 to learn that their session has ended.
   */
  query: z.object({ orNull: z.enum(['true', 'newcomer', 'false']).optional() }),
  response: { 200: meSchema.nullable() },
  errors: ['LOGIN_REQUIRED', 'NOT_FOUND'],
});

const BEGINNING_FORM = `이름의 처음 ${MIN_NAME_LENGTH}자에서 ${MAX_NAME_LENGTH}자까지 적습니다.`;

export const findProfiles = endpoint({
  method: 'GET',
  path: '/api/profiles',
  who: 'anyone',
  tags,
  summary: '이름의 처음으로 캐릭터 찾기',
  description: `이름 순서로 ${MAX_FOUND_PROFILES}명까지. 정지되었거나 탈퇴한 캐릭터는 없다.`,
  query: z.object({
    q: z
      .string({ error: BEGINNING_FORM })
      .transform((text) => text.normalize('NFC').replaceAll(/\s/g, ''))
      .refine(({ length }) => length >= MIN_NAME_LENGTH && length <= MAX_NAME_LENGTH, BEGINNING_FORM)
      .meta({ minLength: MIN_NAME_LENGTH, maxLength: MAX_NAME_LENGTH }),
  }),
  response: { 200: z.array(foundProfileSchema).max(MAX_FOUND_PROFILES) },
  errors: ['RATE_LIMITED'],
});

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/profiles/:id',
  who: 'anyone',
  tags,
  summary: '캐릭터 하나',
  params: profileParams,
  response: { 200: profileSchema },
});

export const getAvatar = endpoint({
  method: 'GET',
  path: '/api/profiles/:id/avatar',
  who: 'anyone',
  tags,
  summary: '캐릭터의 그림',
  params: profileParams,
  query: z.object({ v: z.string().max(64).optional().meta({ description: '그림의 표. avatarUrl에 붙어 있습니다.' }) }),
});

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/profiles/update',
  who: 'player',
  tags,
  summary: '내 캐릭터 수정',
  body: profileUpdateSchema,
  response: { 200: meSchema },
  errors: ['CONFLICT', 'NOT_ALLOWED'],
});

export const upsertProfile = endpoint({
  method: 'POST',
  path: '/api/profiles/upsert',
  who: 'person',
  tags,
  summary: '내 캐릭터 만들기 (있으면 수정)',
  body: profileUpsertSchema,
  response: { 200: meSchema },
  errors: ['CONFLICT', 'NOT_ALLOWED', 'SUSPENDED'],
});
