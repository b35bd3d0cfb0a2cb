/** Photo releases signed by a league's QR code, and the link of the code. */
import type { TestDatabase } from '../harness/database.ts';
import { makeMember, makeOrganization, type Row } from '../harness/factories.ts';
import { type Ask, asking, serving } from './support.ts';

interface Signature {
  season?: string;
  year?: number;
  version?: number;
  signer?: string | null;
  children?: string | null;
  adult?: boolean | null;
  agreed?: boolean | null;
}
/** Signs and reads releases in a database; for spring 2040 unless the test says otherwise. */
export function signing(db: TestDatabase) {
  const server = serving(db);
  const sign = (organizationId: number, given: Signature = {}, ask: Ask = server) => {
    const { season, year, version, signer, children, adult, agreed } = {
      season: 'spring',
      year: 2040,
      version: 1,
      signer: 'Rosa Diaz',
      children: 'Ana, Luis',
      adult: true,
      agreed: true,
      ...given,
    };
    return ask('select app_private.sign_photo_release($1, $2, $3, $4, $5, $6, $7, $8)', [
      organizationId,
      season,
      year,
      version,
      signer,
      children,
      adult,
      agreed,
    ]);
  };
  const page = async (organizationId: number, version = 1): Promise<Row | undefined> =>
    (
      await server(`select * from app_private.photo_release_page($1, 'spring', 2040, $2)`, [organizationId, version])
    )[0];
  const link = async (ask: Ask, organizationId: number): Promise<Row | undefined> =>
    (
      await ask(
        `select *, expires_on::text as expires_on from app_public.photo_release_link($1, 'spring', 2040) l where l.organization_id is not null`,
        [organizationId],
      )
    )[0];
  const change = (ask: Ask, what: 'renew' | 'revoke', organizationId: number) =>
    ask(`select version from app_public.${what}_photo_release_link($1, 'spring', 2040)`, [organizationId]);
  const names = async (ask: Ask): Promise<string[]> =>
    (await ask('select signer_name from app_public.signed_releases order by id')).map(({ signer_name }) => signer_name);
  const league = async () => {
    const { id } = await makeOrganization(db.owner);
    const member = await makeMember(db.owner, id);
    return { id, member, ask: asking(db, { role: 'organization', userId: member.id }) };
  };
  return { sign, page, link, change, names, league };
}
