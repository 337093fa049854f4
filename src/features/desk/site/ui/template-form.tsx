import type { ReasonTemplate } from '#features/shell/settings/setting.contract.ts';
import { defineForm } from '#shared/form.ts';
import { TextInput } from '#ui/components/field.tsx';
import { choice } from '#ui/form/choice-fields.tsx';
import { typed } from '#ui/form/field-kind.ts';
import { Form, FormField } from '#ui/form/form.tsx';
import { multiline, text } from '#ui/form/text-fields.tsx';
import { readLengths, toTemplate } from '../reason-template.rules.ts';
import { TEMPLATE_KINDS } from '../site-setting.labels.ts';
import { type KnownSetting, withEditedRow, withoutRow } from '../site-setting.rules.ts';
import { RowFoot } from './row-foot.tsx';
import { useSettingRow } from './use-setting-row.ts';

const REASON_MAX = 200;
const KINDS = Object.entries(TEMPLATE_KINDS) as [ReasonTemplate['kind'], string][];

const templateForm = defineForm({
  fields: {
    kind: choice<ReasonTemplate['kind']>({
      label: '쓰는 곳',
      size: 'tight',
      empty: 'suspend',
      choices: KINDS.map(([value, label]) => ({ value, label })),
    }),
    name: text({ label: '이름', min: 2, max: 20 }),
    text: multiline({ label: '문구', min: 2, max: 500, isCounted: true, rows: 3 }),
    days: typed<number[]>({
      label: '기간 제안',
      hint: '최근 1년 제재 수에 따라 순서대로 제안할 날수입니다. 비워도 됩니다',
      read(value) {
        const sent = readLengths(value);
        return sent === undefined ? { issue: '1일에서 3,650일까지 네 개까지 적어 주세요. 예: 3, 7, 30' } : { sent };
      },
      write: (days) => days.join(', '),
      draw: ({ onChange, ...props }) => (
        <TextInput
          autoComplete="off"
          placeholder="3, 7, 30"
          {...props}
          onChange={(event) => onChange(event.target.value)}
        />
      ),
    }),
  },
  check: ({ kind, text: reason = '' }) =>
    kind !== 'answer' && [...reason].length > REASON_MAX
      ? { text: `사유는 ${REASON_MAX}자까지 적을 수 있습니다.` }
      : {},
});

interface TemplateFormProps {
  setting: KnownSetting<'reasonTemplates'>;
  /** Null: a new one. */
  template: ReasonTemplate | null;
  onClose: () => void;
}

export function TemplateForm({ setting, template, onClose }: TemplateFormProps) {
  const { value: templates } = setting;
  const days = template?.kind === 'suspend' ? template.days : undefined;
  const submission = useSettingRow(templateForm, {
    setting,
    first: template === null ? templateForm.empty : templateForm.fromRow({ ...template, days: days ?? [] }),
    place: String(withEditedRow(templates, template, template).index),
    toValue: (sent) => withEditedRow(templates, template, toTemplate(sent)).rows,
    onClose,
  });
  return (
    <Form
      of={templateForm}
      submission={submission}
      id="template"
      label={template === null ? '새 사유 템플릿' : '사유 템플릿 수정'}
      className="pad form"
      isOpened
    >
      <FormField of={templateForm} name="kind" />
      <FormField of={templateForm} name="name" />
      <FormField of={templateForm} name="text" />
      {submission.values.kind === 'suspend' && <FormField of={templateForm} name="days" />}
      <RowFoot
        setting={setting}
        without={template === null ? null : withoutRow(templates, template)}
        onClose={onClose}
      />
    </Form>
  );
}
