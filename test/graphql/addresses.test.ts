/** Checks addresses and suggests places with the built-in rules and the table of postal codes. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { lobVerifier } from '../../server/addresses/lob.ts';
import { linkToken } from '../harness/linkTokens.ts';
import { PASSWORD, people } from './fixture.ts';
import { apiSetup } from './setup.ts';

const { server, fixture } = await apiSetup();
let admin: string;

beforeAll(async () => {
  admin = await server.login(people.admin, PASSWORD);
});

const VERIFY = `query ($name: String, $line1: String, $city: String, $state: String, $zip: String, $country: Country) {
  verifyAddress(name: $name, line1: $line1, city: $city, state: $state, zip: $zip, country: $country) { city state zip deliverability }
}`;
const verify = (given: Record<string, string>, token = admin) =>
  server.graphql(VERIFY, { name: 'Bears', line1: '1 Main Street', ...given }, token);
const NOT_LOCATED =
  'This address could not be located. Please include the city and state or zip code, plus the unit number if there is one.';

describe('verifyAddress', () => {
  it('[S-352] [S-354] completes city and state from the zip, and the zip from city and state', async () => {
    const byZip = await verify({ zip: '78701' });
    expect(byZip.data.verifyAddress).toEqual({
      city: 'Austin',
      state: 'TX',
      zip: '78701',
      deliverability: 'deliverable',
    });
    const byCity = await verify({ city: 'austin', state: 'tx' });
    expect(byCity.data.verifyAddress).toMatchObject({
      city: 'Austin',
      state: 'TX',
      zip: expect.stringMatching(/^7\d{4}$/),
    });
  });

  it.each([
    ['St. Louis', 'MO', '63101', 'Saint Louis'],
    ["O'Fallon", 'MO', '63366', 'O Fallon'],
    ['Winston-Salem', 'NC', '27101', 'Winston Salem'],
    ['Ft. Worth', 'TX', '', 'Fort Worth'],
  ])('[S-350] [S-352] locates %s, which the table spells otherwise', async (city, state, zip, name) => {
    const { data } = await verify({ city, state, zip });
    expect(data.verifyAddress).toMatchObject({ city: name, state });
  });

  it.each([
    ['Walnut Creek', 'CA', '94526', 'deliverable'], // the table has Danville
    ['Sandy Springs', 'GA', '30328', 'deliverable'], // Atlanta
    ['Tempe', 'AZ', '85288', 'deliverable'], // newer than the table of ZIPs
    ['Houston', 'TX', '78701', 'no_match'], // 203 km away
    ['Austin', 'TX', '78797', 'no_match'], // perhaps a new ZIP
    ['Seattle', 'ON', 'M5H 2N2', 'no_match'],
  ])('[O11] [R4] locates %s, %s %s: %s', async (city, state, zip, deliverability) => {
    const { data } = await verify({ city, state, zip, country: zip < 'A' ? 'US' : 'CA' });
    expect(data.verifyAddress).toEqual({ city, state, zip, deliverability });
  });

  it.each([
    ['787011234', 'Austin', 'TX', '78701-1234'],
    ['2134', 'Boston', 'MA', '02134'],
  ])('[R1] [R2] reads the zip %s', async (zip, city, state, written) => {
    expect((await verify({ zip, city, state })).data.verifyAddress).toMatchObject({ zip: written });
  });

  it.each([
    ['Toronto', 'ON', 'M5H 2N2', 'Toronto'],
    ['montréal', 'QC', 'H3B 1A1', 'Montréal'],
    ['VANCOUVER', 'BC', 'V6B 1A1', 'Vancouver'],
  ])(
    '[S-350] [L-022] locates %s, whose postal codes the table knows by their parts',
    async (city, state, zip, name) => {
      const { data } = await verify({ city, state, zip, country: 'CA' });
      expect(data.verifyAddress).toEqual({ city: name, state, zip, deliverability: 'deliverable' });
    },
  );

  it.each([
    ['half a Canadian code', { city: 'Toronto', state: 'ON', zip: 'M5H', country: 'CA' }],
    ['a new zip of another state', { city: 'Austin', state: 'CA', zip: '78797' }],
    ['an unknown zip', { zip: '00000' }],
    ['neither zip nor city and state', { city: 'Austin' }],
    ['a zip of another form', { zip: '7870' }],
  ])('[S-350] [S-358] does not locate %s', async (_what, given) => {
    const { errors } = await verify(given as Record<string, string>);
    expect(errors?.[0]).toMatchObject({ message: NOT_LOCATED, extensions: { code: 'SL422' } });
  });

  it.each([
    [{ zip: '78701', state: 'CA' }, 'ZIP 78701 is in Texas. Please correct the ZIP, or choose Texas as the state.'],
    [
      { zip: 'm5h 2n2', city: 'Toronto', state: 'QC', country: 'CA' },
      'ZIP M5H 2N2 is in Ontario. Please correct the ZIP, or choose Ontario as the state.',
    ],
  ])('[S-358] names the state of the zip %j', async (given, message) => {
    const { errors } = await verify(given as Record<string, string>);
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'SL422', field: 'zip' } });
  });

  it('[S-350] wants a name of at most 40 characters and a street', async () => {
    const refused = async (given: Record<string, string>) =>
      (await verify({ zip: '78701', ...given })).errors?.[0]?.extensions?.field;
    expect(await refused({ name: 'x'.repeat(40) })).toBeUndefined();
    expect(await refused({ name: 'x'.repeat(41) })).toBe('name');
    expect(await refused({ name: ' ' })).toBe('name');
    expect(await refused({ line1: ' ' })).toBe('line1');
  });

  it('[L-024] works under an offer link, not for a sponsor and not for anonymous visitors', async () => {
    const link = linkToken('offer', fixture.offers.proposed);
    expect((await verify({ zip: '78701' }, link)).errors).toBeUndefined();
    const sponsor = await server.login(people.sponsor, PASSWORD);
    expect((await verify({ zip: '78701' }, sponsor)).errors?.[0]?.extensions?.code).toBe('SL403');
    expect((await server.graphql(VERIFY, { name: 'x', line1: 'x', zip: '78701' })).errors?.[0]?.extensions?.code).toBe(
      'SL401',
    );
  });
});

describe('the external service', () => {
  const answering = (status: number, body: unknown) =>
    (async () => new Response(JSON.stringify(body), { status })) as typeof fetch;
  const address = { name: 'Bears', line1: '1 Main Street', zip: '78701' };

  it('returns its normalized address', async () => {
    const service = lobVerifier(
      'key',
      answering(200, {
        deliverability: 'deliverable',
        primary_line: '1 MAIN ST',
        secondary_line: '',
        components: { city: 'AUSTIN', state: 'TX', zip_code: '78701', zip_code_plus_4: '1234' },
      }),
    );
    expect(await service.verify(address)).toEqual({
      name: 'Bears',
      line1: '1 MAIN ST',
      line2: null,
      city: 'AUSTIN',
      state: 'TX',
      zip: '78701-1234',
      country: 'US',
      deliverability: 'deliverable',
    });
  });

  it('[B-193] an address that is understood but undeliverable is given back as such', async () => {
    const components = { city: 'AUSTIN', state: 'TX', zip_code: '78701', zip_code_plus_4: '' };
    const body = { deliverability: 'undeliverable', primary_line: '1 MAIN ST', secondary_line: '', components };
    expect(await lobVerifier('key', answering(200, body)).verify(address)).toMatchObject({
      zip: '78701',
      deliverability: 'undeliverable',
    });
  });

  it('[B-190] [S-356] one that is not understood is not located; a failing service is a failure of ours', async () => {
    const unknown = answering(200, { deliverability: 'undeliverable', primary_line: '', components: {} });
    await expect(lobVerifier('key', unknown).verify(address)).rejects.toThrow(NOT_LOCATED);
    await expect(lobVerifier('key', answering(503, {})).verify(address)).rejects.toThrow('answered 503');
  });
});

describe('GET /places', () => {
  const places = async (q: string, token: string | null = admin) => {
    const answer = await fetch(`${server.url}/places?q=${encodeURIComponent(q)}`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown>[] };
  };

  it('[L-345] suggests places with coordinates, in the US and Canada', async () => {
    const { body } = await places('Austin, TX');
    expect(body[0]).toMatchObject({
      city: 'Austin',
      state: 'TX',
      country: 'US',
      lat: expect.any(Number),
      lon: expect.any(Number),
    });
    const canada = await places('M5V');
    expect(canada.body[0]).toMatchObject({ country: 'CA' });
    for (const [typed, city] of [
      ['St. Lou', 'Saint Louis'],
      ['St Louis MO', 'Saint Louis'],
      ["O'Fal", 'O Fallon'],
      ['1 Main St, Mt. Pleasant, SC', 'Mount Pleasant'],
    ] as const)
      expect([typed, (await places(typed)).body[0]]).toEqual([typed, expect.objectContaining({ city })]);
    const { body: toronto } = await places('Toronto, ON');
    expect(toronto[0]).toMatchObject({ country: 'CA', state: 'ON', city: expect.stringContaining('Toronto') });
  });

  it('needs a token, and nothing is too short or too odd for it', async () => {
    expect((await places('Austin', null)).status).toBe(401);
    expect(await places('A')).toEqual({ status: 200, body: [] });
    expect((await places("'; drop table x; --")).status).toBe(200);
  });
});
