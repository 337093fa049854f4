import { NAME_FORM, SAFE_NAME } from '#features/people/profiles/profile.limits.ts';
import { lengthIssue, textLength } from '#shared/text-length.ts';
import type { Guild, NewGuild } from '../../guild.contract.ts';
import { MAX_DESCRIPTION_LENGTH } from '../../guild.limits.ts';
import { JOIN_POLICY, type JoinPolicy } from '../../guild-codes.ts';
import { inviteAddress, inviteCode, inviteFault } from '../../guild-invite.limits.ts';

const LAST_LEVEL = 99;

export interface GuildFields {
  name: string;
  /** 0: the usual one. */
  gameServer: number;
  description: string;
  joinPolicy: JoinPolicy;
  /** Empty: any. */
  minLevel: string;
  jobs: readonly number[];
  tint: number;
  isDiscord: boolean;
  discordInvite: string;
  isInvitePublic: boolean;
}

export type FieldName = 'name' | 'description' | 'minLevel' | 'discordInvite';
export type FieldFaults = Partial<Record<FieldName, string>>;

export const FIELD_NAMES: readonly FieldName[] = ['name', 'description', 'minLevel', 'discordInvite'];

export const EMPTY_FIELDS: GuildFields = {
  name: '',
  gameServer: 0,
  description: '',
  joinPolicy: JOIN_POLICY.approval,
  minLevel: '',
  jobs: [],
  tint: 0,
  isDiscord: false,
  discordInvite: '',
  isInvitePublic: true,
};

export function fieldsOf(guild: Guild): GuildFields {
  const { name, gameServer, description, joinPolicy, minLevel, jobs, tint } = guild;
  return {
    ...{ name, gameServer, description, joinPolicy, jobs, tint },
    minLevel: minLevel <= 1 ? '' : String(minLevel),
    isDiscord: guild.isDiscord,
    discordInvite: guild.discordInvite ?? '',
    isInvitePublic: guild.isInvitePublic,
  };
}

/** Undefined: no level. */
function readLevel(text: string): number | undefined {
  const typed = text.normalize('NFKC').trim();
  if (typed === '') return 1;
  const level = /^\d{1,2}$/.test(typed) ? Number(typed) : 0;
  return level >= 1 && level <= LAST_LEVEL ? level : undefined;
}

export function typedText(text: string): string {
  return text.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim();
}

function typedInvite({ isDiscord, discordInvite }: GuildFields): string {
  return isDiscord ? discordInvite.trim() : '';
}

export function faultsOf(fields: GuildFields): FieldFaults {
  const faults: FieldFaults = {};
  if (!SAFE_NAME.test(typedText(fields.name))) faults.name = NAME_FORM;
  const tooLong = lengthIssue(textLength(typedText(fields.description)), { max: MAX_DESCRIPTION_LENGTH });
  if (tooLong) faults.description = tooLong;
  if (readLevel(fields.minLevel) === undefined) faults.minLevel = '레벨은 1부터 99까지 적어 주세요.';
  const invite = typedInvite(fields);
  const wrongInvite = invite === '' ? undefined : inviteFault(invite);
  if (wrongInvite) faults.discordInvite = wrongInvite;
  return faults;
}

/** Of fields without faults. */
export function wishesOf(fields: GuildFields): Omit<NewGuild, 'gameServer'> {
  const code = inviteCode(typedInvite(fields));
  return {
    name: typedText(fields.name),
    description: typedText(fields.description),
    joinPolicy: fields.joinPolicy,
    minLevel: readLevel(fields.minLevel) ?? 1,
    jobs: fields.jobs.toSorted(),
    tint: fields.tint,
    isDiscord: fields.isDiscord,
    discordInvite: code === undefined ? null : inviteAddress(code),
    isInvitePublic: code !== undefined && fields.isInvitePublic,
  };
}

/** What a stored draft still says of the fields; a wrong value is the usual one. */
export function parseFields(value: unknown): GuildFields | null {
  if (typeof value !== 'object' || value === null) return null;
  const known = new Map<string, unknown>(Object.entries(value));
  const fields = Object.entries(EMPTY_FIELDS).map(([name, usual]) => {
    const stored = known.get(name);
    const isAlike = Array.isArray(usual) ? isJobs(stored) : typeof stored === typeof usual;
    return [name, isAlike ? stored : usual];
  });
  return Object.fromEntries(fields) as GuildFields;
}

function isJobs(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((job) => Number.isInteger(job) && job >= 1 && job <= 4);
}
