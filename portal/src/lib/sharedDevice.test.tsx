import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { fakeFiles, noFiles } from '../testing/fakeFiles.ts';
import { draftPrefix, loadDraft, storeDraft } from './drafts.ts';
import { savedFileKeys, saveFile } from './savedFiles.ts';
import { claimWork, forgetWork } from './sharedDevice.ts';

const draft = `${draftPrefix}invite.4`;
const work = async () => {
  storeDraft(draft, { draft: { email: 'new@league.test' } });
  await saveFile('proof.user-1.3', new File(['x'], 'banner.jpg', { type: 'image/jpeg' }));
};
const left = async () => [loadDraft(draft) !== null, (await savedFileKeys('')).length];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  fakeFiles();
});
afterEach(noFiles);

it('a user who signs in again finds their own drafts and photos', async () => {
  claimWork('1');
  await work();
  claimWork('1');
  expect(await left()).toEqual([true, 1]);
});

it('a user who signs in after another finds neither drafts nor photos of the other', async () => {
  claimWork('1');
  await work();
  claimWork('2');
  await waitFor(async () => expect(await left()).toEqual([false, 0]));
});

it('a tab deletes another user’s drafts when somebody signs in in a different tab, and reports it', () => {
  expect(claimWork('1')).toBe(false);
  storeDraft(draft, { draft: { email: 'new@league.test' } });
  // in the other tab, which has a session storage of its own
  localStorage.clear();
  localStorage.setItem('sideline.drafts.of', '2');
  localStorage.setItem(
    `${draftPrefix}invite.5`,
    JSON.stringify({ draft: { email: 'own@league.test' }, at: Date.now() }),
  );
  expect(claimWork('2')).toBe(true);
  expect(loadDraft(draft)).toBeNull();
  expect(loadDraft(`${draftPrefix}invite.5`)).toMatchObject({ draft: { email: 'own@league.test' } });
  expect(claimWork('2')).toBe(false);
});

it('logging out deletes both', async () => {
  await work();
  forgetWork();
  await waitFor(async () => expect(await left()).toEqual([false, 0]));
});
