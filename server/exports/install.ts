import type { Request } from 'express';
import { formSession } from '../auth/formSession.ts';
import { only } from '../auth/install.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { ServerContext } from '../context.ts';
import { notPermitted } from '../http/errors.ts';
import { type Fields, viewerOf } from '../http/input.ts';
import type { Throttle } from '../http/throttle.ts';
import { Semaphore } from '../shared/semaphore.ts';
import { readsDashboards } from '../viewer.ts';
import { exportDocuments } from './document.ts';
import { installFeeds } from './feeds.ts';
import { columnsOf, exportRequest } from './request.ts';
import { type ExportApi, sendExport } from './send.ts';

const OTHERS = 'Others are exporting right now. Please try again in a few seconds.';

/**
 * POST /exports/<resource>.csv and .xlsx: all pages of a list as a file; staff only, recorded in the audit log. POST
 * /dashboard_lists/<list>.csv and .xlsx: the same of a dashboard's list, for campaign and season links and users of
 * sponsors. Form or JSON fields: the list's `documentId` (or `query`) and `variables`, `columns` as [{source, label}],
 * each with what the page calls its values, if it names them: `values` as {value: label}, `empty` for a missing one.
 * A form may carry the session in `token`, so that the browser saves the file while it downloads. The exports of staff
 * accept keys with the scopes of the document. The list's own document
 * runs as the viewer: once for the ids in order, then for one page of ids at a time, which costs the same on every
 * page. Errors: SL401, SL403 without the right to export, SL422 with the field, SL429 if others are exporting.
 */
export function installExports(app: ServerContext & { sessions: Sessions; feedReads: Throttle }, api: ExportApi): void {
  const { config, clock, sessions } = app;
  const form = formSession({ secrets: config.secrets, clock, sessions });
  const prepare = (req: Request) => {
    const asked = exportRequest(String(req.params.file), (req.body ?? {}) as Fields);
    const documents = exportDocuments(api.schema, api.documentOf(asked, viewerOf(req)));
    return { asked, documents, columns: columnsOf(api.schema, documents, asked) };
  };

  const ofStaff = new Semaphore(2, 4, OTHERS);
  app.express.post('/exports/:file', form, only('admin'), async (req, res) => {
    const prepared = prepare(req);
    const { resource, format, variables } = prepared.asked;
    const sources = prepared.columns.map(({ source }) => source);
    await ofStaff.run(() =>
      sendExport(app, api, {
        req,
        res,
        ...prepared,
        record: (query, rows) =>
          query('select app_public.record_export($1, $2, $3, $4, $5)', [
            resource,
            format,
            rows,
            sources,
            JSON.stringify(variables),
          ]),
      }),
    );
  });

  installFeeds(app, api, ofStaff);

  const ofDashboards = new Semaphore(2, 8, OTHERS);
  app.express.post('/dashboard_lists/:file', form, async (req, res) => {
    if (!readsDashboards(viewerOf(req))) throw notPermitted();
    const prepared = prepare(req);
    await ofDashboards.run(() => sendExport(app, api, { req, res, ...prepared }));
  });
}
