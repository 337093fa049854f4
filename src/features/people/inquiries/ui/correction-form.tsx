import type { Parsed } from '#platform/client/form/submission.ts';
import { useDraft } from '#platform/client/use-draft.ts';
import { Button } from '#ui/components/button.tsx';
import { Field, TextInput } from '#ui/components/field.tsx';
import { useSubmission } from '../../require-login/ui/public/use-submission.ts';
import { useMe } from '../../sessions/ui/public/me-store.ts';
import { aboutOf, type Correction, correctionContent, correctionFault } from '../correction.rules.ts';
import { createInquiry, INQUIRY_TYPE } from '../inquiry.contract.ts';
import type { CorrectionFields, CorrectionSubject } from './correction-draft.ts';
import { draftAbout } from './correction-draft.ts';
import css from './inquiries.module.css';
import { renewMyInquiries } from './my-inquiries-query.ts';

interface CorrectionFormProps {
  subject: CorrectionSubject;
  onClose: () => void;
  onSent: () => void;
}

/** The typed text is stored in the tab, so it survives a closed dialog, a failed submission and a sign-in. */
export function CorrectionForm({ subject, onClose, onSent }: CorrectionFormProps) {
  const me = useMe();
  const { form, fields, phase, issues, message, change, submit } = useCorrection(subject, onSent);
  const isSending = phase === 'sending';
  const isLoginNeeded = message ? message.code === 'LOGIN_REQUIRED' : me.status === 'out';
  const messageProps = (field: keyof CorrectionFields) => ({
    'aria-invalid': issues[field] !== undefined,
    'aria-describedby': issues[field] && `correct-${field}-hint`,
    readOnly: isSending,
  });
  return (
    <form className="form" ref={form} noValidate onSubmit={submit}>
      <Field label="어떤 정보" id="correct-about" error={issues.about}>
        <TextInput
          id="correct-about"
          value={fields.about}
          {...messageProps('about')}
          autoComplete="off"
          onChange={(event) => change({ about: event.target.value })}
        />
      </Field>
      <Field label="맞는 정보" id="correct-right" error={issues.right}>
        <textarea
          id="correct-right"
          className={`in ${css.right}`}
          value={fields.right}
          placeholder="지금 무엇이라고 되어 있고 무엇이 맞는지 적어 주세요."
          {...messageProps('right')}
          onChange={(event) => change({ right: event.target.value })}
        />
      </Field>
      <Field label="어디서 확인했나요 (없어도 됩니다)" id="correct-known" error={issues.known}>
        <TextInput
          id="correct-known"
          value={fields.known}
          placeholder="게임에서 직접 봄, 공식 홈페이지, 글 주소 등"
          {...messageProps('known')}
          autoComplete="off"
          onChange={(event) => change({ known: event.target.value })}
        />
      </Field>
      <div className="submit justify-end">
        <p className={`grow meta links ${message ? 'up' : ''} ${css.message}`} role="alert">
          {isLoginNeeded ? <SignInFirst onClose={onClose} /> : message?.text}
        </p>
        <Button onClick={onClose}>취소</Button>
        <Button type="submit" tone="primary" aria-disabled={isSending}>
          {isSending ? '보내는 중' : '제보하기'}
        </Button>
      </div>
    </form>
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
  const stored = draftAbout(subject);
  const draft = useDraft(stored, () => ({ about: aboutOf(subject.name), right: '', known: '' }));
  const submission = useSubmission({
    endpoint: createInquiry,
    draft,
    parse: (fields) => parse({ ...fields, path: subject.path }),
    onDone() {
      stored.delete();
      renewMyInquiries();
      onSent();
      return undefined;
    },
    isLive: true,
    login: 'in place',
  });
  return { ...submission, fields: draft.values };
}

function parse(correction: Correction): Parsed<typeof createInquiry, keyof CorrectionFields> {
  const fault = correctionFault(correction);
  if (fault) return { issues: { [fault.field]: fault.text } };
  return { input: { body: { type: INQUIRY_TYPE.suggestion, content: correctionContent(correction) } } };
}
