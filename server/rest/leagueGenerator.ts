import { randomInt } from 'node:crypto';
import { statesOf } from '../../ui/address/address.ts';
import { only } from '../auth/install.ts';
import type { ServerContext } from '../context.ts';
import { COMMON_SPORTS, LEAGUE_FORMS } from '../demo/names.ts';
import { HttpError } from '../http/errors.ts';
import { bodyOf, viewerOf } from '../http/input.ts';

const pick = <Item>(list: readonly Item[]): Item => list[randomInt(list.length)] as Item;

/**
 * POST /league_generator {count: 1 to 100, default 10} → [{id, name}]: organizations for demonstrations, with a place,
 * a sport and no email, created by the function that staff use; superadmins only, and not available in production
 * (S-432).
 */
export function installLeagueGenerator({ config, express, database }: ServerContext): void {
  if (config.production) return;
  express.post('/league_generator', only('superadmin'), async (req, res) => {
    const { count = 10 } = bodyOf(req);
    if (!Number.isInteger(count) || Number(count) < 1 || Number(count) > 100)
      throw new HttpError(422, 'Please give a number from 1 to 100.', 'SL422', 'count');
    const made = await database.as(viewerOf(req), async (query) => {
      const places = await query<{ city: string; state: string; zip: string }>(
        'select city, state, zip from app_public.zip_codes where state = any ($2) order by random() limit $1',
        [count, statesOf('US').map(({ value }) => value)],
      );
      const sports = await query<{ id: number; name: string }>(
        'select id, name from app_public.sports where not retired',
      );
      const leagues: unknown[] = [];
      for (const { city, state, zip } of places) {
        const common = sports.filter(({ id }) => (COMMON_SPORTS as readonly number[]).includes(id));
        const sport = pick(common.length ? common : sports);
        const [league] = await query(
          `select id, name from app_public.create_organization(name => $1, locations => array[$2], spring_sport_ids => array[$3::int])`,
          [`${city} ${pick(LEAGUE_FORMS).replace('{s}', sport.name)}`, `${city}, ${state} ${zip}`, sport.id],
        );
        leagues.push(league);
      }
      return leagues;
    });
    res.status(201).json(made);
  });
}
