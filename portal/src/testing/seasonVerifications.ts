/** Leagues of a season as the verification map loads them. */

/** A league, named by its id. */
export const league = (id: number) => ({
  id,
  organizationId: id,
  organizationName: `League ${id}`,
  sponsorablePropertyName: `Program ${id}`,
  city: 'Erie',
  state: 'PA',
});
/** Where it plays and how its proof stands. */
export const place = (id: number, proofState = 'due') => ({ id, organizationId: id, lat: 42, lon: -80, proofState });
