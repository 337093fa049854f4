import type { SettingName } from '#features/shell/settings/setting.contract.ts';
import { useNow } from '#platform/client/use-now.ts';
import type { FieldSet } from '#shared/form.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { Button } from '#ui/components/button.tsx';
import { type KeyValue, KeyValues } from '#ui/components/key-values.tsx';
import { useShownForm } from '#ui/form/form.tsx';
import { auditLink } from '../../audit/audit-list.params.ts';
import type { VersionedForm } from '../../table/ui/use-versioned-form.ts';
import { changedText, changerName, type KnownSetting } from '../site-setting.rules.ts';
import css from './site.module.css';

type AnySetting = KnownSetting<SettingName>;

/** The operator who changed a setting last, and the way to all changes. */
export function ChangedBy({ setting }: { setting: AnySetting }) {
  const now = useNow() ?? Date.now();
  return (
    <span className={`meta grow ${css.changed}`}>
      {changedText(setting, now)}
      {setting.version > 0 && <a href={auditLink({ subject: `setting:${setting.name}` })}>변경 기록</a>}
    </span>
  );
}

interface SettingFootProps {
  setting: AnySetting;
  form: Pick<VersionedForm<FieldSet>, 'isChanged' | 'isBehind' | 'restore'>;
  /** On the button, which says all of what it does. */
  label: string;
  /** The button can be pressed though nothing is changed: it switches on what is offered. */
  isReady?: boolean;
  /** Closes the site to others, or the like. */
  isDanger?: boolean;
  /** The value that another operator has stored meanwhile. */
  describe(): readonly KeyValue[];
}

/** The foot of a setting's panel: who and when, and its own button, which is golden only where something is changed. */
export function SettingFoot(props: SettingFootProps) {
  const { setting, form, label, isReady = form.isChanged, isDanger = false, describe } = props;
  const { message, phase } = useShownForm().submission;
  const tone = isDanger ? 'danger' : 'primary';
  return (
    <>
      {form.isBehind && (
        <div className="pad" role="status">
          <p className="note">
            {withParticle(changerName(setting.by), '이/가')} 그사이 바꾸었습니다. 다시 누르면 아래 값 대신 적은 값이
            저장됩니다.
          </p>
          <KeyValues rows={describe()} />
          <Button size="sm" onClick={form.restore}>
            저장된 값으로 바꾸기
          </Button>
        </div>
      )}
      <p className={message === null ? css.silent : `pad said ${css.message}`} role="status" data-tone={message?.tone}>
        {message?.text}
      </p>
      <footer className={css.foot}>
        <ChangedBy setting={setting} />
        {form.isChanged && <Button onClick={form.restore}>취소</Button>}
        <Button
          type="submit"
          tone={form.isChanged ? tone : 'plain'}
          disabled={!isReady}
          aria-disabled={phase === 'sending'}
        >
          {phase === 'sending' ? '저장하는 중' : label}
        </Button>
      </footer>
    </>
  );
}
