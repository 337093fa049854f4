/** Where a sign-in comes back to. */
export const CALLBACK_PATH = '/confirm';
