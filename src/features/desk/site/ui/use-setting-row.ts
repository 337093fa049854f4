import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import type { SettingName, SettingValues } from '#features/shell/settings/setting.contract.ts';
import type { FormState } from '#platform/client/form/use-form.ts';
import type { FieldSet, FormDefinition, SentOf, ValuesOf } from '#shared/form.ts';
import type { KnownSetting } from '../site-setting.rules.ts';
import { explainSetting, settingMutations, showSaved } from './setting-query.ts';

interface SettingRowOptions<Name extends SettingName, Fields extends FieldSet> {
  /** As it is now: what others change in its other rows meanwhile stays. */
  setting: KnownSetting<Name>;
  first: ValuesOf<Fields>;
  /** Where the row stands in the value that is sent: `house.3`. */
  place: string;
  toValue(sent: SentOf<Fields>): SettingValues[Name];
  onClose(): void;
}

/** The form of one row of a setting that is a list. */
export function useSettingRow<Name extends SettingName, Fields extends FieldSet>(
  definition: FormDefinition<Fields>,
  { setting: { name, version }, first, place, toValue, onClose }: SettingRowOptions<Name, Fields>,
): FormState<Fields> {
  return useForm(definition, {
    endpoint: settingMutations.change,
    first,
    fieldsWithin: `value.${place}`,
    toInput: (sent) => ({ params: { name }, body: { value: toValue(sent), version } }),
    onDone(saved) {
      showSaved(saved);
      onClose();
      return undefined;
    },
    explain: explainSetting,
  });
}
