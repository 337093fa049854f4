import { defineForm, hasIssues, type ValuesOf } from '#shared/form.ts';
import { checkbox, select } from '#ui/form/choice-fields.tsx';
import { wholeNumber } from '#ui/form/number-fields.tsx';
import { findChanges } from '../../../profiles/character-form.rules.ts';
import type { OwnProfile } from '../../../profiles/profile.contract.ts';
import { LAST_LEVEL } from '../../../profiles/profile.limits.ts';
import { characterName, jobField, stat } from '../../../profiles/ui/public/character-fields.tsx';

export const GRADES = [0, 1, 2, 3, 4];

export const STAT_FIELDS = ['maxHp', 'maxMp', 'targetHp', 'targetMp'] as const;
export type StatField = (typeof STAT_FIELDS)[number];

const placeholder = '–';

export const characterForm = defineForm({
  fields: {
    name: characterName('2~12자, 30일에 한 번'),
    level: wholeNumber({
      label: '레벨',
      hint: '1에서 99까지',
      min: 1,
      max: LAST_LEVEL,
      issue: `레벨은 1에서 ${LAST_LEVEL}까지의 수입니다.`,
    }),
    job: jobField,
    grade: select({
      label: '승급',
      hint: '승급에 따라 이름 색이 바뀝니다',
      empty: 0,
      choices: GRADES.map((value) => ({ value, label: value === 0 ? '승급 전' : `${value}차` })),
    }),
    maxHp: stat({ label: '체력', hint: '맨몸 수치', placeholder }),
    maxMp: stat({ label: '마력', hint: '맨몸 수치', placeholder }),
    targetHp: stat({ label: '목표 체력', hint: '3만5천처럼 적어도 됩니다', placeholder }),
    targetMp: stat({ label: '목표 마력', hint: '비우면 목표 없음', placeholder }),
    showsDiscord: checkbox({ label: '프로필에 디스코드 공개' }),
  },
});

export type CharacterField = keyof typeof characterForm.fields;
export type CharacterValues = ValuesOf<typeof characterForm.fields>;

export function isChanged(values: CharacterValues, profile: OwnProfile): boolean {
  if (hasIssues(characterForm.validate(values))) return true;
  return Object.keys(findChanges(characterForm.toBody(values), profile)).length > 0;
}

/** Null: it is no draft of this profile. */
export function parseCharacterDraft(stored: unknown, profileId: number): CharacterValues | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const draft = stored as { readonly profileId?: unknown; readonly fields?: unknown };
  return draft.profileId === profileId ? characterForm.parseWhole(draft.fields) : null;
}
