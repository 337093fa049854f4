import { inTab, type StoredOptions } from '#platform/client/device-storage.ts';
import { flatDraft } from '#platform/client/flat-draft.ts';
import type { StoredDraft } from '#platform/client/use-draft.ts';
import { defineForm, typedText, type ValuesOf } from '#shared/form.ts';
import { stackedIssue } from '#shared/text-length.ts';
import { select } from '#ui/form/choice-fields.tsx';
import { multiline } from '#ui/form/text-fields.tsx';
import { INQUIRY_LENGTH, INQUIRY_TYPE, type InquiryType } from '../inquiry.contract.ts';
import { INQUIRY_TYPE_LABELS } from '../inquiry.labels.ts';
import css from './inquiries.module.css';

export const TYPE_CHOICES = Object.values(INQUIRY_TYPE).map((value) => ({ value, label: INQUIRY_TYPE_LABELS[value] }));

export const inquiryForm = defineForm({
  fields: {
    /** Null: not chosen yet. */
    type: select<InquiryType | null>({ label: '종류', empty: null, choices: TYPE_CHOICES }),
    content: multiline({
      label: '내용',
      hint: '비밀번호, 주민등록번호, 계좌 번호는 적지 마세요',
      ...INQUIRY_LENGTH,
      isCounted: true,
      showsIssue: false,
      className: css.content,
      clean: sentContent,
      check: stackedIssue,
    }),
  },
  /** @param beginning the text with which the form began; empty: none */
  check: ({ content }, beginning: string) =>
    beginning !== '' && content === beginning.trim() ? { content: '맞는 정보와 확인한 곳을 이어서 적어 주세요.' } : {},
});

type InquiryValues = ValuesOf<typeof inquiryForm.fields>;

export function inquiryDraft(options?: StoredOptions): StoredDraft<InquiryValues> {
  const { parse, format } = flatDraft(inquiryForm.parse);
  return inTab('inquiry-draft', { parse, format: (draft) => (draft?.values.content ? format(draft) : null) }, options);
}

/** The server takes no tabs, such as those of a pasted table. */
export function sentContent(content: string): string {
  return typedText(content.replaceAll('\t', ' '));
}
