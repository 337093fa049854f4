import { useAct } from '#features/people/require-login/ui/public/use-act.ts';
import { Panel } from '#ui/components/panel.tsx';
import { PANEL_TITLES } from '../site-setting.labels.ts';
import type { KnownSetting } from '../site-setting.rules.ts';
import { ChangedBy } from './setting-foot.tsx';
import { settingMutations } from './setting-query.ts';
import css from './site.module.css';
import { SwitchRow } from './switch.tsx';

/** Opens and closes the site to new members. */
export function RegistrationPanel({ setting }: { setting: KnownSetting<'registration'> }) {
  const act = useAct();
  return (
    <Panel id="registration" title={PANEL_TITLES.registration} className={css.registration}>
      <SwitchRow
        label="새 캐릭터 만들기"
        detail="꺼도 기존 회원은 그대로 이용합니다"
        isOn={setting.value.isOpen}
        isBusy={act.isSending}
        error={act.error}
        onChange={(isOpen) =>
          void act.run(settingMutations.change, {
            params: { name: 'registration' },
            body: { value: { isOpen }, version: setting.version },
          })
        }
      />
      <footer className={css.foot}>
        <ChangedBy setting={setting} />
      </footer>
    </Panel>
  );
}

/** Shows or hides all advertisements. */
export function AdsSwitch({ setting: { value, version } }: { setting: KnownSetting<'ads'> }) {
  const act = useAct();
  return (
    <SwitchRow
      label="광고 표시"
      detail="끄면 자리까지 없어집니다"
      isOn={value.isOn}
      isBusy={act.isSending}
      error={act.error}
      onChange={(isOn) =>
        void act.run(settingMutations.change, { params: { name: 'ads' }, body: { value: { ...value, isOn }, version } })
      }
    />
  );
}
