import { describe, expect, it } from 'vitest';
import { flatDraft } from './flat-draft.ts';
import { changedDraft } from './use-draft.ts';

const sent = { values: { type: 2, content: '억울합니다. 사기가 아닙니다.' }, key: 'k1' };

describe('the key of a draft', () => {
  it.each([{ content: `${sent.values.content}!` }, { type: 1 }])('is gone after %j', (part) => {
    expect(changedDraft(sent, part)).toEqual({ values: { ...sent.values, ...part }, key: null });
  });

  it.each([{}, { type: 2 }, sent.values])('stays while %j changes nothing', (part) => {
    expect(changedDraft(sent, part)).toBe(sent);
  });
});

describe('a draft with its key in one object', () => {
  const { parse, format } = flatDraft(({ type, content }) =>
    typeof type === 'number' && typeof content === 'string' ? { type, content } : null,
  );

  it('is read as it was stored', () => {
    expect(format(sent)).toBe('{"type":2,"content":"억울합니다. 사기가 아닙니다.","key":"k1"}');
    expect(parse(format(sent))).toEqual(sent);
  });

  it.each(['5', '{}', '"text"'])('has no key when it is %s', (key) => {
    expect(parse(`{"type":2,"content":"","more":1,"key":${key}}`)?.key).toBe(key === '"text"' ? 'text' : null);
  });

  it.each([null, 'null', '{', '[]', '"text"', '{"type":2}'])('is absent when %s is stored', (text) => {
    expect(parse(text)).toBeNull();
  });
});
