/** The websocket: no token, a forged one, another site's page, topics of others, and invalid messages. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { raw, type Setup, setup } from './setup.ts';
import { init, type Message, subscribe, type TalkOptions, talkTo } from './socketTalk.ts';

const at: Setup = await setup();
afterAll(() => at.stop());

const talk = (
  messages: (string | Buffer)[],
  { url = at.server.url, ...options }: TalkOptions & { url?: string } = {},
) => talkTo(url, messages, options);
const topic = (): string =>
  subscribe(`subscription { prospectingReportChannel(id: "campaign-${at.fixture.campaignId}") { available } }`);
const answered = (messages: Message[]): boolean => messages.some(({ type }) => type === 'next' || type === 'error');

describe('the live connection', () => {
  it('[S-434] opens for a page of this site, with a good token', async () => {
    const { messages } = await talk([init(at.tokens.admin)], {
      headers: { origin: at.server.url },
      enough: (all) => all.some(({ type }) => type === 'connection_ack'),
    });
    expect(messages).toEqual([{ type: 'connection_ack' }]);
  });

  for (const origin of [
    'https://evil.example',
    'null',
    'http://localhost:1',
    'http://localhost.evil.example',
    'nonsense',
  ])
    it(`[S-434] does not open for a page of ${origin}`, async () => {
      const { status, messages } = await talk([init(at.tokens.admin)], { headers: { origin } });
      expect({ status, messages }).toEqual({ status: 403, messages: [] });
    });

  for (const [title, token] of [
    ['a word', 'undefined'],
    ['a forged one', 'eyJhbGciOiJub25lIn0.eyJyb2xlIjoiYWRtaW4iLCJzdWIiOiIxIn0.'],
  ] as const)
    it(`[S-435] is closed on ${title} for a token`, async () => {
      expect(await talk([init(token)])).toMatchObject({ closed: 4403, messages: [] });
    });

  it('[S-435] tells nobody but staff of a campaign’s report', async () => {
    for (const token of [
      undefined,
      at.tokens.league,
      at.tokens.sponsor,
      await at.link('campaign', at.fixture.campaignId),
    ]) {
      const { messages } = await talk([init(token)], { later: [topic()], enough: answered });
      expect(JSON.stringify(messages)).toMatch(/SL40[13]/);
      expect(JSON.stringify(messages)).not.toContain('"available"');
    }
  });

  for (const [title, say, closed] of [
    ['a question before the greeting', () => [topic()], 4401],
    ['two greetings', () => [init(), init()], 4429],
    ['what is no JSON', () => ['{'], 4400],
    ['a type that there is not', () => ['{"type":"nothing"}'], 4400],
    ['bytes', () => [Buffer.from([0, 255, 254])], 4400],
    ['two megabytes', () => ['x'.repeat(2_000_000)], 1009],
  ] as [string, () => (string | Buffer)[], number][])
    it(`is closed with ${closed} on ${title}`, async () => {
      expect((await talk(say())).closed).toBe(closed);
    });

  it('counts the questions of each visitor behind a proxy apart', async () => {
    const strict = await setup({ REQUESTS_PER_MINUTE: '10' });
    const ask = async (from: string, questions: number) => {
      const many = Array.from({ length: questions }, (_, n) =>
        JSON.stringify({ id: String(n), type: 'subscribe', payload: { query: '{ today }' } }),
      );
      const { messages } = await talk([init()], {
        later: many,
        headers: { 'x-forwarded-for': from },
        url: strict.server.url,
        enough: (all) => all.filter(({ type }) => type === 'next' || type === 'error').length === questions,
      });
      return messages.filter((message) => JSON.stringify(message).includes('SL429')).length;
    };
    const refused = [await ask('203.0.113.1', 12), await ask('203.0.113.2', 3)];
    await strict.stop();
    expect(refused).toEqual([2, 0]);
  });

  it('speaks no other protocol, and is nowhere else', async () => {
    expect((await talk([init()], { protocol: 'graphql-ws' })).messages).toEqual([]);
    const upgrade =
      'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
    for (const path of ['/', '/login', '/graphql/x', '//graphql', 'http://[', '*'])
      expect(
        await raw(at.server.url, `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${upgrade}\r\n\r\n`, 2000),
      ).not.toContain(' 101 ');
    expect((await at.graphql('{"query":"{ today }"}')).status).toBe(200);
  });

  it('[S-403] keeps the limits and refusals of every other request', async () => {
    const deep = `{ offers { ${'organization { offers { '.repeat(8)}id${' } }'.repeat(8)} } }`;
    for (const [query, says] of [
      [deep, /levels deep/],
      ['mutation { approveCheck(input: {checkId: 1}) { clientMutationId } }', /SL403/],
      ['{ users { email } }', /"users":\[\{"email":"league@/],
    ] as const) {
      const { messages } = await talk([init(at.tokens.league)], { later: [subscribe(query)], enough: answered });
      expect(JSON.stringify(messages)).toMatch(says);
      expect(JSON.stringify(messages)).not.toMatch(/SL500|(superadmin|admin|stranger|sponsor)@/);
    }
  });
});
