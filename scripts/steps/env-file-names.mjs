/** Hands the names in `.env`, with commas between them, to the process that reads the settings: there an unknown one is a mistake. */
export const FILE_NAMES = 'ENV_FILE_NAMES';
