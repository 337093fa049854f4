export const CALLBACK_PATH = '/confirm';
