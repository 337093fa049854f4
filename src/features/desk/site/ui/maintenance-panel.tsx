import { serverNow } from '#platform/client/server-clock.ts';
import { useNow } from '#platform/client/use-now.ts';
import { defineForm } from '#shared/form.ts';
import { Panel } from '#ui/components/panel.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { checkbox, choice } from '#ui/form/choice-fields.tsx';
import { Form, FormField, FormPart } from '#ui/form/form.tsx';
import { moment } from '#ui/form/moment-field.tsx';
import { multiline } from '#ui/form/text-fields.tsx';
import { EffectsList } from '../../acts/ui/effects-list.tsx';
import { momentText } from '../../table/moment.labels.ts';
import { versionField } from '../../table/ui/use-versioned-form.ts';
import {
  listMaintenanceEffects,
  type Maintenance,
  type MaintenanceState,
  maintenanceLabel,
  maintenanceState,
  toMaintenance,
  toMaintenanceChoice,
} from '../maintenance-setting.rules.ts';
import { MAINTENANCE_STATES, PANEL_TITLES } from '../site-setting.labels.ts';
import type { KnownSetting } from '../site-setting.rules.ts';
import { MaintenancePreview } from './maintenance-preview.tsx';
import { SettingFoot } from './setting-foot.tsx';
import css from './site.module.css';
import { useSettingForm } from './use-setting-form.ts';

const DAYS = 60;
const NO_MOMENT = { day: '', time: '' };
const MESSAGE_MAX = 200;
const issue = '날과 시각을 골라 주세요.';

const maintenanceForm = defineForm({
  fields: {
    version: versionField,
    mode: choice<MaintenanceState>({
      label: '점검 상태',
      empty: 'off',
      choices: [
        { value: 'off', label: '꺼짐' },
        { value: 'now', label: '지금 시작' },
        { value: 'planned', label: '예약' },
      ],
    }),
    from: moment({ label: '시작하는 날', timeLabel: '시작 시각', empty: NO_MOMENT, days: DAYS, issue }),
    hasEnd: checkbox({ label: '끝나는 시각 정하기', isOn: true }),
    until: moment({ label: '끝나는 날', timeLabel: '끝 시각', empty: NO_MOMENT, days: DAYS, issue }),
    message: multiline({
      label: '안내 문구',
      hint: '점검 페이지에 나옵니다',
      max: MESSAGE_MAX,
      isCounted: true,
      rows: 3,
    }),
  },
});

type MaintenanceSetting = KnownSetting<'maintenance'>;

function toValues({ value, version }: MaintenanceSetting) {
  return maintenanceForm.fromRow({ version, ...toMaintenanceChoice(value, serverNow()) });
}

/** Closes the site to all but operators, now or at a set time. */
export function MaintenancePanel({ setting }: { setting: MaintenanceSetting }) {
  // The clock ticks now and then: what was just begun has begun.
  const now = Math.max(useNow() ?? serverNow(), Date.parse(setting.at ?? '') || 0);
  const form = useSettingForm(maintenanceForm, {
    setting,
    toValues,
    toValue: ({ version: _, ...sent }) => toMaintenance(sent, setting.value, serverNow()),
  });
  const { submission } = form;
  const { mode, hasEnd } = submission.values;
  const state = maintenanceState(setting.value, now);
  const { from = '', until = '', message = '' } = maintenanceForm.toPartialBody(submission.values);
  const isWhole = mode !== 'planned' || from !== '';
  const choice = { mode: isWhole ? mode : 'off', from, hasEnd: hasEnd && until !== '', until, message } as const;
  const next = toMaintenance(choice, setting.value, now);
  return (
    <Panel
      id="maintenance"
      title={PANEL_TITLES.maintenance}
      className={css.maintenance}
      aside={<Tag {...(state !== 'off' && { tone: 'warn' })}>{MAINTENANCE_STATES[state]}</Tag>}
    >
      <Form of={maintenanceForm} submission={submission} id="closing" label={PANEL_TITLES.maintenance}>
        <div className={css.withPreview}>
          <div className="pad form">
            <FormField of={maintenanceForm} name="mode" />
            {mode === 'planned' && (
              <div className="f2">
                <FormField of={maintenanceForm} name="from" />
                <FormPart of={maintenanceForm} name="from" part="time" />
              </div>
            )}
            {mode !== 'off' && <FormField of={maintenanceForm} name="hasEnd" />}
            {mode !== 'off' && hasEnd && (
              <div className="f2">
                <FormField of={maintenanceForm} name="until" />
                <FormPart of={maintenanceForm} name="until" part="time" />
              </div>
            )}
            <FormField of={maintenanceForm} name="message" />
            <EffectsList effects={form.isChanged ? listMaintenanceEffects(next, setting.value, now) : []} />
          </div>
          <MaintenancePreview value={next} />
        </div>
        <SettingFoot
          setting={setting}
          form={form}
          label={maintenanceLabel(next, setting.value, now)}
          isDanger={state !== 'now' && maintenanceState(next, now) === 'now'}
          describe={() => formatMaintenance(setting.value, now)}
        />
      </Form>
    </Panel>
  );
}

function formatMaintenance(value: Maintenance, now: number) {
  const { from, until, message } = value;
  const state = maintenanceState(value, now);
  return [
    { label: '점검', value: MAINTENANCE_STATES[state] },
    ...(state === 'off' || from === null
      ? []
      : [
          { label: '시작', value: momentText(from) },
          { label: '끝', value: until === null ? '직접 끌 때까지' : momentText(until) },
        ]),
    { label: '안내 문구', value: message || '없음' },
  ];
}
