/** A suspension that outlives its deleted profile: keyed hashes of the identities, nothing else. */
export interface LastingSuspensionTable {
  identity_hash: Buffer;
  profile_id: number;
  until: Date;
  reason: string;
}
