import { useRef, useState } from 'react';
import { newRequestKey } from '#platform/client/request-key.ts';
import { aboutOf, correctionFault } from '../correction.rules.ts';
import { type CorrectionDraft, type CorrectionSubject, draftAbout } from './correction-draft.ts';
import { type Refusal, sendCorrection } from './send-correction.ts';

/** The state of one correction that is being written. */
export function useCorrection(subject: CorrectionSubject, onSent: () => void) {
  const stored = draftAbout(subject);
  const [draft, setDraft] = useState<CorrectionDraft>(
    () => stored.read() ?? { about: aboutOf(subject.name), right: '', known: '', key: null },
  );
  const [isTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isSending, setSending] = useState(false);
  const sending = useRef(false);
  const fault = correctionFault(draft);

  function save(next: CorrectionDraft): void {
    setDraft(next);
    stored.save(next);
  }

  function change(words: Partial<Omit<CorrectionDraft, 'key'>>): void {
    setRefusal(null);
    save({ ...draft, ...words, key: null });
  }

  async function send(): Promise<void> {
    setTried(true);
    if (fault) return document.getElementById(`correct-${fault.field}`)?.focus();
    if (sending.current) return;
    sending.current = true;
    setSending(true);
    setRefusal(null);
    // Made once: a second click and a try after a lost answer are the same request.
    const key = draft.key ?? newRequestKey();
    save({ ...draft, key });
    try {
      const refused = await sendCorrection({ ...draft, path: subject.path }, key);
      setRefusal(refused);
      if (refused) return;
      stored.delete();
      onSent();
    } finally {
      sending.current = false;
      setSending(false);
    }
  }

  return { draft, fault: isTried ? fault : null, refusal, isSending, change, send };
}
