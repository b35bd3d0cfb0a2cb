/** A sentence that is waiting for a page: why somebody who opened one page is now on another (S-407). */

/** Session storage key, shared by portal and console: a refusal in one app is often told by the other. */
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
    return null; // storage is closed to the page: the notice is lost, nothing else
  }
}

/** Leaves a sentence for the page at a path, which is about to be opened. */
export function leaveNotice(text: string, path: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ text, path }));
  } catch {
    // as above
  }
}

/** The sentence left for the page at this path, null without one. It stays until another page is shown, and is told once. */
export function noticeFor(path: string): string | null {
  const waiting = read();
  if (waiting?.path === path) {
    shown = waiting;
    sessionStorage.removeItem(key);
  }
  if (shown && shown.path !== path) shown = null;
  return shown?.text ?? null;
}

/** What somebody is told on the login page whose session has ended meanwhile. */
export const sessionEndedText = 'Your session has ended. Please log in again.';

/** What somebody is told whose page was another person's until they signed in, in another tab. */
export const somebodyElseText = 'Somebody else has signed in here meanwhile. This page is theirs now.';

/** What somebody is told there who ended every session, this one too. */
export const loggedOutText = 'You are logged out on every device.';

const audiences = { admin: 'Sideline staff', superadmin: 'superadmins', organization: 'leagues', sponsor: 'sponsors' };

/** What somebody is told who opened a page of another role; `email` says which login it was. */
export function wrongRoleText(neededRole: keyof typeof audiences, email?: string): string {
  return `That page is for ${audiences[neededRole]}.${email ? ` You are signed in as ${email}.` : ''}`;
}

/** The parts of a sentence of wrongRoleText, for a page that says it in another language; null for another sentence. */
export function wrongRoleParts(text: string): { audience: string; email: string | null } | null {
  const [, audience, email = null] = /^That page is for (.+?)\.(?: You are signed in as (.+)\.)?$/.exec(text) ?? [];
  return audience === undefined ? null : { audience, email };
}
