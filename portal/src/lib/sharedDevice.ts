/** Unsaved work on a shared computer, typed or chosen, and when it is deleted. */
import { isViewing } from '../../../ui/viewing.ts';
import { clearDrafts } from './drafts.ts';
import { clearFiles } from './savedFiles.ts';

/** The owner of this device's unsaved work: the user who signed in last. Each tab knows the owner of its own drafts. */
const ownerKey = 'sideline.drafts.of';

/** Deletes the worker of the proof pages (proofQueue.ts) and what it has kept. */
async function forgetProofPages(): Promise<void> {
  for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? []) await worker.unregister();
  if ('caches' in globalThis)
    for (const name of await caches.keys()) if (name.startsWith('proof-')) await caches.delete(name);
}

/** Deletes every draft and chosen file of this device, also photos that wait to be sent, on logout. */
export function forgetWork(): void {
  clearDrafts();
  void clearFiles();
  void forgetProofPages().catch(() => undefined);
}

/**
 * Deletes another user's unsaved work: a session may end without a logout, and somebody else may have signed in in another
 * tab, which cannot reach the drafts of this one. Returns true if this tab was another user's.
 */
export function claimWork(userId: string): boolean {
  if (isViewing()) return false;
  try {
    const isOthers = (owner: string | null) => owner !== null && owner !== userId;
    const [onDevice, inTab] = [localStorage.getItem(ownerKey), sessionStorage.getItem(ownerKey)].map(isOthers);
    if (onDevice) forgetWork();
    else if (inTab) clearDrafts({ onlyTab: true });
    localStorage.setItem(ownerKey, userId);
    sessionStorage.setItem(ownerKey, userId);
    return inTab === true;
  } catch {
    return false; // storage is unavailable: nothing was stored
  }
}
