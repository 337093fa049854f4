export interface SignInFailure {
  /** OAuth error: `access_denied`, `server_error` … */
  error: string | null;
  /** Error code of the provider: `bad_oauth_state`, `user_banned` … */
  code: string | null;
}

export function failureIn(url: URL): SignInFailure | undefined {
  const places = [url.searchParams, new URLSearchParams(url.hash.slice(1))];
  const place = places.find(
    (params) => params.has('error_code') || (params.has('error') && params.has('error_description')),
  );
  return place && { error: place.get('error'), code: place.get('error_code') };
}

/** Parameter with the id of the sign-in flow, by which the client finds its verifier. */
export const FLOW_PARAM = 'sb_flow_id';

export function withoutSignIn(url: URL): string {
  const query = new URLSearchParams(url.search);
  for (const name of ['code', 'state', 'error', 'error_code', 'error_description', 'sb', FLOW_PARAM])
    query.delete(name);
  const search = query.toString();
  return url.pathname + (search && `?${search}`);
}
