/** Pending photos are reviewed by keyboard: the next photo is shown at once, a rejection can be undone before its email is sent. */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { pendingPhotos, photoStatuses, rejectionMails } from './pendingPhotos.ts';
import { lookAtScreen } from './screens.ts';
import { choose, createSetup, inOrder, type Setup, until, type Visitor } from './setup.ts';

jest.setTimeout(240_000);

let setup: Setup;
let admin: Visitor;

const photo = () => admin.getByRole('img', { name: /^Photo of/ });
const statusesOf = (ids: number[]) => photoStatuses(setup, ids);
const becomes = (id: number, status: string) => until(async () => (await statusesOf([id]))[0] === status);
const waiting = (count: number) => pendingPhotos(setup, count);
const first = async () => (await waiting(1))[0] as number;
const mailStates = (id: number) => rejectionMails(setup, id);
const openReview = async () => {
  await admin.getByRole('button', { name: 'Review these photos' }).click();
  await photo().waitFor();
};
/** Rejects the photo on screen by keyboard, with the first reason of the list. */
const reject = async (note: string) => {
  await admin.keyboard.press('r');
  const dialog = admin.getByRole('dialog', { name: 'Reject this photo' });
  await choose(dialog.getByLabel('Reason'), 'The photo is blurred or too dark.');
  await dialog.getByLabel(/^Note to the league/).fill(note);
  return dialog;
};

beforeAll(async () => {
  setup = await createSetup();
  // only photos with a deadline are reviewed here; others are handled on the offer's page
  await setup.rows(
    `update app_public.verification_images set created_at = app_private.clock() where status = 'pending' and verification_deadline_id is null`,
  );
  admin = await setup.person('admin');
}, 180_000);
afterAll(() => setup?.stop());

const step = inOrder(() => setup);

it(
  '[M8] A accepts, and the next photo is loaded when it is shown',
  step(async () => {
    const id = await first();
    await admin.goto(`${setup.server.url}/verifications/pending`);
    await admin.getByRole('button', { name: 'Review these photos' }).waitFor();
    await lookAtScreen(admin, 'photos');
    await openReview();
    await admin.getByText('Instructions for the league').waitFor();
    await lookAtScreen(admin, 'review');
    const before = await photo().getAttribute('alt');
    const { took, ahead } = await admin.evaluate(
      (shown) =>
        new Promise<{ took: number; ahead: boolean }>((resolve) => {
          const started = performance.now();
          const look = () => {
            const image = document.querySelector<HTMLImageElement>('img[alt^="Photo of"]');
            if (image && image.alt !== shown && image.complete && image.naturalWidth > 0)
              resolve({
                took: performance.now() - started,
                ahead: performance.getEntriesByName(image.currentSrc).some((entry) => entry.startTime < started),
              });
            else requestAnimationFrame(look);
          };
          document
            .querySelector('[role=dialog]')
            ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
          look();
        }),
      before,
    );
    process.stderr.write(`The next photo was there after ${Math.round(took)} ms.\n`);
    expect(ahead).toBe(true); // the next photo was prefetched
    await becomes(id, 'verified');
    await admin.getByRole('button', { name: 'Undo last' }).and(admin.locator(':enabled')).waitFor();
    await lookAtScreen(admin, 'accepted');
    await admin.keyboard.press('u'); // by keyboard, because the notice with Undo is behind the dialog
    await becomes(id, 'pending');
  }),
);

it(
  '[M4] a photo that a colleague rejected first stays rejected, and the page says who did',
  step(async () => {
    await admin.reload();
    await openReview();
    const id = await first();
    const [colleague] = await setup.rows<{ id: number; name: string }>(
      `select id, name from app_public.users where email = 'controller@sideline.test'`,
    );
    await setup.db.as({ role: 'superadmin', userId: colleague?.id ?? 0 }, (client) =>
      client.query(`select app_public.review_verification_image($1, 'rejected')`, [id]),
    );
    await admin.keyboard.press('a');
    await admin.getByText(`${colleague?.name} rejected this photo in the meantime.`).waitFor();
    expect(await statusesOf([id])).toEqual(['rejected']);
  }),
);

it(
  '[M5] a rejection with a reason and a note is undone by the keyboard, and its mail does not leave',
  step(async () => {
    await admin.reload();
    await openReview();
    const id = await first();
    const dialog = await reject('Please try in daylight.');
    await lookAtScreen(admin, 'reject');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await becomes(id, 'rejected');
    expect(await mailStates(id)).toEqual(['queued']);
    await admin.getByRole('button', { name: 'Undo last' }).and(admin.locator(':enabled')).waitFor();
    await admin.keyboard.press('u');
    await becomes(id, 'pending');
    expect(await mailStates(id)).toEqual(['skipped']);
  }),
);

it(
  '[M5] one that stands reaches the league with its reason and note after ten minutes, not before',
  step(async () => {
    await admin.reload();
    await openReview();
    const id = await first();
    const note = 'Please show the whole banner.';
    await (await reject(note)).getByRole('button', { name: 'Reject' }).click();
    await becomes(id, 'rejected');
    const mails = () => setup.mails.mails.filter(({ raw }) => raw.includes(note));
    expect(mails()).toEqual([]);
    await setup.db.setClock('+11 minutes');
    await setup.rows(`select app_private.add_job('mail_outbox__send', '{}')`); // the worker runs this every minute
    await until(async () => mails().length > 0);
    expect(mails()[0]?.raw).toContain('The photo is blurred or too dark.');
  }),
);

it(
  '[M8] photos that are accepted together are pending again after Undo',
  step(async () => {
    await admin.goto(`${setup.server.url}/verifications/pending`);
    const ids = (await waiting(3)).sort((a, b) => a - b);
    const boxes = admin.getByRole('checkbox', { name: /^Select (?!all)/ });
    for (const index of [0, 1, 2]) await boxes.nth(index).click(); // the check mark is drawn later
    await admin.getByRole('button', { name: 'Accept 3 photos' }).click();
    await until(async () => (await statusesOf(ids)).every((status) => status === 'verified'));
    await admin.getByRole('button', { name: 'Undo', exact: true }).click();
    await until(async () => (await statusesOf(ids)).every((status) => status === 'pending'));
    expect(admin.errors).toEqual([]);
  }),
);
