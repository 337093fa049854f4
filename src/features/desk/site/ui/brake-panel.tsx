import { useAct } from '#features/people/require-login/ui/public/use-act.ts';
import { MAX_ACCOUNT_HOURS } from '#features/shell/settings/setting.contract.ts';
import { serverNow } from '#platform/client/server-clock.ts';
import { useNow } from '#platform/client/use-now.ts';
import { BRAKE_GROUPS, type BrakeGroup } from '#shared/endpoint.ts';
import { defineForm } from '#shared/form.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { Button } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { checkboxes } from '#ui/form/choice-fields.tsx';
import { Form, FormField, FormPart } from '#ui/form/form.tsx';
import { moment } from '#ui/form/moment-field.tsx';
import { wholeNumber } from '#ui/form/number-fields.tsx';
import { BRAKED_WRITES } from '../../brake.labels.ts';
import { momentText } from '../../table/moment.labels.ts';
import { versionField } from '../../table/ui/use-versioned-form.ts';
import { type BrakeSetting, brakePreview, isBrakeOn, toBrakeChoice } from '../brake-setting.rules.ts';
import { PANEL_TITLES } from '../site-setting.labels.ts';
import type { KnownSetting } from '../site-setting.rules.ts';
import { SettingFoot } from './setting-foot.tsx';
import { settingMutations } from './setting-query.ts';
import css from './site.module.css';
import { useSettingForm } from './use-setting-form.ts';

/** Today and two more: it ends within 48 hours. */
const DAYS = 3;

const brakeForm = defineForm({
  fields: {
    version: versionField,
    minAccountHours: wholeNumber({
      label: '가입한 지',
      min: 1,
      max: MAX_ACCOUNT_HOURS,
      issue: `1시간에서 ${formatDigits(MAX_ACCOUNT_HOURS)}시간까지 적어 주세요.`,
      after: <span className="meta nowrap">시간 미만</span>,
    }),
    until: moment({
      label: '언제까지',
      hint: '48시간 뒤까지 정할 수 있습니다',
      timeLabel: '끝 시각',
      empty: { day: '', time: '' },
      days: DAYS,
      issue: '날과 시각을 골라 주세요.',
    }),
    writes: checkboxes<BrakeGroup>({
      label: '막는 글',
      choices: BRAKE_GROUPS.map((value) => ({ value, label: BRAKED_WRITES[value] })),
      className: `row wrap ${css.writes}`,
    }),
  },
  check: ({ writes = [] }) => (writes.length === 0 ? { writes: '막을 글을 하나 이상 골라 주세요.' } : {}),
});

function toValues({ value, version }: KnownSetting<'brake'>) {
  const { minAccountHours, writes, until } = toBrakeChoice(value, serverNow());
  return brakeForm.fromRow({ version, minAccountHours, writes, until });
}

/** Holds back what new members write, for some hours. */
export function BrakePanel({ setting }: { setting: KnownSetting<'brake'> }) {
  const now = useNow() ?? serverNow();
  const form = useSettingForm(brakeForm, {
    setting,
    toValues,
    toValue: ({ version: _, ...sent }) => sent,
  });
  const { submission } = form;
  const isOn = isBrakeOn(setting.value, now);
  const { minAccountHours = 0, writes = [], until = null } = brakeForm.toPartialBody(submission.values);
  const preview = brakePreview({ minAccountHours, writes, until }, now);
  return (
    <Panel
      id="brake"
      title={PANEL_TITLES.brake}
      className={css.brake}
      aside={<Tag {...(isOn && { tone: 'warn' })}>{isOn ? '켜짐' : '꺼짐'}</Tag>}
    >
      <Form of={brakeForm} submission={submission} id="limit" label={PANEL_TITLES.brake}>
        <div className="pad form">
          <FormField of={brakeForm} name="minAccountHours" />
          <div className="f2">
            <FormField of={brakeForm} name="until" />
            <FormPart of={brakeForm} name="until" part="time" />
          </div>
          <FormField of={brakeForm} name="writes" />
          {preview !== undefined && (
            <blockquote className={css.seen}>
              <span className="meta block">지금 가입한 회원에게</span>
              {`“${preview}”`}
            </blockquote>
          )}
          {isOn && <TurnOff setting={setting} />}
        </div>
        <SettingFoot
          setting={setting}
          form={form}
          isReady={form.isChanged || !isOn}
          label={isOn ? '바꾼 제한 저장' : '쓰기 제한 켜기'}
          describe={() => formatBrake(setting.value, now)}
        />
      </Form>
    </Panel>
  );
}

function TurnOff({ setting: { value, version } }: { setting: KnownSetting<'brake'> }) {
  const act = useAct();
  return (
    <p className="row justify-between">
      <span className="meta up" role="alert">
        {act.error}
      </span>
      <Button
        aria-disabled={act.isSending}
        onClick={() =>
          void act.run(settingMutations.change, {
            params: { name: 'brake' },
            body: { value: { ...value, until: null }, version },
          })
        }
      >
        쓰기 제한 끄기
      </Button>
    </p>
  );
}

function formatBrake(value: BrakeSetting, now: number) {
  const { minAccountHours, writes, until } = value;
  const isOn = isBrakeOn(value, now);
  return [
    { label: '쓰기 제한', value: isOn ? '켜짐' : '꺼짐' },
    { label: '가입한 지', value: `${formatDigits(minAccountHours)}시간 미만` },
    { label: '막는 글', value: writes.map((group) => BRAKED_WRITES[group]).join(', ') || '없음' },
    ...(isOn && until !== null ? [{ label: '끝', value: momentText(until) }] : []),
  ];
}
