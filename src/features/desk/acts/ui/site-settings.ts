import { listSettings } from '#features/shell/settings/setting.contract.ts';
import { defineLiveQuery } from '#platform/client/live-query.ts';

export const SETTINGS = ['desk', 'settings'];

/** The settings of the site; their page changes them, and forms take their templates from them. */
export const siteSettings = defineLiveQuery({ key: SETTINGS, endpoint: listSettings, request: () => ({}) });
