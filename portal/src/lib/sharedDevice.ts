/** What a shared computer keeps of somebody's unsaved work, typed or chosen, and when it forgets it. */
import { forgetDrafts } from './keep.ts';
import { forgetFiles } from './keepFile.ts';

/** Whose unsaved work this device keeps: the user that signed in last. */
const ownerKey = 'sideline.drafts.of';

/** Forgets every draft and chosen file of this device, for whoever logs out. */
export function forgetWork(): void {
  forgetDrafts();
  void forgetFiles();
}

/** Forgets what another person left here when somebody signs in: a session may end without a logout. */
export function claimWork(userId: string): void {
  try {
    const owner = localStorage.getItem(ownerKey);
    if (owner !== null && owner !== userId) forgetWork();
    localStorage.setItem(ownerKey, userId);
  } catch {
    // storage is closed: nothing was kept
  }
}
