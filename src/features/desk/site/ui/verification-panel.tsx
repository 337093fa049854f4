import { defineForm } from '#shared/form.ts';
import { Panel } from '#ui/components/panel.tsx';
import { Form, FormField } from '#ui/form/form.tsx';
import { text } from '#ui/form/text-fields.tsx';
import { versionField } from '../../table/ui/use-versioned-form.ts';
import { PANEL_TITLES } from '../site-setting.labels.ts';
import type { KnownSetting } from '../site-setting.rules.ts';
import { SettingFoot } from './setting-foot.tsx';
import { useSettingForm } from './use-setting-form.ts';

const CODE = /^(?:[\w-]{10,100})?$/;

const code = (label: string) =>
  text({
    label,
    hint: '확인용 문자열',
    max: 100,
    input: { spellCheck: false, autoCapitalize: 'off' },
    check: (typed) => (CODE.test(typed) ? undefined : '영문과 숫자, - _ 로 된 10자에서 100자까지의 문자열입니다.'),
  });

const verificationForm = defineForm({
  fields: { version: versionField, naver: code('네이버 서치어드바이저'), google: code('구글 서치 콘솔') },
});

type Verification = KnownSetting<'verification'>;

function toValues({ value: { naver, google }, version }: Verification) {
  return verificationForm.fromRow({ version, naver: naver ?? '', google: google ?? '' });
}

/** Proves to search engines whose site it is. */
export function VerificationPanel({ setting }: { setting: Verification }) {
  const form = useSettingForm(verificationForm, {
    setting,
    toValues,
    toValue: ({ naver, google }) => ({ naver: naver || null, google: google || null }),
  });
  const { naver, google } = setting.value;
  return (
    <Panel id="verification" title={PANEL_TITLES.verification}>
      <Form of={verificationForm} submission={form.submission} id="codes" label={PANEL_TITLES.verification}>
        <div className="pad f2">
          <FormField of={verificationForm} name="naver" />
          <FormField of={verificationForm} name="google" />
        </div>
        <SettingFoot
          setting={setting}
          form={form}
          label="저장"
          describe={() => [
            { label: '네이버', value: naver ?? '없음' },
            { label: '구글', value: google ?? '없음' },
          ]}
        />
      </Form>
    </Panel>
  );
}
