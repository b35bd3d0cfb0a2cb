/** What the server answers about the signed-in person (server/auth/signInMethods.ts). */
export interface SignInMethods {
  passkeys: { id: number; name: string; created_at: string; last_used_at: string | null }[];
  authenticator: boolean;
  /** How many are unused. */
  recovery_codes: number;
  required: boolean;
  sessions: OpenSession[];
}

export interface OpenSession {
  id: number;
  agent: string | null;
  /** Two letters; null if no proxy says. */
  country: string | null;
  seen_at: string;
  current: boolean;
}
