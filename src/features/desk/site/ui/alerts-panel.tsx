import { useState } from 'react';
import { useAct } from '#features/people/require-login/ui/public/use-act.ts';
import type { AlertName } from '#features/shell/settings/setting.contract.ts';
import { useNow } from '#platform/client/use-now.ts';
import { Panel } from '#ui/components/panel.tsx';
import { ALERT_WORDS } from '../../alerts/alert.labels.ts';
import { exactText } from '../../table/moment.labels.ts';
import { PANEL_TITLES } from '../site-setting.labels.ts';
import type { KnownSetting } from '../site-setting.rules.ts';
import { AlertTest } from './alert-test.tsx';
import { ChangedBy } from './setting-foot.tsx';
import { settingMutations } from './setting-query.ts';
import css from './site.module.css';
import { SwitchRow } from './switch.tsx';

const SHOWN = Object.keys(ALERT_WORDS) as AlertName[];

/** All alerts for operators, each with its switch and when it rang last. */
export function AlertsPanel({ setting }: { setting: KnownSetting<'alerts'> }) {
  const act = useAct();
  const now = useNow() ?? Date.now();
  const [pressed, setPressed] = useState<AlertName>();
  const { value, version, state, lastTest = null, hasWebhook = true, hasHeartbeat = true } = setting;

  const change = (name: AlertName, isOn: boolean) => {
    setPressed(name);
    const body = { value: { ...value, [name]: isOn }, version };
    void act.run(settingMutations.change, { params: { name: 'alerts' }, body });
  };
  const lastText = (name: AlertName) => {
    const at = state?.[name].lastAt;
    return at ? exactText(at, now) : '–';
  };
  return (
    <Panel id="alerts" title={PANEL_TITLES.alerts} className={css.alerts}>
      <AlertTest {...{ lastTest, now, hasWebhook, hasHeartbeat }} />
      {SHOWN.map((name) => (
        <SwitchRow
          key={name}
          label={ALERT_WORDS[name].label}
          detail={ALERT_WORDS[name].rule}
          aside={<span className="meta nowrap">{lastText(name)}</span>}
          isOn={value[name]}
          isBusy={act.isSending}
          error={pressed === name ? act.error : null}
          onChange={(isOn) => change(name, isOn)}
        />
      ))}
      <p className={`meta ${css.repeats}`}>같은 알림은 10분에 한 번</p>
      <footer className={css.foot}>
        <ChangedBy setting={setting} />
      </footer>
    </Panel>
  );
}
