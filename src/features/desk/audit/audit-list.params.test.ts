import { expect, it } from 'vitest';
import { AUDIT_SENTENCES } from '#features/people/audit/audit-sentence.labels.ts';
import { ACTION_CHOICES, auditControls, auditLink, auditListParams } from './audit-list.params.ts';

const OPERATOR = 'user:00000000-0000-4000-8000-000000000001';

it('every action begins like one of the choices, and no two choices look alike', () => {
  const actions = Object.keys(AUDIT_SENTENCES);
  expect(actions.filter((action) => !ACTION_CHOICES.some(({ value }) => action.startsWith(value)))).toEqual([]);
  expect(new Set(ACTION_CHOICES.map(({ label }) => label)).size).toBe(ACTION_CHOICES.length);
});

it('a link says its filters, and what is no actor, action or span is absent', () => {
  expect(auditLink({ subject: 'setting:brake' })).toBe('/operator/audit?subject=setting%3Abrake');
  const read = (query: string) => auditListParams.read(new URLSearchParams(query));
  expect(read(`actor=${OPERATOR}&action=trade.&days=30&open=7`)).toEqual({
    actor: OPERATOR,
    action: 'trade.',
    days: 30,
    open: 7,
    subject: undefined,
  });
  expect(Object.values(read('actor=user:1&action=Trade&days=3&open=0')).every((value) => value === undefined)).toBe(
    true,
  );
});

it('what the address names can be chosen, also an operator who is none any more and a whole action', () => {
  const offered = (actor: string | undefined, action?: string) => {
    const { fields } = auditControls([{ value: 'user:a', label: '설악' }], { actor, action });
    return [fields.actor.choices?.map(({ label }) => label), fields.action.choices?.at(-1)?.label];
  };
  const last = ACTION_CHOICES.at(-1)?.label;
  expect(offered(undefined)).toEqual([['전체', '설악', '명령줄'], last]);
  expect(offered('command')).toEqual([['전체', '설악', '명령줄'], last]);
  expect(offered(OPERATOR, 'trade.hide')).toEqual([['전체', '설악', '명령줄', '이름 없는 운영자'], 'trade.hide']);
});
