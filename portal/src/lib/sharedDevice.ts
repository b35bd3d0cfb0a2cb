/** Unsaved work on a shared computer, typed or chosen, and when it is deleted. */
import { isViewing } from '../../../ui/viewing.ts';
import { clearDrafts } from './drafts.ts';
import { clearFiles } from './savedFiles.ts';

/** The owner of this device's unsaved work: the user who signed in last. Each tab knows the owner of its own drafts. */
const ownerKey = 'sideline.drafts.of';

/** Deletes every draft and chosen file of this device, on logout. */
export function forgetWork(): void {
  clearDrafts();
  void clearFiles();
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
