import { notPermitted, notSignedIn } from '../../http/errors.ts';
import { signFileUrl } from '../../shared/files/fileUrls.ts';
import type { MintQuery } from '../../shared/links/mintLink.ts';
// the one import from workers/: what staff see must be exactly what the worker sends
import { type Payload, type RenderedMail, type RenderOptions, renderMail } from '../../shared/mail/index.ts';
import { isStaff, type Viewer } from '../../viewer.ts';

type Options = Pick<RenderOptions, 'language' | 'went'> & { recipient?: string | null };

/** Throws unless the viewer is a member of staff. */
export function requireStaff(viewer: Viewer | null): Viewer {
  if (!viewer) throw notSignedIn();
  if (!isStaff(viewer)) throw notPermitted();
  return viewer;
}

/**
 * Renders an email with the rights of a member of staff, as the worker would now; sends nothing. Throws MissingRecord
 * if its record is gone.
 */
export function renderForStaff(
  { database, config, clock }: Grafast.Context['services'],
  viewer: Viewer,
  kind: string,
  payload: Payload,
  options: Options,
): Promise<RenderedMail> {
  // one transaction per statement: a transaction held open while links wait for another connection of the same pool
  // would block the server as soon as there are as many previews as connections
  const asViewer: MintQuery = (text, values) => database.as(viewer, (query) => query(text, values));
  return renderMail(asViewer, kind, payload, config.mail, {
    ...options,
    mintQuery: database.asServer,
    fileUrl: (key) => signFileUrl(key, config.secret, clock.seconds()),
  });
}
