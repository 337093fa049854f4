import { changeSetting, type Setting } from '#features/shell/settings/setting.contract.ts';
import type { ApiError } from '#platform/client/api-error.ts';
import { defineMutation, invalidate } from '#platform/client/live-query.ts';
import { changeAnswer } from '#platform/client/query-client.ts';
import { SETTINGS, siteSettings } from '../../acts/ui/site-settings.ts';

export const settingMutations = {
  change: defineMutation(changeSetting, { invalidates: () => [SETTINGS] }),
};

/** Shows what a change answered, before the list is read again. */
export function showSaved(saved: Setting): void {
  changeAnswer(siteSettings, undefined, (settings) => settings.map((one) => (one.name === saved.name ? saved : one)));
}

/** For a form's `explain`: what another operator has stored meanwhile comes beside what is typed. */
export function explainSetting(error: ApiError, usual: string): string {
  if (error.data.reason === 'CHANGED') void invalidate(SETTINGS);
  return usual;
}
