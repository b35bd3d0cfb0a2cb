/** The records that the apps' documents are about, in the small fixture. */
import type { TestDatabase } from '../harness/database.ts';
import type { DocumentSubjects } from '../harness/documentVariables.ts';
import type { TestServer } from '../harness/server.ts';
import { type Fixture, people } from './fixture.ts';

/** The fixture's records, an email and a change of a sponsor, which it makes with the token of a superadmin. */
export async function makeDocumentSubjects(
  { owner }: TestDatabase,
  server: TestServer,
  fixture: Fixture,
  superadmin: string,
): Promise<DocumentSubjects> {
  // what MailContent reads
  await owner.query('select app_private.queue_mail($1, $2, $1, $3, $4, null)', [
    'offer',
    'bears@example.test',
    { offer_id: fixture.offers.proposed },
    fixture.offers.proposed,
  ]);
  const { updateSponsor } = await server.data(
    `mutation { updateSponsor(input: {id: ${fixture.sponsorId}, name: "Acme Inc"}) { changeId } }`,
    {},
    superadmin,
  );
  return {
    organizationId: fixture.organizationId,
    otherOrganizationId: fixture.otherOrganizationId,
    sponsorId: fixture.sponsorId,
    campaignId: fixture.campaignId,
    proposedOfferId: fixture.offers.proposed,
    confirmedOfferId: fixture.offers.confirmed,
    deadlineId: fixture.deadlineId,
    userId: fixture.users.league,
    email: people.league,
    changeId: updateSponsor.changeId,
  };
}
