export function loadEnvFile(file?: string, env?: Record<string, string | undefined>): void;
