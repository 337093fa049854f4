import { MAX_CHANNEL } from '#shared/channels.ts';
import { defineForm } from '#shared/form.ts';
import { checkbox, choice, select } from '#ui/form/choice-fields.tsx';
import { optionalNumber } from '#ui/form/number-fields.tsx';
import { text } from '#ui/form/text-fields.tsx';
import { ANYWHERE, ITEM_DISTRIBUTION, ITEM_DISTRIBUTION_NAMES, shortRegionName } from '../../party.labels.ts';
import { MAX_TITLE_LENGTH, MIN_TITLE_LENGTH, USUAL_MINUTES } from '../../party.limits.ts';
import { durationText } from '../own/time-left.rules.ts';
import { dungeon } from './dungeon-field.tsx';
import { seats } from './seats-field.tsx';

const MAX_FLOOR = 99_999;
const LEVEL = { min: 1, max: 99, issue: '레벨은 1부터 99까지입니다.' };
const MINUTE_CHOICES = [30, 60, 120, 180, 240, 360];

interface Offered {
  readonly id: number;
  readonly floors: number | null;
}

export interface PartyContext {
  /** Empty: they are not loaded, and the server decides. */
  readonly dungeons: readonly Offered[];
}

interface Place {
  dungeonId: number;
  floors: number;
}

/**
 * Returns the place among the offered dungeons. Any other dungeon, from a profile or an old draft, becomes anywhere.
 */
export function placeIn({ dungeonId = ANYWHERE }: { dungeonId?: number }, dungeons: readonly Offered[]): Place {
  if (dungeons.length === 0) return { dungeonId, floors: MAX_FLOOR };
  const found = dungeons.find(({ id }) => id === dungeonId);
  return { dungeonId: found?.id ?? ANYWHERE, floors: found?.floors ?? 1 };
}

export const partyForm = defineForm({
  fields: {
    title: text({
      label: '제목',
      hint: '어떤 사냥인지 한 줄로',
      min: MIN_TITLE_LENGTH,
      max: MAX_TITLE_LENGTH,
      placeholder: '2시간 사냥, 격수 한 분 모십니다',
      issue: `제목은 ${MIN_TITLE_LENGTH}자에서 ${MAX_TITLE_LENGTH}자까지 적어 주세요.`,
    }),
    dungeonId: dungeon({ label: '사냥터', none: shortRegionName(ANYWHERE) }),
    floor: optionalNumber({ label: '층', min: 1, max: MAX_FLOOR, issue: '층을 골라 주세요.' }),
    channel: optionalNumber({
      label: '채널',
      min: 1,
      max: MAX_CHANNEL,
      none: 0,
      placeholder: '12',
      issue: `채널은 1부터 ${MAX_CHANNEL}까지 적어 주세요.`,
    }),
    seats: seats({ label: '자리' }),
    levelMin: optionalNumber({ label: '레벨부터', ...LEVEL, placeholder: '1' }),
    levelMax: optionalNumber({ label: '레벨까지', ...LEVEL, placeholder: '99' }),
    gradeMin: select<number | null>({
      label: '차수',
      hint: '99부터는 레벨만으로 알 수 없습니다',
      empty: null,
      choices: [
        { value: null, label: '상관없음' },
        ...[1, 2, 3, 4].map((grade) => ({ value: grade, label: `${grade}차 이상` })),
      ],
    }),
    itemDistribution: select<number>({
      label: '분배',
      empty: ITEM_DISTRIBUTION.free,
      choices: Object.entries(ITEM_DISTRIBUTION_NAMES).map(([value, label]) => ({ value: Number(value), label })),
    }),
    hasDungeonPlace: checkbox({ label: '사냥터 자리를 이미 잡았습니다' }),
    minutes: choice<number>({
      label: '모집하고 사냥할 시간',
      size: 'tight',
      empty: USUAL_MINUTES,
      choices: MINUTE_CHOICES.map((value) => ({ value, label: durationText(value) })),
    }),
  },
  prepare(values, { dungeons }: PartyContext) {
    const { dungeonId } = placeIn(values, dungeons);
    return { ...values, dungeonId, floor: dungeonId === ANYWHERE ? '' : values.floor };
  },
  check({ dungeonId, floor, levelMin, levelMax }, { dungeons }: PartyContext) {
    const { floors } = placeIn({ dungeonId }, dungeons);
    return {
      ...(floor && floor > floors && { floor: `이 사냥터는 ${floors}층까지입니다.` }),
      ...(levelMin && levelMax && levelMin > levelMax && { levelMin: '가장 낮은 레벨이 가장 높은 레벨보다 높습니다.' }),
    };
  },
});
