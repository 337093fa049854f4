import { AUDIT_SENTENCES } from '#features/people/audit/audit-sentence.labels.ts';
import type { ControlField } from '#shared/filter-fields.ts';
import { UUID } from '#shared/ids.ts';
import { definePageParams, type LinkValues, type Param, type ParamValues, param } from '#shared/page-params.ts';
import { openRowParam } from '../table/desk-list.params.ts';

const COMMAND = 'command';
const SUBJECT_LENGTH = 100;
const SPANS = [1, 7, 30, 90, 365] as const;

/** Where the tag of an action says less than who looks for it. */
const ACTION_LABELS: Readonly<Record<string, string>> = {
  'manipulated-item': '시세 제외 아이템',
  note: '메모',
  post: '문파 글',
  session: '로그인 끝내기',
  site: '백업 복원',
  suspension: '정지',
  warning: '경고',
};

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A beginning of actions for each noun: the API finds all that begin so. */
export const ACTION_CHOICES: readonly Choice[] = Object.entries(AUDIT_SENTENCES)
  .map(([action, { tag }]) => ({ noun: action.replace(/[.].*/, ''), tag }))
  .filter(({ noun }, nth, all) => all.findIndex((one) => one.noun === noun) === nth)
  .map(({ noun, tag }) => ({ value: `${noun}.`, label: ACTION_LABELS[noun] ?? tag }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'ko'));

const isActor = (text: string) =>
  text === COMMAND || (text.startsWith('user:') && UUID.test(text.slice('user:'.length)));
const isAction = (text: string) => /^[a-z-]{1,40}(?:[.][a-z-]{0,40})?$/.test(text);

const fields = {
  actor: param.text(isActor),
  action: param.text(isAction),
  subject: param.words(SUBJECT_LENGTH),
  days: param.oneOf(SPANS),
};

export const auditListParams = definePageParams({ data: { ...fields, ...openRowParam } });
export type AuditSearch = ParamValues<typeof fields>;

export const AUDIT_PATH = '/operator/audit';

/** The page with its filters set. */
export function auditLink(search: LinkValues<AuditSearch>): string {
  return auditListParams.link(AUDIT_PATH, search);
}

function choiceField<Value>(
  one: Param<Value | undefined>,
  title: string,
  choices: readonly Choice[],
): ControlField<Value> {
  return {
    ...one,
    kind: { type: 'words', max: SUBJECT_LENGTH },
    title,
    choices: [{ value: '', label: '전체' }, ...choices],
  };
}

/** A link may name what is not offered: a choice that the list lacked would be lost with the next change. */
function withChosen(choices: readonly Choice[], chosen: string | undefined, label: string): readonly Choice[] {
  if (chosen === undefined || choices.some(({ value }) => value === chosen)) return choices;
  return [...choices, { value: chosen, label }];
}

/** The controls of the filters. @param actors operators who may be chosen */
export function auditControls(actors: readonly Choice[], { actor, action }: Pick<AuditSearch, 'actor' | 'action'>) {
  const offered = [...actors, { value: COMMAND, label: '명령줄' }];
  return {
    fields: {
      actor: choiceField(fields.actor, '운영자', withChosen(offered, actor, '이름 없는 운영자')),
      action: choiceField(fields.action, '행동', withChosen(ACTION_CHOICES, action, action ?? '')),
      days: choiceField(
        fields.days,
        '기간',
        SPANS.map((days) => ({ value: String(days), label: days === 1 ? '오늘' : `최근 ${days}일` })),
      ),
      subject: {
        ...fields.subject,
        kind: { type: 'words', max: SUBJECT_LENGTH },
        title: '대상',
        placeholder: '회원 이름, 거래 48012',
      } satisfies ControlField,
    },
  };
}
