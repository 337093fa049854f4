import { inTab, json, type StoredOptions, type StoredValue } from '#platform/client/device-storage.ts';
import { INQUIRY_LENGTH, INQUIRY_TYPE, type InquiryType } from '../inquiry.contract.ts';

/** What someone has typed and not yet sent. */
export interface InquiryDraft {
  /** Null: not chosen yet. */
  type: InquiryType | null;
  content: string;
  /** Of the last attempt to send just this; null once anything of it has changed. */
  key: string | null;
}

export const EMPTY_DRAFT: InquiryDraft = { type: null, content: '', key: null };

const TYPES = Object.values(INQUIRY_TYPE);

/** The draft of this tab: it outlives a reload, a sign-in elsewhere and a failed send. One without words is deleted. */
export function inquiryDraft(options?: StoredOptions): StoredValue<InquiryDraft> {
  const { parse } = json(parseInquiryDraft);
  const format = (draft: InquiryDraft) => (draft.content === '' ? null : JSON.stringify(draft));
  return inTab('inquiry-draft', { parse: (text) => parse(text) ?? EMPTY_DRAFT, format }, options);
}

function parseInquiryDraft(value: unknown): InquiryDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { type, content, key } = value as Record<string, unknown>;
  return {
    type: TYPES.find((known) => known === type) ?? null,
    content: typeof content === 'string' ? content : '',
    key: typeof key === 'string' ? key : null,
  };
}

/** Another type or other words are another request. */
export function changeDraft(
  draft: InquiryDraft,
  change: Partial<Pick<InquiryDraft, 'type' | 'content'>>,
): InquiryDraft {
  const changed = { ...draft, ...change };
  const isSame = changed.type === draft.type && changed.content === draft.content;
  return isSame ? draft : { ...changed, key: null };
}

/** A draft about to be sent. */
export interface ReadyDraft extends InquiryDraft {
  type: InquiryType;
  key: string;
}

/** The key is made once: a second click and a try after a lost answer are the same request. */
export function readyDraft(draft: InquiryDraft, type: InquiryType, newKey: () => string): ReadyDraft {
  const { content, key } = changeDraft(draft, { type });
  return { type, content, key: key ?? newKey() };
}

/** The words as they are sent: tabs of a pasted table are spaces, nothing stands around them. */
export function sentContent(content: string): string {
  return content.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').trim();
}

/** As people count: a character beyond the first plane is one. */
export function contentLength(content: string): number {
  return [...sentContent(content)].length;
}

/** What is wrong with the words; undefined: they can be sent. */
export function contentFault(content: string): string | undefined {
  const length = contentLength(content);
  if (length < INQUIRY_LENGTH.min) return `${INQUIRY_LENGTH.min}자 이상 적어 주세요.`;
  if (length > INQUIRY_LENGTH.max) return `${INQUIRY_LENGTH.max.toLocaleString('en')}자까지 적을 수 있습니다.`;
  return undefined;
}

/** The type that an address asks for (`?type=2`); null: none, or one that does not exist. */
export function requestedType(text: string | null): InquiryType | null {
  return TYPES.find((type) => String(type) === text) ?? null;
}
