import { useDraft } from '#platform/client/use-draft.ts';
import type { Parsed } from '../../require-login/ui/public/submission.ts';
import { useSubmission } from '../../require-login/ui/public/use-submission.ts';
import { aboutOf, type Correction, correctionContent, correctionFault } from '../correction.rules.ts';
import { createInquiry, INQUIRY_TYPE } from '../inquiry.contract.ts';
import { type CorrectionFields, type CorrectionSubject, draftAbout } from './correction-draft.ts';
import { renewMyInquiries } from './my-inquiries-query.ts';

export function useCorrection(subject: CorrectionSubject, onSent: () => void) {
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
