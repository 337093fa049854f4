import { describe, expect, it } from 'vitest';
import { defineForm, type FieldRules } from './form.ts';

const word: FieldRules<string> = {
  empty: '',
  parse: (stored) => (typeof stored === 'string' ? stored : undefined),
  read: (value) => (value.length > 3 ? { issue: 'too long' } : { sent: value.trim() }),
  write: (sent) => sent,
};
const count: FieldRules<string, number | null> = {
  ...word,
  read: (value) => (/^\d*$/.test(value) ? { sent: value === '' ? null : Number(value) } : { issue: 'no number' }),
  write: (sent) => (sent === null ? '' : String(sent)),
};

const form = defineForm({
  fields: {
    name: word,
    from: count,
    to: { ...count, was: ({ end }: Readonly<Record<string, unknown>>) => end },
    server: { ...word, showsIssue: false },
  },
  prepare: (values) => (values.name === '' ? { ...values, to: '' } : values),
  check: ({ from, to }, { max }: { max: number }) => ({
    ...(from && to && from > to && { from: 'the wrong way round' }),
    ...(to && to > max && { to: 'too far' }),
  }),
});
const values = { name: ' a', from: '1', to: '2', server: '' };

describe('the definition of a form', () => {
  it('gives what is empty, and the values of a row, which may lack some', () => {
    expect(form.empty).toEqual({ name: '', from: '', to: '', server: '' });
    expect(form.fromRow({ name: 'a', from: 3, to: null })).toEqual({ name: 'a', from: '3', to: '', server: '' });
  });

  it('gives what is sent', () => {
    expect(form.toBody(values, { max: 5 })).toEqual({ name: 'a', from: 1, to: 2, server: '' });
    expect(form.toBody({ ...values, name: '' }, { max: 5 })).toMatchObject({ to: null });
  });

  it('names the issue of each field, that of a field itself before that between fields', () => {
    expect(form.validate(values, { max: 5 })).toEqual({});
    expect(form.validate({ ...values, from: '9' }, { max: 1 })).toEqual({ from: 'the wrong way round', to: 'too far' });
    expect(form.validate({ ...values, name: 'abcd', from: 'x' }, { max: 5 })).toEqual({
      name: 'too long',
      from: 'no number',
    });
    expect(() => form.toBody({ ...values, name: 'abcd' }, { max: 5 })).toThrow('name');
  });

  it('reads a stored draft, also of another shape, and leaves empty what cannot be used', () => {
    expect(form.parse({ ...values, server: 7, other: 1 })).toEqual({ ...values, server: '' });
    expect(form.parse({ name: 'a', end: '4' })).toEqual({ name: 'a', from: '', to: '4', server: '' });
    expect(form.parse({ name: 'a', to: '5', end: '4' })?.to).toBe('5');
    expect([null, 'values', 3].map(form.parse)).toEqual([null, null, null]);
  });

  it('reads the draft of a change whole or not at all', () => {
    expect(form.parseWhole({ name: 'a', from: '', end: '4', server: '' })).toEqual({
      ...values,
      name: 'a',
      from: '',
      to: '4',
    });
    expect([{ ...values, server: 7 }, { name: 'a' }, null].map(form.parseWhole)).toEqual([null, null, null]);
    const chosen: FieldRules<string | null> = {
      empty: null,
      parse: (stored) => (stored === null || typeof stored === 'string' ? stored : undefined),
      read: (value) => ({ sent: value }),
    };
    expect(defineForm({ fields: { chosen } }).parseWhole({ chosen: null })).toEqual({ chosen: null });
  });

  it('gives what can be read beside an issue', () => {
    expect(form.toPartialBody({ ...values, from: 'x' }, { max: 1 })).toEqual({ name: 'a', to: 2, server: '' });
  });

  it('gives issues of the server to the fields that show them', () => {
    expect(form.names).toEqual(['name', 'from', 'to']);
  });
});
