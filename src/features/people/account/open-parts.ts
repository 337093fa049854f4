/** Parts of the visitor's own page that a fresh sign-in can lead back to. */
export const DELETE_PATH = '/me#delete';
export const EXPORT_PATH = '/me#export';
