import type { FormEvent } from 'react';
import { useState } from 'react';
import { newDraft } from '#platform/client/use-draft.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { useForm } from '../../require-login/ui/public/use-form.ts';
import { beginningAbout } from '../correction.rules.ts';
import { createInquiry, INQUIRY_TYPE, type InquiryType } from '../inquiry.contract.ts';
import { inquiryParams } from '../inquiry.params.ts';
import { inquiryDraft, inquiryForm } from './inquiry-fields.ts';
import { renewMyInquiries } from './my-inquiries-query.ts';

const WORDS = {
  stopped: '로그인한 뒤 다시 보내 주세요. 적은 글은 그대로 남아 있습니다.',
  failed: '보내지 못했습니다. 적은 글은 그대로 있으니 다시 보내 주세요.',
};

export function useInquiryForm(isSuspended: boolean) {
  const [search, setSearch] = useSearchParams();
  const { type: requested } = inquiryParams.read(search);
  // Read only in the browser: the HTML is cached for everybody, and an address may contain any name.
  const [beginning] = useState(() => beginningAbout(inquiryParams.read(search).about));
  const usual = isSuspended ? INQUIRY_TYPE.appeal : INQUIRY_TYPE.question;
  const submission = useForm(inquiryForm, {
    endpoint: createInquiry,
    stored: draftBeginning(beginning),
    opensLater: true,
    context: () => beginning,
    toInput: ({ type: chosen, content }) => ({ body: { type: chosen ?? usual, content } }),
    onDone(_, sent) {
      renewMyInquiries();
      // Text that was typed meanwhile is not sent yet, and stays.
      if (submission.current() === sent) submission.reset(inquiryForm.empty);
      return '보냈습니다. 답은 아래 ‘내 문의’에 올라옵니다.';
    },
    words: WORDS,
  });
  const type = requested ?? submission.values.type ?? usual;

  return {
    type,
    chooseType(chosen: InquiryType | null) {
      submission.change({ type: chosen });
      // The address only sets the initial type; from now on the user's choice counts.
      if (requested !== undefined) setSearch({}, { replace: true, preventScrollReset: true });
    },
    submission: {
      ...submission,
      submit(event?: FormEvent) {
        // The type is part of the draft, so that a changed one counts as another request.
        if (submission.phase === 'ready') submission.change({ type });
        submission.submit(event);
      },
    },
  };
}

/** The stored draft, or the beginning where it has no text. */
function draftBeginning(beginning: string) {
  const stored = inquiryDraft();
  return {
    ...stored,
    read() {
      const draft = stored.read() ?? newDraft(inquiryForm.empty);
      return draft.values.content === '' ? newDraft({ ...draft.values, content: beginning }) : draft;
    },
  };
}
