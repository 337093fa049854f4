import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { beginningAbout } from '../correction.rules.ts';
import { INQUIRY_TYPE, type InquiryType } from '../inquiry.contract.ts';
import {
  changeDraft,
  contentFault,
  contentLength,
  EMPTY_DRAFT,
  type InquiryDraft,
  inquiryDraft,
  requestedType,
} from './inquiry-draft.ts';
import type { FormMessage } from './send-inquiry.ts';

const SENT: FormMessage = { tone: 'ok', text: '보냈습니다. 답은 아래 ‘내 문의’에 올라옵니다.' };
const AWAY: FormMessage = { tone: 'bad', text: '보내지 못했습니다. 적은 글은 그대로 있으니 다시 보내 주세요.' };

/** The form's state. Until the scripts run nothing can be sent, and nothing that is typed before then is lost. */
export function useInquiryForm(isSuspended: boolean) {
  const [search, setSearch] = useSearchParams();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [phase, setPhase] = useState<'waiting' | 'ready' | 'sending'>('waiting');
  const [message, setMessage] = useState<FormMessage | null>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  // Only here, not in the HTML: that is kept for everybody, and an address may ask about anything.
  const [beginning] = useState(() => beginningAbout(search.get('about')));

  useEffect(() => {
    const stored = inquiryDraft().read();
    const field = text.current;
    if (field && field.value === '') field.value = stored.content || beginning;
    setDraft(changeDraft(stored, { content: field?.value ?? stored.content }));
    setPhase('ready');
  }, [beginning]);

  const requested = requestedType(search.get('type'));
  const type = requested ?? draft.type ?? (isSuspended ? INQUIRY_TYPE.appeal : INQUIRY_TYPE.question);

  function change(next: InquiryDraft): void {
    setDraft(next);
    inquiryDraft().save(next);
  }

  function chooseType(chosen: string): void {
    setMessage(null);
    change(changeDraft(draft, { type: requestedType(chosen) }));
    // The address asked once; from now on the choice counts.
    if (requested !== null) setSearch({}, { replace: true, preventScrollReset: true });
  }

  function write(content: string): void {
    setMessage(null);
    change(changeDraft(draft, { content }));
  }

  async function send(): Promise<void> {
    if (phase !== 'ready') return;
    const isOnlyBegun = beginning !== '' && draft.content.trim() === beginning.trim();
    const fault = isOnlyBegun ? '맞는 값과 확인한 곳을 이어서 적어 주세요.' : contentFault(draft.content);
    if (fault !== undefined) {
      setMessage({ tone: 'bad', text: fault, isAboutContent: true });
      text.current?.focus();
      return;
    }
    setMessage(null);
    setPhase('sending');
    // Words that are written meanwhile are another request, and stay.
    const isUnchanged = () => text.current?.value === draft.content;
    const refusal = await sendLazily(draft, type, (ready) => isUnchanged() && change(ready));
    setPhase('ready');
    setMessage(refusal ?? SENT);
    if (refusal || !isUnchanged()) return;
    change(EMPTY_DRAFT);
    if (text.current) text.current.value = '';
  }

  return {
    type,
    length: contentLength(draft.content),
    phase,
    message,
    text,
    chooseType,
    write,
    submit: (event: FormEvent) => {
      event.preventDefault();
      void send();
    },
  };
}

async function sendLazily(
  draft: InquiryDraft,
  type: InquiryType,
  save: (ready: InquiryDraft) => unknown,
): Promise<FormMessage | null> {
  try {
    const { sendInquiry } = await import('./send-inquiry.ts');
    return await sendInquiry(draft, type, save);
  } catch {
    // The code to send with did not come.
    return AWAY;
  }
}
