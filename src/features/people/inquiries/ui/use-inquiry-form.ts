import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Parsed } from '#platform/client/form/submission.ts';
import { changedDraft, newDraft, useDraft } from '#platform/client/use-draft.ts';
import { useSubmission } from '../../require-login/ui/public/use-submission.ts';
import { beginningAbout } from '../correction.rules.ts';
import { createInquiry, INQUIRY_TYPE, type InquiryType } from '../inquiry.contract.ts';
import { inquiryParams } from '../inquiry.params.ts';
import {
  contentFault,
  contentLength,
  EMPTY_FIELDS,
  inquiryDraft,
  requestedType,
  sentContent,
} from './inquiry-draft.ts';
import { renewMyInquiries } from './my-inquiries-query.ts';

const WORDS = {
  stopped: '로그인한 뒤 다시 보내 주세요. 적은 글은 그대로 남아 있습니다.',
  failed: '보내지 못했습니다. 적은 글은 그대로 있으니 다시 보내 주세요.',
};
const ONLY_BEGUN = '맞는 정보와 확인한 곳을 이어서 적어 주세요.';

export function useInquiryForm(isSuspended: boolean) {
  const [search, setSearch] = useSearchParams();
  const text = useRef<HTMLTextAreaElement>(null);
  // Read only in the browser: the HTML is cached for everybody, and an address may contain any name.
  const [beginning] = useState(() => beginningAbout(inquiryParams.read(search).about));
  const stored = inquiryDraft();
  const draft = useDraft(stored, EMPTY_FIELDS, { opensLater: true });

  const open = useEffectEvent(() => {
    const before = stored.read() ?? newDraft(EMPTY_FIELDS);
    const field = text.current;
    if (field && field.value === '') field.value = before.values.content || beginning;
    draft.open(changedDraft(before, { content: field?.value ?? before.values.content }));
  });
  useEffect(() => open(), []);

  const { content } = draft.values;
  const requested = inquiryParams.read(search).type;
  const type = requested ?? draft.values.type ?? (isSuspended ? INQUIRY_TYPE.appeal : INQUIRY_TYPE.question);

  const { change, submit, ...submission } = useSubmission({
    endpoint: createInquiry,
    draft,
    parse: ({ content: typed }) => parse(typed, type, beginning),
    onDone(_, sent) {
      renewMyInquiries();
      // Text that was typed meanwhile is not sent yet, and stays.
      if (draft.current() === sent && text.current?.value === sent.content) {
        draft.reset(EMPTY_FIELDS);
        text.current.value = '';
      }
      return '보냈습니다. 답은 아래 ‘내 문의’에 올라옵니다.';
    },
    words: WORDS,
    explain: ({ message }) => message,
  });

  return {
    ...submission,
    type,
    length: contentLength(content),
    text,
    chooseType(chosen: string) {
      change({ type: requestedType(chosen) });
      // The address only sets the initial type; from now on the user's choice counts.
      if (requested !== undefined) setSearch({}, { replace: true, preventScrollReset: true });
    },
    write: (typed: string) => change({ content: typed }),
    submit(event: FormEvent) {
      // The type is part of the draft, so that a changed one counts as another request.
      if (submission.phase === 'ready') draft.change({ type });
      submit(event);
    },
  };
}

function parse(content: string, type: InquiryType, beginning: string): Parsed<typeof createInquiry, 'content'> {
  const isOnlyBegun = beginning !== '' && content.trim() === beginning.trim();
  const fault = isOnlyBegun ? ONLY_BEGUN : contentFault(content);
  if (fault === undefined) return { input: { body: { type, content: sentContent(content) } } };
  return { issues: { content: fault }, message: { tone: 'bad', text: fault } };
}
