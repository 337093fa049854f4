import { useMemo } from 'react';
import type { SettingName, SettingValues } from '#features/shell/settings/setting.contract.ts';
import { draftInTab } from '#platform/client/draft-in-tab.ts';
import type { FormDefinition, SentOf, ValuesOf } from '#shared/form.ts';
import { useVersionedForm, type Versioned, type VersionedForm } from '../../table/ui/use-versioned-form.ts';
import type { KnownSetting } from '../site-setting.rules.ts';
import { explainSetting, settingMutations, showSaved } from './setting-query.ts';

interface SettingFormOptions<Name extends SettingName, Fields extends Versioned> {
  setting: KnownSetting<Name>;
  toValues(setting: KnownSetting<Name>): ValuesOf<Fields>;
  toValue(sent: SentOf<Fields>): SettingValues[Name];
}

/** The form of one setting. */
export function useSettingForm<Name extends SettingName, Fields extends Versioned>(
  definition: FormDefinition<Fields>,
  { setting, toValues, toValue }: SettingFormOptions<Name, Fields>,
): VersionedForm<Fields> {
  const { name } = setting;
  const stored = useMemo(() => draftInTab(`setting-draft:${name}`, definition.parseWhole), [name, definition]);
  return useVersionedForm(definition, {
    endpoint: settingMutations.change,
    row: setting,
    stored,
    fieldsWithin: 'value',
    toValues,
    toInput: (sent, version) => ({ params: { name }, body: { value: toValue(sent), version } }),
    onSaved(saved) {
      showSaved(saved);
      return saved as KnownSetting<Name>;
    },
    explain: explainSetting,
  });
}
