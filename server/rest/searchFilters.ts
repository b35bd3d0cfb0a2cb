import { only } from '../auth/install.ts';
import type { ServerContext } from '../context.ts';
import { HttpError, notFound } from '../http/errors.ts';
import { bodyOf, idOf, viewerOf } from '../http/input.ts';

const COLUMNS = 'id, campaign_id, type as filter_type, enabled, parameters';

/** Filters of a campaign's targeting (S-428); staff only. */
export function installSearchFilters({ express, database }: ServerContext): void {
  /** → the campaign's filters, oldest first. */
  express.get('/campaigns/:id/search_filters', only('admin'), async (req, res) => {
    const filters = await database.as(viewerOf(req), (query) =>
      query(`select ${COLUMNS} from app_public.search_filters where campaign_id = $1 order by id`, [
        idOf(req.params.id, 'id'),
      ]),
    );
    res.json(filters);
  });

  /** {filter_type, parameters[, enabled]} → the filter. */
  express.post('/campaigns/:id/search_filters', only('admin'), async (req, res) => {
    const input = bodyOf(req, 'search_filter');
    const [filter] = await database.as(viewerOf(req), (query) =>
      query(
        `insert into app_public.search_filters (campaign_id, type, parameters, enabled)
         values ($1, $2::app_public.filter_type, $3::jsonb, $4) returning ${COLUMNS}`,
        [idOf(req.params.id, 'id'), input.filter_type, parametersOf(input.parameters ?? {}), input.enabled !== false],
      ),
    );
    res.status(201).json(filter);
  });

  /** Changed fields ({parameters, enabled}) → the filter. */
  express.patch('/search_filters/:id', only('admin'), async (req, res) => {
    const input = bodyOf(req, 'search_filter');
    const [filter] = await database.as(viewerOf(req), (query) =>
      query(
        `update app_public.search_filters set parameters = coalesce($2::jsonb, parameters), enabled = coalesce($3, enabled)
         where id = $1 returning ${COLUMNS}`,
        [
          idOf(req.params.id, 'id'),
          input.parameters === undefined ? null : parametersOf(input.parameters),
          typeof input.enabled === 'boolean' ? input.enabled : null,
        ],
      ),
    );
    if (!filter) throw notFound('There is no such filter.');
    res.json(filter);
  });

  express.delete('/search_filters/:id', only('admin'), async (req, res) => {
    const [filter] = await database.as(viewerOf(req), (query) =>
      query('delete from app_public.search_filters where id = $1 returning id', [idOf(req.params.id, 'id')]),
    );
    if (!filter) throw notFound('There is no such filter.');
    res.json(filter);
  });
}

function parametersOf(value: unknown): string {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new HttpError(422, 'The parameters must be an object.', 'SL422', 'parameters');
  }
  return JSON.stringify(value);
}
