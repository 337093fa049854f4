import { inTab, type StoredOptions } from '#platform/client/device-storage.ts';
import { flatDraft } from '#platform/client/flat-draft.ts';
import type { StoredDraft } from '#platform/client/use-draft.ts';
import { lengthIssue, stackedIssue, textLength } from '#shared/text-length.ts';
import { INQUIRY_LENGTH, INQUIRY_TYPE, type InquiryType } from '../inquiry.contract.ts';

export interface InquiryFields {
  /** Null: not chosen yet. */
  type: InquiryType | null;
  content: string;
}

export const EMPTY_FIELDS: InquiryFields = { type: null, content: '' };

const TYPES = Object.values(INQUIRY_TYPE);

export function inquiryDraft(options?: StoredOptions): StoredDraft<InquiryFields> {
  const { parse, format } = flatDraft(parseFields);
  return inTab('inquiry-draft', { parse, format: (draft) => (draft?.values.content ? format(draft) : null) }, options);
}

function parseFields({ type, content }: Readonly<Record<string, unknown>>): InquiryFields {
  return {
    type: TYPES.find((known) => known === type) ?? null,
    content: typeof content === 'string' ? content : '',
  };
}

/** NFC, LF line breaks, tabs of a pasted table as spaces, trimmed. */
export function sentContent(content: string): string {
  return content.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').trim();
}

export function contentLength(content: string): number {
  return textLength(sentContent(content));
}

export function contentFault(content: string): string | undefined {
  const text = sentContent(content);
  return lengthIssue(textLength(text), INQUIRY_LENGTH) ?? stackedIssue(text);
}

export function requestedType(text: string | null): InquiryType | null {
  return TYPES.find((type) => String(type) === text) ?? null;
}
