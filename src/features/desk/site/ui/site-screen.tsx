import type { Setting } from '#features/shell/settings/setting.contract.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { useNow } from '#platform/client/use-now.ts';
import { OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { KeyValues } from '#ui/components/key-values.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { QueryStates } from '#ui/components/query-states.tsx';
import { Skeleton } from '#ui/components/states.tsx';
import { siteSettings } from '../../acts/ui/site-settings.ts';
import columns from '../../table/ui/columns.module.css';
import { DeskHead } from '../../table/ui/desk-head.tsx';
import { useOwnLevel } from '../../table/ui/use-own-level.ts';
import { maintenanceState } from '../maintenance-setting.rules.ts';
import { MAINTENANCE_STATES } from '../site-setting.labels.ts';
import { findSetting } from '../site-setting.rules.ts';
import { AdsPanel } from './ads-panel.tsx';
import { AlertsPanel } from './alerts-panel.tsx';
import { BrakePanel } from './brake-panel.tsx';
import { MaintenancePanel } from './maintenance-panel.tsx';
import css from './site.module.css';
import { RegistrationPanel } from './switch-panels.tsx';
import { TemplatesPanel } from './templates-panel.tsx';
import { VerificationPanel } from './verification-panel.tsx';

/** The page 설정: a panel for each setting of the site. All but the brake are changed by administrators alone. */
export default function SiteScreen() {
  const level = useOwnLevel();
  const query = useLiveQuery(siteSettings);
  return (
    <>
      <DeskHead title="설정" meta="바꾸면 1초 안에 어디서나 적용됩니다" />
      <QueryStates query={query} skeleton={<Skeleton rows={8} />} failed="설정을 불러오지 못했습니다.">
        {(settings) =>
          level <= OPERATOR_LEVEL.administrator ? (
            <AllSettings settings={settings} />
          ) : (
            <OwnSettings {...{ settings }} />
          )
        }
      </QueryStates>
    </>
  );
}

function AllSettings({ settings }: { settings: readonly Setting[] }) {
  const [maintenance, templates] = [findSetting(settings, 'maintenance'), findSetting(settings, 'reasonTemplates')];
  const [ads, verification] = [findSetting(settings, 'ads'), findSetting(settings, 'verification')];
  const [brake, registration] = [findSetting(settings, 'brake'), findSetting(settings, 'registration')];
  const alerts = findSetting(settings, 'alerts');
  return (
    <div className={`${columns.columns} ${columns.broad} ${css.site}`}>
      <div className="stack">
        {maintenance && <MaintenancePanel setting={maintenance} />}
        {templates && <TemplatesPanel setting={templates} />}
        {ads && <AdsPanel setting={ads} />}
        {verification && <VerificationPanel setting={verification} />}
      </div>
      <div className="stack">
        {brake && <BrakePanel setting={brake} />}
        {registration && <RegistrationPanel setting={registration} />}
        {alerts && <AlertsPanel setting={alerts} />}
      </div>
    </div>
  );
}

/** For operators below administrator: the brake, and how the other switches stand. */
function OwnSettings({ settings }: { settings: readonly Setting[] }) {
  const now = useNow() ?? Date.now();
  const brake = findSetting(settings, 'brake');
  const [maintenance, registration] = [findSetting(settings, 'maintenance'), findSetting(settings, 'registration')];
  const ads = findSetting(settings, 'ads');
  return (
    <div className={css.own}>
      {brake && <BrakePanel setting={brake} />}
      <Panel title="다른 설정" aside="관리자가 바꿉니다">
        <div className="pad">
          <KeyValues
            rows={[
              { label: '점검', value: maintenance && MAINTENANCE_STATES[maintenanceState(maintenance.value, now)] },
              { label: '신규 가입', value: registration?.value.isOpen === false ? '꺼짐' : '켜짐' },
              { label: '광고 표시', value: ads?.value.isOn === false ? '꺼짐' : '켜짐' },
            ]}
          />
        </div>
      </Panel>
    </div>
  );
}
