export const FILE_NAMES: string;
