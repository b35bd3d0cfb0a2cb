/** Creative templates of a default deadline and creatives of a running sponsorship, over the API. */
import type { TestDatabase } from '../harness/database.ts';
import type { TestServer } from '../harness/server.ts';
import type { Fixture } from './fixture.ts';
import { mutationText } from './mutationText.ts';

/** What the tests change and read. `tokens`: by the name of a user; `defaultId`: the default deadline. */
export function creativeOperations(
  { owner }: TestDatabase,
  server: TestServer,
  fixture: Fixture,
  tokens: Record<string, string>,
  defaultId: number,
) {
  /** Sends a mutation as a user of the fixture. */
  const call = (name: string, input: Record<string, unknown>, selection: string, who = 'admin') =>
    server.graphql(mutationText(name, selection), { input }, tokens[who]);
  /** Creates a text template of the default deadline. */
  const createText = (values: Record<string, unknown> = {}, who = 'admin') =>
    call(
      'createCreativeContentTemplate',
      { defaultVerificationDeadlineId: defaultId, name: 'Email', content: '<p>Dear {{league_name}}</p>', ...values },
      'creativeContentTemplate { id name content renderedContent }',
      who,
    );
  /** The default deadline's templates, and the offers whose creatives may be replaced. */
  const templates = () =>
    server.data(
      `query ($id: Int!) { defaultVerificationDeadline(id: $id) { missingCreatives offersToReplace { id }
         creativeContentTemplates { id name } creativeFileTemplates { id name contentType fullSizeUrl } } }`,
      { id: defaultId },
      tokens.admin,
    );
  /** The creatives of the fixture's deadline. */
  const creatives = async () =>
    (
      await server.data(
        `query ($id: Int!) { verificationDeadline(id: $id) { creativeContents { id name renderedContent } creativeFiles { name } } }`,
        { id: fixture.deadlineId },
        tokens.admin,
      )
    ).verificationDeadline;
  /** The descriptions of the changes that are in the offer's log. */
  const events = async () =>
    (
      await owner.query(
        `select description from app_public.sponsorship_events where offer_id = $1 and event_type = 'creative_changed' order by id`,
        [fixture.offers.confirmed],
      )
    ).rows.map(({ description }) => description);
  return { call, createText, templates, creatives, events };
}
