import type { ServerContext } from '../context.ts';
import type { Places } from '../geocoding/places.ts';
import { HttpError, notPermitted } from '../http/errors.ts';
import { textOf, viewerOf } from '../http/input.ts';
import { addressKey } from '../http/rateLimit.ts';
import type { Throttle } from '../http/throttle.ts';

/** GET /places?q=: suggestions for a place in the US or Canada, for everybody with a token (L-345, B-072). */
export function installPlaces(
  { express }: ServerContext,
  { places, placeQuestions }: { places: Places; placeQuestions: Throttle },
): void {
  express.get('/places', async (req, res) => {
    const viewer = viewerOf(req);
    if (viewer.type !== 'link' && viewer.role === 'sponsor') throw notPermitted();
    const typed = textOf(req.query.q);
    if (!typed || typed.length < 2) return void res.json([]);
    if (typed.length > 200) throw new HttpError(400, 'The text is too long.', 'SL400', 'q');
    // a client that sends too many requests gets the built-in suggestions, which avoids errors while typing and costs nothing
    const mayAsk = await placeQuestions.take(addressKey(req.ip ?? 'unknown'));
    res.set('Cache-Control', 'private, max-age=600').json(await places.suggest(viewer, typed, mayAsk));
  });
}
