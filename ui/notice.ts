/** A notice stored for the next page: why a user was redirected to it (S-407). */

/** Session storage key, shared by portal and console: a redirect from one app often ends in the other. */
const key = 'sideline.notice';

interface Waiting {
  text: string;
  path: string;
}

let shown: Waiting | null = null;

function read(): Waiting | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    const { text, path } = (found ?? {}) as Partial<Waiting>;
    return typeof text === 'string' && typeof path === 'string' ? { text, path } : null;
  } catch {
    return null; // Storage is blocked: only the notice is lost.
  }
}

/** Stores a notice for the page at a path that is about to open. */
export function storeNotice(text: string, path: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ text, path }));
  } catch {
    // Storage is blocked.
  }
}

/**
 * The notice stored for the page at this path; null if there is none. It is shown until another page opens, then
 * removed.
 */
export function noticeFor(path: string): string | null {
  const waiting = read();
  if (waiting?.path === path) {
    shown = waiting;
    sessionStorage.removeItem(key);
  }
  if (shown && shown.path !== path) shown = null;
  return shown?.text ?? null;
}

/** Shown on the login page after the session ended. */
export const sessionEndedText = 'Your session has ended. Please log in again.';

/** Shown after a redirect because another user has logged in in another tab. */
export const otherUserText = 'Someone else has signed in on this browser. You are now seeing their page.';

/** Shown on the login page after the user ended all of their sessions. */
export const loggedOutText = 'You are logged out on every device.';

const audiences = { admin: 'Sideline staff', superadmin: 'superadmins', organization: 'leagues', sponsor: 'sponsors' };

/** The notice for a user who opened a page of another role; `email` is their login. */
export function wrongRoleText(neededRole: keyof typeof audiences, email?: string): string {
  return `That page is for ${audiences[neededRole]}.${email ? ` You are signed in as ${email}.` : ''}`;
}

/** Parses a notice of wrongRoleText so that a page can translate it; null for any other text. */
export function wrongRoleParts(text: string): { audience: string; email: string | null } | null {
  const [, audience, email = null] = /^That page is for (.+?)\.(?: You are signed in as (.+)\.)?$/.exec(text) ?? [];
  return audience === undefined ? null : { audience, email };
}
