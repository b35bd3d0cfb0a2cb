/** What a shared computer keeps of somebody's unsaved work, typed or chosen, and when it forgets it. */
import { isViewing } from '../../../ui/viewing.ts';
import { clearDrafts } from './drafts.ts';
import { clearFiles } from './savedFiles.ts';

/** Whose unsaved work this device keeps: the user that signed in last. Each tab knows whose its own drafts are. */
const ownerKey = 'sideline.drafts.of';

/** Deletes every draft and chosen file of this device, on logout. */
export function forgetWork(): void {
  clearDrafts();
  void clearFiles();
}

/**
 * Forgets what another person left here: a session may end without a logout, and somebody else may have signed in in another
 * tab, which cannot reach the drafts of this one. Returns whether this tab was another person's.
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
    return false; // storage is closed: nothing was kept
  }
}
