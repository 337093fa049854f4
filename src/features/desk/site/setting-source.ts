import { matchesName } from '#features/game-data/name-filter.rules.ts';
import type { SettingName } from '#features/shell/settings/setting.contract.ts';
import { OPERATOR_LEVEL, type OperatorLevel } from '#shared/endpoint.ts';
import type { DeskSource } from '../frame/desk-source.ts';
import { PANEL_TITLES } from './site-setting.labels.ts';

/** The brake is every moderator's, the others belong to administrators. */
function settingLevel(name: SettingName): OperatorLevel {
  return name === 'brake' ? OPERATOR_LEVEL.moderator : OPERATOR_LEVEL.administrator;
}

/** Finds the panels of the page 설정. */
export const settingSource: DeskSource = {
  name: '설정',
  level: OPERATOR_LEVEL.moderator,
  find: (text, { level }) =>
    Object.entries(PANEL_TITLES)
      .filter(([name, title]) => level <= settingLevel(name as SettingName) && matchesName(title, text))
      .map(([name, title]) => ({ href: `/operator/site#${name}`, label: title, detail: '설정' })),
};
