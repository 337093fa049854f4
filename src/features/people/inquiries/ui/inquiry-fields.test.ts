import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TextStorage } from '#platform/client/device-storage.ts';
import { newDraft } from '#platform/client/use-draft.ts';
import { INQUIRY_LENGTH, newInquirySchema } from '../inquiry.contract.ts';
import { inquiryDraft, inquiryForm, sentContent } from './inquiry-fields.ts';

function createStorage(stored: Record<string, string> = {}) {
  const values = new Map(Object.entries(stored));
  return {
    values,
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  };
}

const draftIn = (storage: TextStorage) => inquiryDraft({ storage: () => storage });

const draft = { values: { type: 2, content: '억울합니다. 사기가 아닙니다.' }, key: 'k1' } as const;

describe('a stored draft', () => {
  it('is read again as it was', () => {
    const storage = createStorage();
    draftIn(storage).save(draft);
    expect(storage.values.get('inquiry-draft')).toBe('{"type":2,"content":"억울합니다. 사기가 아닙니다.","key":"k1"}');
    expect(draftIn(storage).read()).toEqual(draft);
  });

  it('is deleted with its text', () => {
    const storage = createStorage();
    draftIn(storage).save(draft);
    draftIn(storage).save({ values: { type: 2, content: '' }, key: null });
    expect([...storage.values]).toEqual([]);
  });

  it.each(['null', '{', '[]', '"text"', '{"content":5,"type":"2","key":{}}', '{"type":7,"content":""}'])(
    'is none where %s is stored',
    (stored) => {
      const { values, key } = draftIn(createStorage({ 'inquiry-draft': stored })).read() ?? newDraft(inquiryForm.empty);
      expect([values, key]).toEqual([inquiryForm.empty, null]);
    },
  );

  it('retains its text when its type is unknown', () => {
    const storage = createStorage({ 'inquiry-draft': '{"type":77,"content":"그대로"}' });
    expect(draftIn(storage).read()).toEqual({ values: { type: null, content: '그대로' }, key: null });
  });
});

const findIssue = (content: string, beginning = '') => inquiryForm.validate({ type: 1, content }, beginning).content;

describe('the text of an inquiry', () => {
  it('must go on where the form only began it', () => {
    expect(findIssue('[자료] 철도\n', '[자료] 철도\n')).toBe('맞는 정보와 확인한 곳을 이어서 적어 주세요.');
    expect(findIssue('[자료] 철도\n맞는 값: 20', '[자료] 철도\n')).toBeUndefined();
  });

  it.each([
    ['', true],
    ['    1234    ', true],
    ['다섯글자요', false],
    ['가'.repeat(INQUIRY_LENGTH.max), false],
    [` ${'가'.repeat(INQUIRY_LENGTH.max)} `, false],
    ['가'.repeat(INQUIRY_LENGTH.max + 1), true],
    [`다섯글자요${'\u0301'.repeat(4)}`, true],
  ])('is refused when too short, too long or stacked (%#)', (content, isRefused) => {
    expect(findIssue(content) !== undefined).toBe(isRefused);
  });
});

describe('form and contract', () => {
  it('agree on what may be sent', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(' ', '\r', '\n', '\t', '가', '힣', 'e', '\u0301', '😀'), { maxLength: 12 }),
        (letters) => {
          const content = letters.join('');
          const isTaken = newInquirySchema.safeParse({ type: 1, content: sentContent(content) }).success;
          expect(isTaken).toBe(findIssue(content) === undefined);
        },
      ),
    );
  });
});
