import type { SiteSwitches } from '#features/people/access/site-switches.rules.ts';
import type { AuditDetail } from '#platform/effects/effects.ts';
import { HOUR_MS } from '#shared/durations.ts';
import type { InputIssue } from '#shared/errors.ts';
import type { MaintenancePlan } from '../maintenance/maintenance.rules.ts';
import { USUAL_TEMPLATES } from './reason-templates.labels.ts';
import { type SettingName, type SettingValues, settingSchemas } from './setting.contract.ts';

const LONGEST_BRAKE_MS = 48 * HOUR_MS;

export const settingErrors = {
  endsFirst: '끝은 시작보다 뒤여야 합니다.',
  isOver: '이미 지난 시각입니다.',
  tooLong: '48시간 뒤까지만 걸 수 있습니다.',
  unknownImage: '그림을 찾을 수 없습니다.',
  changed: '그사이 다른 운영자가 바꾸었습니다.',
  changedBanner: '그사이 다른 운영자가 이 배너를 바꾸었습니다.',
  unknownBanner: '배너를 찾을 수 없습니다.',
} as const;

const settingDefaults: SettingValues = {
  maintenance: settingSchemas.maintenance.parse({}),
  ads: settingSchemas.ads.parse({}),
  verification: settingSchemas.verification.parse({}),
  alerts: settingSchemas.alerts.parse({}),
  reasonTemplates: USUAL_TEMPLATES,
  registration: settingSchemas.registration.parse({}),
  brake: settingSchemas.brake.parse({}),
};

export function defaultOf<Name extends SettingName>(name: Name): SettingValues[Name] {
  return settingDefaults[name];
}

/** Faults that only the moment shows, which the schemas do not know. */
export function settingIssues<Name extends SettingName>(
  name: Name,
  value: SettingValues[Name],
  now: Date,
): InputIssue[] {
  const issueAt = (path: string, message: string) => [{ path: `value.${path}`, message }];
  if (name === 'maintenance') {
    const { from, until } = value as SettingValues['maintenance'];
    if (from === null || until === null) return [];
    if (until <= from) return issueAt('until', settingErrors.endsFirst);
    return new Date(until) <= now ? issueAt('until', settingErrors.isOver) : [];
  }
  if (name === 'brake') {
    const { until } = value as SettingValues['brake'];
    if (until === null) return [];
    const lasting = new Date(until).getTime() - now.getTime();
    if (lasting <= 0) return issueAt('until', settingErrors.isOver);
    return lasting > LONGEST_BRAKE_MS ? issueAt('until', settingErrors.tooLong) : [];
  }
  return [];
}

/** Numbers, times and enumerated values; never what somebody wrote. */
const audited: { readonly [Name in SettingName]: (value: SettingValues[Name]) => AuditDetail } = {
  maintenance: ({ from, until }) => ({ from, until }),
  ads: ({ isOn, house }) => ({ isOn, pictures: house.length }),
  verification: ({ naver, google }) => ({ naver: naver !== null, google: google !== null }),
  alerts: (value) => value,
  reasonTemplates: ({ length }) => ({ templates: length }),
  registration: (value) => value,
  brake: (value) => value,
};

/** Returns the detail of the audit row: fields before and after, and the names of all that changed. */
export function settingAudit<Name extends SettingName>(
  name: Name,
  { before, after, version }: { before: SettingValues[Name]; after: SettingValues[Name]; version: number },
): AuditDetail {
  const toFields = audited[name];
  return { version, changed: changedKeys(before, after), before: toFields(before), after: toFields(after) };
}

function changedKeys(before: object, after: object): string[] {
  if (Array.isArray(after)) return [];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  const textAt = (value: object, key: string) => JSON.stringify(Reflect.get(value, key));
  return [...keys].filter((key) => textAt(before, key) !== textAt(after, key));
}

/** The part that holds back players. */
export function toSwitches({ registration, brake }: SettingValues): SiteSwitches {
  const { minAccountHours, writes, until } = brake;
  return {
    isRegistrationOpen: registration.isOpen,
    brake: until === null ? null : { minAccountHours, writes, until: new Date(until) },
  };
}

export function toMaintenancePlan({ from, until, message }: SettingValues['maintenance']): MaintenancePlan | null {
  return from === null ? null : { from: new Date(from), until: until === null ? null : new Date(until), message };
}
