import { MAX_CHANNEL } from '#shared/channels.ts';
import type { NewParty, Party, PartyChange } from '../../party.contract.ts';
import { MAX_SEATS, MAX_TITLE_LENGTH, MIN_SEATS, MIN_TITLE_LENGTH, USUAL_MINUTES } from '../../party.limits.ts';
import { ANYWHERE, ITEM_DISTRIBUTION, USUAL_ROLES } from '../../party-codes.ts';

const LAST_LEVEL = 99;

export interface PartyFields {
  title: string;
  dungeonId: number;
  /** Empty: not said. */
  floor: string;
  channel: string;
  levelMin: string;
  levelMax: string;
  /** 0: any. */
  gradeMin: number;
  /** Roles of seats 2 to n. */
  seats: readonly number[];
  itemDistribution: number;
  hasDungeonPlace: boolean;
  minutes: number;
}

export type FieldName = 'title' | 'dungeonId' | 'floor' | 'channel' | 'levelMin' | 'levelMax' | 'seats';
export type FieldFaults = Partial<Record<FieldName, string>>;

export const FIELD_NAMES: readonly FieldName[] = [
  'title',
  'dungeonId',
  'floor',
  'channel',
  'levelMin',
  'levelMax',
  'seats',
];

export const EMPTY_FIELDS: PartyFields = {
  title: '',
  dungeonId: ANYWHERE,
  floor: '',
  channel: '',
  levelMin: '',
  levelMax: '',
  gradeMin: 0,
  seats: USUAL_ROLES,
  itemDistribution: ITEM_DISTRIBUTION.free,
  hasDungeonPlace: false,
  minutes: USUAL_MINUTES,
};

export const MINUTE_CHOICES = [30, 60, 120, 180, 240, 360] as const;

type Described = Pick<
  Party,
  | 'title'
  | 'dungeonId'
  | 'floor'
  | 'channel'
  | 'levelMin'
  | 'levelMax'
  | 'gradeMin'
  | 'seats'
  | 'itemDistribution'
  | 'hasDungeonPlace'
>;

export function fieldsOf(party: Described): PartyFields {
  const text = (value: number | null) => (value === null || value === 0 ? '' : String(value));
  return {
    title: party.title,
    dungeonId: party.dungeonId,
    floor: text(party.floor),
    channel: text(party.channel),
    levelMin: text(party.levelMin),
    levelMax: text(party.levelMax),
    gradeMin: party.gradeMin ?? 0,
    seats: party.seats.slice(1).map(({ role }) => role),
    itemDistribution: party.itemDistribution,
    hasDungeonPlace: party.hasDungeonPlace,
    minutes: USUAL_MINUTES,
  };
}

interface Place {
  dungeonId: number;
  floors: number;
}

/**
 * Where the party goes, of the dungeons that it may go to: another one (that of a profile, or of an old draft) is anywhere.
 * @param dungeons none: they are not loaded, and the server decides
 */
export function placeIn(
  { dungeonId }: Pick<PartyFields, 'dungeonId'>,
  dungeons: readonly { id: number; floors: number | null }[],
): Place {
  if (dungeons.length === 0) return { dungeonId, floors: Number.MAX_SAFE_INTEGER };
  const dungeon = dungeons.find(({ id }) => id === dungeonId);
  return { dungeonId: dungeon?.id ?? ANYWHERE, floors: dungeon?.floors ?? 1 };
}

/** Empty: null. Undefined: no whole number from 1 to `max`. */
function readNumber(text: string, max: number): number | null | undefined {
  const typed = text.normalize('NFKC').trim();
  if (typed === '') return null;
  const value = /^\d{1,5}$/.test(typed) ? Number(typed) : 0;
  return value >= 1 && value <= max ? value : undefined;
}

export function faultsOf(fields: PartyFields, floors: number): FieldFaults {
  const faults: FieldFaults = {};
  const length = [...fields.title.trim()].length;
  if (length < MIN_TITLE_LENGTH || length > MAX_TITLE_LENGTH) {
    faults.title = `제목은 ${MIN_TITLE_LENGTH}자에서 ${MAX_TITLE_LENGTH}자까지 적어 주세요.`;
  }
  if (readNumber(fields.channel, MAX_CHANNEL) === undefined) {
    faults.channel = `채널은 1부터 ${MAX_CHANNEL}까지 적어 주세요.`;
  }
  const [levelMin, levelMax] = [readNumber(fields.levelMin, LAST_LEVEL), readNumber(fields.levelMax, LAST_LEVEL)];
  if (levelMin === undefined) faults.levelMin = '레벨은 1부터 99까지입니다.';
  if (levelMax === undefined) faults.levelMax = '레벨은 1부터 99까지입니다.';
  if (levelMin && levelMax && levelMin > levelMax) faults.levelMin = '가장 낮은 레벨이 가장 높은 레벨보다 높습니다.';
  if (readNumber(fields.floor, floors) === undefined) faults.floor = `이 사냥터는 ${floors}층까지입니다.`;
  if (fields.seats.length < MIN_SEATS - 1 || fields.seats.length > MAX_SEATS - 1) {
    faults.seats = `자리는 ${MIN_SEATS}개에서 ${MAX_SEATS}개까지입니다.`;
  }
  return faults;
}

/** Of fields without faults. */
export function wishesOf(fields: PartyFields): Omit<PartyChange, 'expiredAt'> & { title: string } {
  return {
    title: fields.title.trim(),
    dungeonId: fields.dungeonId,
    floor: fields.dungeonId === ANYWHERE ? null : (readNumber(fields.floor, Number.MAX_SAFE_INTEGER) ?? null),
    channel: readNumber(fields.channel, MAX_CHANNEL) ?? 0,
    levelMin: readNumber(fields.levelMin, LAST_LEVEL) ?? null,
    levelMax: readNumber(fields.levelMax, LAST_LEVEL) ?? null,
    gradeMin: fields.gradeMin === 0 ? null : fields.gradeMin,
    seats: [...fields.seats],
    itemDistribution: fields.itemDistribution,
    hasDungeonPlace: fields.hasDungeonPlace,
  };
}

export function newPartyOf(fields: PartyFields, gameServer: number): NewParty {
  return { ...wishesOf(fields), gameServer, minutes: fields.minutes };
}

/** What a stored draft still says of the fields; a wrong value is the usual one. */
export function parseFields(value: unknown): PartyFields | null {
  if (typeof value !== 'object' || value === null) return null;
  const known = new Map<string, unknown>(Object.entries(value));
  const fields = Object.entries(EMPTY_FIELDS).map(([name, usual]) => {
    const stored = known.get(name);
    const isAlike = Array.isArray(usual) ? isRoles(stored) : typeof stored === typeof usual;
    return [name, isAlike ? stored : usual];
  });
  return Object.fromEntries(fields) as PartyFields;
}

function isRoles(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((role) => Number.isInteger(role) && role >= 0 && role <= 5);
}
