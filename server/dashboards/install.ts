import type { Request } from 'express';
import { formSession } from '../auth/formSession.ts';
import { bearerToken, resolveToken } from '../auth/resolveToken.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { ServerContext } from '../context.ts';
import { notFound, notPermitted, notSignedIn } from '../http/errors.ts';
import { bodyOf, type Fields, idOf, viewerOf } from '../http/input.ts';
import { sendStream } from '../http/sendStream.ts';
import type { FileStore } from '../shared/files/store/store.ts';
import { Semaphore } from '../shared/semaphore.ts';
import { isStaff, readsDashboards, type Viewer } from '../viewer.ts';
import { photoNames } from './fileNames.ts';
import { findPhotos, keysOf, type Photo, photoFilter } from './photos.ts';
import { photoZip } from './photoZip.ts';

type Way = 'single' | 'zip';
/** Who reads the photos, and who is recorded for it. */
type Reader = { reader: Viewer; viewer: Viewer };

/**
 * Downloads of photos of dashboards, for campaign and season links, users of sponsors, and staff, who name the
 * `campaign`. POST /dashboard_photos.zip: those that the fields select (photos.ts); POST /dashboard_photos/{id}: one.
 * Form or JSON; a form may carry the token in `token`. Each photo is recorded (record_photo_downloads). While a zip is
 * written, token and photos are asked for again, at most a quarter of a second before each photo: a photo that was taken down is left out, and
 * the download ends if the link was revoked. Errors: SL400, SL401, SL403, SL404 without any photo, SL422 with the
 * field, SL429 if too many are downloading.
 */
export function installDashboards(app: ServerContext & { sessions: Sessions; store: FileStore }): void {
  const { express, database, log, config, clock, sessions, store } = app;
  const tokens = { secrets: config.secrets, clock, sessions };
  const semaphore = new Semaphore(4, 4, 'Others are downloading photos right now. Please try again in a few seconds.');
  const form = formSession(tokens);
  const record = (viewer: Viewer, ids: number[], way: Way) =>
    database.as(viewer, (query) => query('select app_public.record_photo_downloads($1, $2)', [ids, way]));

  express.post('/dashboard_photos.zip', form, async (req, res) => {
    const { reader, viewer } = readerOf(req);
    const filter = photoFilter(bodyOf(req));
    await semaphore.run(async () => {
      if (res.closed) return;
      const { photos, today } = await database.as(reader, async (query) => ({
        photos: await findPhotos(query, filter),
        today: (await query<{ today: string }>('select app_public.today()::text as today'))[0]?.today,
      }));
      if (photos.length === 0) throw notFound('There are no such photos.');
      const token = bearerToken(req.headers.authorization);
      res.attachment(`photos-${today}.zip`).type('application/zip');
      const zip = photoZip(photos, {
        store,
        log,
        record: async (ids) => void (await record(viewer, ids, 'zip')),
        async keysOf(ids) {
          if (!(await resolveToken(token, { ...tokens, passive: true }))) throw notSignedIn();
          return keysOf(database, reader, ids);
        },
      });
      await sendStream(res, zip, log, 'a zip of photos was not sent to its end');
    });
  });

  express.post('/dashboard_photos/:id', form, async (req, res) => {
    const { reader, viewer } = readerOf(req);
    const id = idOf(req.params.id, 'id');
    const [photo] = await database.as(reader, (query) => findPhotos(query, photoFilter({ ids: [id] })));
    const key = (await keysOf(database, reader, [id])).get(id) ?? null;
    const file = key === null ? null : await store.open(key);
    if (!photo || key === null || !file) throw notFound('There is no such photo.');
    try {
      await record(viewer, [id], 'single');
    } catch (error) {
      file.stream.destroy();
      throw error;
    }
    const name = photoNames()(photo satisfies Photo, key);
    res.attachment(name).set('Content-Length', String(file.size));
    await sendStream(res, file.stream, log, 'a photo was not sent to its end');
  });
}

/** The viewer of a dashboard; for staff the view of the campaign that they name. */
function readerOf(req: Request): Reader {
  const viewer = viewerOf(req);
  if (isStaff(viewer)) {
    const { campaign } = bodyOf(req) as Fields;
    return {
      viewer,
      reader: { type: 'link', claims: { kind: 'campaign', id: idOf(campaign, 'campaign'), v: 0 }, expires: null },
    };
  }
  if (!readsDashboards(viewer)) throw notPermitted();
  return { viewer, reader: viewer };
}
