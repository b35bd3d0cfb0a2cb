/** What tests of accounts and invitations share. */
import type { TestDatabase } from '../harness/database.ts';
import type { Row } from '../harness/factories.ts';
import { type Ask, owning, serving } from './support.ts';

export function inviting(db: TestDatabase) {
  const own = owning(db);
  let n = 0;
  return {
    mailsTo: (email: string): Promise<Row[]> =>
      own('select kind, payload, subject_key from app_private.mail_outbox where recipient = $1 order by id', [email]),
    userBy: async (email: string): Promise<Row> =>
      (await own('select * from app_public.users where email = $1', [email]))[0] as Row,
    setPassword: (id: number, hash = 'a hash') => serving(db)('select app_private.set_password($1, $2)', [id, hash]),
    /** Invites an email to an organization, as somebody. */
    invite: (ask: Ask, organizationId: number, email: string) =>
      ask('select id from app_public.invite_organization_user($1, $2)', [organizationId, email]),
    /** The newest invitation of an email. */
    invitationOf: async (email: string): Promise<Row> =>
      (
        await own(
          'select i.* from app_private.invitations i join app_public.users u on u.id = i.user_id where u.email = $1 order by i.id desc',
          [email],
        )
      )[0] as Row,
    newEmail: (): string => `invited${++n}@example.test`,
  };
}
