/** Parts of one's own page that a fresh sign-in leads back to. */
export const DELETE_PATH = '/me#delete';
export const EXPORT_PATH = '/me#export';
