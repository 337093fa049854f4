/** The page of one player. */
export function playerPath(profileId: number): string {
  return `/operator/people/${profileId}`;
}
