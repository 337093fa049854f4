import { invalid } from './gotrue-error.ts';

export interface CodeChallenge {
  value: string;
  method: 's256';
}

const MIN_LENGTH = 43;
const MAX_LENGTH = 128;

/**
 * Parses the PKCE challenge. It is required, since the implicit flow (tokens in the address) is not supported.
 * @throws {GoTrueError} validation_failed
 */
export function readChallenge(value: string | null, method: string | null): CodeChallenge {
  if (!value || !method) throw invalid('PKCE flow requires code_challenge_method and code_challenge');
  if (value.length < MIN_LENGTH || value.length > MAX_LENGTH) {
    throw invalid(`code challenge has to be between ${MIN_LENGTH} and ${MAX_LENGTH} characters`);
  }
  if (!/^[A-Za-z0-9._~-]+$/.test(value)) {
    throw invalid('code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes');
  }
  if (method.toLowerCase() !== 's256') throw invalid('unsupported code_challenge_method');
  return { value, method: 's256' };
}
