import { Button } from '#ui/components/button.tsx';
import { Form, FormField } from '#ui/form/form.tsx';
import { useForm } from '../../../require-login/ui/public/use-form.ts';
import { useMe } from '../../../sessions/ui/public/me-store.ts';
import { correctionContent, parseAbout } from '../../correction.rules.ts';
import { createInquiry, INQUIRY_TYPE } from '../../inquiry.contract.ts';
import { type CorrectionSubject, correctionForm, draftAbout } from '../correction-fields.ts';
import css from '../inquiries.module.css';
import { renewMyInquiries } from '../my-inquiries-query.ts';

/** Whether a text that was typed before waits to be sent. */
export function hasTypedCorrection(subject: CorrectionSubject): boolean {
  return draftAbout(subject).read() !== null;
}

interface CorrectionFormProps {
  subject: CorrectionSubject;
  onClose: () => void;
  onSent: () => void;
}

/** The typed text is stored in the tab, so it survives a closed dialog, a failed submission and a sign-in. */
export function CorrectionForm({ subject, onClose, onSent }: CorrectionFormProps) {
  const me = useMe();
  const submission = useCorrection(subject, onSent);
  const { message, phase } = submission;
  const isSending = phase === 'sending';
  const isLoginNeeded = message ? message.code === 'LOGIN_REQUIRED' : me.status === 'out';
  return (
    <Form of={correctionForm} submission={submission} id="correct" className="form">
      <FormField of={correctionForm} name="about" readOnly={isSending} />
      <FormField of={correctionForm} name="right" readOnly={isSending} />
      <FormField of={correctionForm} name="known" readOnly={isSending} />
      <div className="submit justify-end">
        <p className={`grow meta links ${message ? 'up' : ''} ${css.message}`} role="alert">
          {isLoginNeeded ? <SignInFirst onClose={onClose} /> : message?.text}
        </p>
        <Button onClick={onClose}>취소</Button>
        <Button type="submit" tone="primary" aria-disabled={isSending}>
          {isSending ? '보내는 중' : '제보하기'}
        </Button>
      </div>
    </Form>
  );
}

function SignInFirst({ onClose }: { onClose: () => void }) {
  return (
    <>
      <a href="/login" onClick={onClose}>
        로그인
      </a>
      한 뒤 보낼 수 있습니다. 입력한 내용은 그대로 있습니다.
    </>
  );
}

function useCorrection(subject: CorrectionSubject, onSent: () => void) {
  return useForm(correctionForm, {
    endpoint: createInquiry,
    stored: draftAbout(subject),
    first: () => ({ ...correctionForm.empty, about: parseAbout(subject.name) }),
    toInput: (correction) => ({
      body: {
        type: INQUIRY_TYPE.suggestion,
        content: correctionContent({ ...correction, path: subject.path }),
      },
    }),
    onDone() {
      renewMyInquiries();
      onSent();
      return undefined;
    },
    isLive: true,
    login: 'in place',
    explain: (_, usual) => usual,
  });
}
