import { z } from 'zod';
import { BRAKE_GROUPS, endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { MAX_ID } from '#shared/ids.ts';
import { plainText } from '#shared/plain-text.ts';
import { linkSchema } from './link.contract.ts';

const MAX_HOUSE_ADS = 30;
export const MAX_TEMPLATES = 50;
/** Longest time that a template may propose for a suspension: ten years (contract §21). */
const MAX_DAYS = 3650;
export const MAX_ACCOUNT_HOURS = 720;

/** Kept as ISO 8601 in UTC, as the API answers it. */
const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());

const templateName = plainText({ min: 2, max: 20 });
const reason = plainText({ min: 2, max: 200 });
export const reasonTemplateSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('suspend'),
    name: templateName,
    text: reason,
    /** Lengths of the first suspension, the second within a year, and so on. */
    days: z.array(z.int().min(1).max(MAX_DAYS)).min(1).max(4).optional(),
  }),
  z.strictObject({ kind: z.enum(['warn', 'hide']), name: templateName, text: reason }),
  z.strictObject({
    kind: z.literal('answer'),
    name: templateName,
    text: plainText({ min: 2, max: 500, hasLines: true }),
  }),
]);
export type ReasonTemplate = z.output<typeof reasonTemplateSchema>;

const isOn = z.boolean().default(true);

/** Schemas of `setting` rows by name (contract §23). A missing or unreadable row is replaced by its default. */
export const settingSchemas = {
  maintenance: z.strictObject({
    /** Null: off. */
    from: instant.nullable().default(null),
    /** Null: until it is switched off. */
    until: instant.nullable().default(null),
    message: plainText({ min: 0, max: 200, hasLines: true }).default(''),
  }),
  ads: z.strictObject({
    isOn,
    house: z
      .array(
        z.strictObject({
          slot: z.enum(['left', 'right', 'anchor']),
          imageId: z.int().positive().max(MAX_ID),
          href: linkSchema,
          alt: z.string().trim().min(1).max(200),
        }),
      )
      .max(MAX_HOUSE_ADS)
      .default([]),
  }),
  verification: z.strictObject({
    naver: verificationCode().nullable().default(null),
    google: verificationCode().nullable().default(null),
  }),
  alerts: z.strictObject({
    fraud: isOn,
    appeal: isOn,
    job: isOn,
    database: isOn,
    audit: isOn,
    disk: isOn,
    provider: isOn,
    upstream: isOn,
    backup: isOn,
    data: isOn,
    broadcasts: z.boolean().default(false),
  }),
  reasonTemplates: z.array(reasonTemplateSchema).max(MAX_TEMPLATES),
  registration: z.strictObject({ isOpen: isOn }),
  brake: z.strictObject({
    minAccountHours: z.int().min(0).max(MAX_ACCOUNT_HOURS).default(0),
    writes: z.array(z.enum(BRAKE_GROUPS)).max(BRAKE_GROUPS.length).default([]),
    /** Null: off. */
    until: instant.nullable().default(null),
  }),
};

function verificationCode() {
  return z.string().regex(/^[\w-]{10,100}$/);
}

export type SettingName = keyof typeof settingSchemas;
export type SettingValues = { [Name in SettingName]: z.output<(typeof settingSchemas)[Name]> };
export type SettingInput<Name extends SettingName> = z.input<(typeof settingSchemas)[Name]>;
export const SETTING_NAMES = Object.keys(settingSchemas) as [SettingName, ...SettingName[]];

/** The operator; null: a command, or a release that did not store it. */
export const changedBySchema = z
  .strictObject({
    userId: z.guid(),
    /** Null: the account has no profile or was deleted. */
    name: z.string().nullable(),
  })
  .nullable();
export type ChangedBy = z.output<typeof changedBySchema>;

export type AlertName = keyof SettingValues['alerts'];
export const ALERT_NAMES = Object.keys(settingSchemas.alerts.shape) as [AlertName, ...AlertName[]];

const alertStateSchema = z.strictObject({
  state: z.record(z.enum(ALERT_NAMES), z.strictObject({ lastAt: z.iso.datetime().nullable() })),
  /** The last test of the address to which alerts go; null: there was none. */
  lastTest: z.strictObject({ at: z.iso.datetime(), isSent: z.boolean(), ms: z.int().min(0) }).nullable(),
  /** Whether the server has the address to which alerts go, which no call answers. */
  hasWebhook: z.boolean(),
  /** Whether it has the address that is asked every minute. */
  hasHeartbeat: z.boolean(),
});
export type AlertState = z.output<typeof alertStateSchema>;

const settingSchema = z.strictObject({
  name: z.enum(SETTING_NAMES),
  /** Its shape is that of the setting of this name. */
  value: z.unknown(),
  /** 0: the default, which nobody has changed. */
  version: z.int().min(0),
  by: changedBySchema,
  at: z.iso.datetime().nullable(),
  /** Only in `alerts`: when each rang last, and where alerts go. */
  ...alertStateSchema.partial().shape,
});
export type Setting = z.output<typeof settingSchema>;

export const listSettings = endpoint({
  method: 'GET',
  path: '/api/operator/settings',
  who: 'operator',
  level: OPERATOR_LEVEL.moderator,
  tags: ['operator'],
  summary: '사이트 설정 모두',
  response: { 200: z.array(settingSchema) },
});

export const changeSetting = endpoint({
  method: 'PUT',
  path: '/api/operator/settings/:name',
  who: 'operator',
  level: OPERATOR_LEVEL.moderator,
  tags: ['operator'],
  summary: '사이트 설정 하나 바꾸기',
  description: 'brake 말고는 관리자만 바꿉니다. version은 본 버전, 한 번도 바꾸지 않았으면 0.',
  params: z.object({ name: z.enum(SETTING_NAMES, '모르는 설정입니다.') }),
  body: z.strictObject({ value: z.unknown(), version: z.int().min(0).max(MAX_ID) }),
  response: { 200: settingSchema },
  errors: ['CONFLICT.CHANGED'],
});
