export const DEVICES = ['sessions'] as const;
