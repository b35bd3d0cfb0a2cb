import type { App } from '../app.ts';
import { HttpError, notPermitted } from '../http/errors.ts';
import { textOf, viewerOf } from './input.ts';

/** GET /places?q=: suggestions for a typed place in the US or Canada, for everybody with a token (L-345, B-072). */
export function installPlaces({ express, database }: App): void {
  express.get('/places', async (req, res) => {
    const viewer = viewerOf(req);
    if (viewer.type === 'login' && viewer.role === 'sponsor') throw notPermitted();
    const typed = textOf(req.query.q);
    if (!typed || typed.length < 2) return void res.json([]);
    if (typed.length > 200) throw new HttpError(400, 'The text is too long.', 'SL400', 'q');
    const places = await database.as(viewer, (query) =>
      query('select address, city, state, zipcode, country, lat, lon from app_public.search_places($1, 10)', [typed]),
    );
    res.json(places);
  });
}
