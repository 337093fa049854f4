import type { ReactNode } from 'react';
import { inTab } from '#platform/client/device-storage.ts';
import { flatDraft } from '#platform/client/flat-draft.ts';
import { defineForm, readWholeNumber, type SentOf, type ValuesOf } from '#shared/form.ts';
import { checkbox } from '#ui/form/choice-fields.tsx';
import { custom } from '#ui/form/field-kind.ts';
import { wholeNumber } from '#ui/form/number-fields.tsx';
import { LAST_LEVEL, NAME_FORM, SAFE_NAME } from '../../profiles/profile.limits.ts';
import { characterName, jobField, stat } from '../../profiles/ui/public/character-fields.tsx';

const LEVELS = { min: 1, max: LAST_LEVEL };
const AGREED = '세 가지 모두 동의해야 시작할 수 있습니다.';
const VITAL = { hint: '맨몸 수치. 몰라도 됩니다', placeholder: '3만5천처럼 적어도 됩니다' };

const parseText = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);

function consent(label: string, drawnLabel: ReactNode = label) {
  return checkbox({ label, drawnLabel: <span>{drawnLabel}</span>, mustBeOn: AGREED });
}

function Document({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

export const firstProfileForm = defineForm({
  fields: {
    name: characterName(`게임 캐릭터의 이름입니다. ${NAME_FORM}`),
    job: jobField,
    level: wholeNumber({
      label: '레벨',
      ...LEVELS,
      issue: `1에서 ${LAST_LEVEL}까지 적어 주세요.`,
      after: <span className="faint">/ {LAST_LEVEL}</span>,
    }),
    /** 0 to 4; empty: not chosen, which is valid below the last level. */
    grade: custom<string, number>({
      label: '승급',
      hint: `레벨 ${LAST_LEVEL}부터`,
      empty: '',
      parse: parseText,
      read: (value) => (/^[0-4]$/.test(value) ? { sent: Number(value) } : { issue: '승급을 골라 주세요.' }),
    }),
    /** Empty: all game servers. It is stored on the device and not sent. */
    gameServer: custom({
      label: '게임 서버',
      hint: '시세와 거래를 이 서버로 봅니다',
      empty: '',
      parse: parseText,
      read: (value) => ({ sent: value }),
    }),
    maxHp: stat({ label: '체력', ...VITAL }),
    maxMp: stat({ label: '마력', ...VITAL }),
    terms: consent(
      '이용약관에 동의합니다',
      <>
        <Document href="/notice/terms">이용약관</Document>에 동의합니다
      </>,
    ),
    policy: consent(
      '개인정보 처리방침에 동의합니다',
      <>
        <Document href="/notice/policy">개인정보 처리방침</Document>에 동의합니다
      </>,
    ),
    age: consent('만 14세 이상입니다'),
  },
  // A grade that was chosen before the level was corrected does not count.
  prepare: (values) => (mayBePromoted(values.level) ? values : { ...values, grade: '0' }),
});

export type FirstProfile = ValuesOf<typeof firstProfileForm.fields>;

export function toFirstProfileBody({ name, job, level, grade, maxHp, maxMp }: SentOf<typeof firstProfileForm.fields>) {
  return { name, job, level, grade, maxHp, maxMp, agreed: true as const };
}

/** Grades exist only at the last level. */
export function mayBePromoted(level: string): boolean {
  return readWholeNumber(level, LEVELS) === LAST_LEVEL;
}

/** @param suggested the name at the provider of the account */
export function firstValues(suggested?: unknown): FirstProfile {
  const name = typeof suggested === 'string' ? suggested.normalize('NFC').trim() : '';
  return { ...firstProfileForm.empty, name: SAFE_NAME.test(name) ? name : '' };
}

export const firstProfileFormat = flatDraft((stored) =>
  typeof stored.name === 'string' && typeof stored.level === 'string' ? firstProfileForm.parse(stored) : null,
);

/** The draft belongs to one person, since consents must not carry over to another user of the tab. */
export function firstProfileDraft(userId: string) {
  return inTab(`first-profile:${userId}`, firstProfileFormat);
}
