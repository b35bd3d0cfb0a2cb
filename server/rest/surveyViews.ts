import type { ServerContext } from '../context.ts';
import { isScanner, viewerHash } from '../links/views.ts';

/** The smallest transparent GIF. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** GET /survey_views/{guid}: a tracking pixel; a person's view counts once a day. Always the same response. */
export function installSurveyViews(app: ServerContext): void {
  app.express.get('/survey_views/:guid', async (req, res) => {
    const guid = req.params.guid.replace(/\.gif$/, '');
    if (UUID.test(guid)) {
      const agent = req.get('user-agent') ?? '';
      await app.database.asServer('select app_private.record_survey_view($1, $2, $3)', [
        guid,
        viewerHash(app, req.ip ?? '', agent),
        isScanner(agent),
      ]);
    }
    res
      .set({ 'Content-Type': 'image/gif', 'Cache-Control': 'no-store', 'Cross-Origin-Resource-Policy': 'cross-origin' })
      .send(PIXEL);
  });
}
