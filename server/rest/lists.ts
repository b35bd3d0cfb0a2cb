import { only } from '../auth/install.ts';
import type { ServerContext } from '../context.ts';
import { viewerOf } from '../http/input.ts';

/** GET /sports → [{id, name}] for every token; GET /users → [{id, name, email, role}] for staff (S-432). */
export function installLists({ express, database }: ServerContext): void {
  express.get('/sports', async (req, res) => {
    const sports = await database.as(viewerOf(req), (query) =>
      query('select id, name from app_public.sports where not retired order by position, name'),
    );
    res.json(sports);
  });
  express.get('/users', only('admin'), async (req, res) => {
    const users = await database.as(viewerOf(req), (query) =>
      query('select id, name, email, role::text from app_public.users order by lower(name), id limit 1000'),
    );
    res.json(users);
  });
}
