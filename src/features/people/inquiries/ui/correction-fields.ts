import { inTab } from '#platform/client/device-storage.ts';
import { flatDraft } from '#platform/client/flat-draft.ts';
import type { StoredDraft } from '#platform/client/use-draft.ts';
import { defineForm, type ValuesOf } from '#shared/form.ts';
import { multiline, text } from '#ui/form/text-fields.tsx';
import { cleanLines, isBlank, parseAbout } from '../correction.rules.ts';
import { CORRECTION_LENGTH } from '../inquiry.contract.ts';
import css from './inquiries.module.css';

export interface CorrectionSubject {
  name: string;
  path: string;
}

export const correctionForm = defineForm({
  fields: {
    about: text({
      label: '어떤 정보',
      max: CORRECTION_LENGTH.about,
      clean: cleanLines,
      check: (about) => (parseAbout(about) === '' ? '어떤 정보인지 적어 주세요.' : undefined),
    }),
    right: multiline({
      label: '맞는 정보',
      max: CORRECTION_LENGTH.right,
      placeholder: '지금 무엇이라고 되어 있고 무엇이 맞는지 적어 주세요.',
      className: css.right,
      clean: cleanLines,
      check: (right) => (isBlank(right) ? '맞는 정보를 적어 주세요.' : undefined),
    }),
    known: text({
      label: '어디서 확인했나요 (없어도 됩니다)',
      max: CORRECTION_LENGTH.known,
      placeholder: '게임에서 직접 봄, 공식 홈페이지, 글 주소 등',
      clean: cleanLines,
    }),
  },
});

export const correctionFormat = flatDraft(correctionForm.parseWhole);

export function draftAbout({ name, path }: CorrectionSubject): StoredDraft<ValuesOf<typeof correctionForm.fields>> {
  return inTab(`correction-draft:${path}:${name}`, correctionFormat);
}
