import type { Request, RequestHandler, Response } from 'express';
import type { QueryResultRow } from 'pg';
import { only } from '../auth/install.ts';
import type { ServerContext } from '../context.ts';
import type { Query } from '../database/pool.ts';
import { storeAndAttach } from '../files/attach.ts';
import { type Allowed, checkFile, safeName } from '../files/check.ts';
import { fileSemaphore, limited } from '../files/concurrency.ts';
import { MAX_BYTES, type Receive, TOO_LARGE } from '../files/receive.ts';
import { notPermitted, notSignedIn } from '../http/errors.ts';
import { type Fields, flagOf, idOf, textOf, viewerOf } from '../http/input.ts';
import { signFileUrl } from '../shared/files/fileUrls.ts';
import type { FileStore } from '../shared/files/store/store.ts';
import { isStaff } from '../viewer.ts';

interface UploadCall {
  path: string;
  guard: RequestHandler;
  allow: Allowed;
  /** Writes the owning row with the viewer's role. Every endpoint returns the row with the file's URLs. */
  attach(query: Query, fileId: number, input: Fields, staff: boolean): Promise<QueryResultRow[]>;
  /** Names of the file's two URLs in the response. */
  urls: { full: string; thumbnail?: string };
}

/**
 * Deadlines are open to staff and to the league itself: signed in, by a session gained by accepting (its offer), or by
 * the deadline's own link (that deadline), also one that was passed on.
 */
const leagueOrStaff: RequestHandler = (req, _res, next) => {
  const viewer = req.user?.viewer;
  if (!viewer) return next(notSignedIn());
  const allowed =
    viewer.type === 'link' ? /^(deadline|forwarded_task)$/.test(viewer.claims.kind) : viewer.role !== 'sponsor';
  next(allowed ? undefined : notPermitted());
};

const calls: UploadCall[] = [
  {
    // multipart verificationDeadlineId, image[, released, hidden, from, status]; the last three are used for staff only
    // (S-306). released: everyone who can be recognized, or a guardian, agreed; a league's is remembered for the season
    path: '/verification_images',
    guard: leagueOrStaff,
    allow: 'images',
    attach: (query, fileId, input, staff) =>
      query(
        `select id, verification_deadline_id, offer_id, status::text, hidden, "from", created_at
         from app_public.attach_verification_image($1, $2, $3, $4, $5, $6)`,
        [
          idOf(input.verificationDeadlineId, 'verificationDeadlineId'),
          fileId,
          staff && flagOf(input.hidden),
          staff ? (textOf(input.from) ?? 'Employee') : null,
          staff ? (textOf(input.status) ?? 'verified') : 'pending',
          input.released === undefined ? null : flagOf(input.released),
        ],
      ),
    urls: { full: 'fullSizeUrl', thumbnail: 'thumbnailUrl' },
  },
  {
    path: '/creative_files',
    guard: only('admin'),
    allow: 'creatives',
    attach: (query, fileId, input) =>
      query('select id, verification_deadline_id, name from app_public.attach_creative_file($1, $2, $3)', [
        idOf(input.verificationDeadlineId, 'verificationDeadlineId'),
        fileId,
        safeName(textOf(input.name) ?? ''),
      ]),
    urls: { full: 'fullSizeUrl', thumbnail: 'thumbnailUrl' },
  },
  {
    path: '/creative_file_templates',
    guard: only('admin'),
    allow: 'creatives',
    attach: (query, fileId, input) =>
      query(
        'select id, default_verification_deadline_id, name from app_public.attach_creative_file_template($1, $2, $3)',
        [
          idOf(input.defaultVerificationDeadlineId, 'defaultVerificationDeadlineId'),
          fileId,
          safeName(textOf(input.name) ?? ''),
        ],
      ),
    urls: { full: 'fullSizeUrl', thumbnail: 'thumbnailUrl' },
  },
  {
    path: '/sponsor_logos',
    guard: only('admin'),
    allow: 'images',
    attach: (query, fileId, input) =>
      query('select id, name from app_public.attach_sponsor_logo($1, $2)', [
        idOf(input.sponsor_id, 'sponsor_id'),
        fileId,
      ]),
    urls: { full: 'logoFullSizeUrl', thumbnail: 'logoThumbnailUrl' },
  },
  {
    path: '/sponsor_facing_goal_images',
    guard: only('admin'),
    allow: 'images',
    attach: (query, fileId, input) =>
      query('select id from app_public.attach_sponsor_facing_goal_image($1, $2)', [
        idOf(input.campaign_id, 'campaign_id'),
        fileId,
      ]),
    urls: { full: 'sponsorFacingGoalImageUrl' },
  },
];

const image = { field: 'image', maxBytes: MAX_BYTES, tooLarge: TOO_LARGE };

/** The multipart endpoints (S-303 … S-309). The file's field is always `image`. */
export function installUploads(app: ServerContext & { store: FileStore }, receive: Receive): void {
  for (const { path, guard, allow, attach, urls } of calls) {
    const take = async (req: Request, res: Response) => {
      const viewer = viewerOf(req);
      const file = await checkFile(req.file, allow);
      const input = { ...(req.body as Fields) };
      // an unnamed creative is named after the uploaded file
      if (!textOf(input.name) && req.file) input.name = req.file.originalname;
      const { attached, key } = await storeAndAttach(app, viewer, file, (query, id) =>
        attach(query, id, input, isStaff(viewer)),
      );
      const url = signFileUrl(key, app.config.secret, app.clock.seconds());
      // a job creates the thumbnail: until then the picture itself is used
      res.status(201).json({ ...attached[0], [urls.full]: url, ...(urls.thumbnail ? { [urls.thumbnail]: url } : {}) });
    };
    app.express.post(path, guard, receive(image), limited(fileSemaphore, take));
  }
}
