import { currentClaims } from '../../../ui/session.ts';

export type Viewed = { id: number; at: string };

const key = () => `sideline.organizations.viewed.${currentClaims()?.sub ?? ''}`;

/** The user's recently opened organizations, newest first (B-033, B-040). */
export function viewedOrganizations(): Viewed[] {
  try {
    const list = JSON.parse(localStorage.getItem(key()) ?? '[]') as Viewed[];
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** Moves an organization to the top; the list keeps 5 (B-034, S-445). */
export function rememberViewed(id: number, at: string = new Date().toISOString()): void {
  const list = [{ id, at }, ...viewedOrganizations().filter((other) => other.id !== id)].slice(0, 5);
  localStorage.setItem(key(), JSON.stringify(list));
}
