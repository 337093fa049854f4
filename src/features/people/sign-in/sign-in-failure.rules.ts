/** What the provider or the client said when a sign-in failed. */
export interface SignInFailure {
  /** `access_denied`, `server_error` … of OAuth. */
  error: string | null;
  /** The provider's own word: `bad_oauth_state`, `user_banned` … */
  code: string | null;
}

/** The failure in the address that a provider sent the visitor back to, in its query or its fragment. */
export function failureIn(url: URL): SignInFailure | undefined {
  const places = [url.searchParams, new URLSearchParams(url.hash.slice(1))];
  const place = places.find(
    (params) => params.has('error_code') || (params.has('error') && params.has('error_description')),
  );
  return place && { error: place.get('error'), code: place.get('error_code') };
}

/** The address without what belonged to the sign-in. */
export function withoutSignIn(url: URL): string {
  const query = new URLSearchParams(url.search);
  for (const name of ['code', 'state', 'error', 'error_code', 'error_description', 'sb', 'sb_flow_id'])
    query.delete(name);
  const search = query.toString();
  return url.pathname + (search && `?${search}`);
}
