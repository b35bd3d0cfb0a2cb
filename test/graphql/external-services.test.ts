/** The external services, with sample responses: which fields are read, and what happens when they fail. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { lobVerifier } from '../../server/addresses/lob.ts';
import { addressVerifier } from '../../server/addresses/verifier.ts';
import { type Database, openDatabase } from '../../server/database/pool.ts';
import { mapboxProvider } from '../../server/geocoding/mapbox.ts';
import { openPlaces } from '../../server/geocoding/places.ts';
import { type TestDatabase, testDatabase } from '../harness/database.ts';
import { logging, recorded, service, timeout } from './externalService.ts';

const TOKEN = 'pk.a-secret-token';
const KEY = 'live_a-secret-key';

let database: TestDatabase;
let server: Database;
beforeAll(async () => {
  database = await testDatabase();
  server = openDatabase(
    {
      databaseUrl: database.authenticatorUrl,
      pooled: false,
      preparedStatements: true,
      poolSize: 2,
      statementTimeout: 10_000,
    },
    () => {},
  );
});
afterAll(async () => {
  await server?.close();
  await database?.drop();
});
const viewer = { type: 'login', userId: 1, role: 'admin', scopeOfferId: null } as never;

describe('Mapbox', () => {
  it('[L-168] [B-110] suggests places of the US and Canada with their coordinates, and no others', async () => {
    const { asked, fetcher } = service(recorded('mapbox-suggest'));
    expect(await mapboxProvider(TOKEN, fetcher).suggest('900 Congress; Austin')).toEqual([
      {
        address: '900 Congress Avenue, Austin, TX 78701',
        city: 'Austin',
        state: 'TX',
        zipcode: '78701',
        country: 'US',
        lat: 30.272924,
        lon: -97.742589,
      },
      {
        address: 'Toronto, ON',
        city: 'Toronto',
        state: 'ON',
        zipcode: '',
        country: 'CA',
        lat: 43.653225,
        lon: -79.383186,
      },
    ]);
    const query = Object.fromEntries(asked[0]?.url.searchParams ?? []);
    expect(query).toMatchObject({ q: '900 Congress Austin', country: 'us,ca', permanent: 'true', access_token: TOKEN });
  });

  it('finds where an address is, and does not take a bad guess', async () => {
    const { fetcher } = service(
      recorded('mapbox-suggest'),
      recorded('mapbox-suggest').replace('"confidence": "exact"', '"confidence": "low"'),
      '{"features":[]}',
    );
    const provider = mapboxProvider(TOKEN, fetcher);
    expect(await provider.geocode('900 Congress Avenue')).toEqual({ lat: 30.272924, lon: -97.742589 });
    expect(await provider.geocode('900 Congress Avenue')).toBeNull();
    expect(await provider.geocode('nowhere')).toBeNull();
  });

  it.each([
    ['does not answer in time', timeout()],
    ['cannot be reached', new TypeError('fetch failed')],
    ['refuses the token', 401],
    ['has too much to do', 429],
    ['fails', 500],
    ['answers with something else', '<html>'],
    ['answers in another form', '{"features":{"a":1}}'],
  ])('[L-345] the table of places answers when it %s, and it is left alone for a while', async (_what, answer) => {
    const { asked, fetcher } = service(answer);
    const { lines, log } = logging();
    const places = openPlaces(mapboxProvider(TOKEN, fetcher), server, log);
    for (const _again of [1, 2])
      expect(await places.suggest(viewer, 'Austin, TX', true)).toMatchObject([{ city: 'Austin', state: 'TX' }]);
    expect(asked).toHaveLength(1);
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toContain(TOKEN);
    expect(lines.join()).not.toContain('Austin');
    expect(await places.geocodeAll(['a', 'b'])).toEqual([null, null]);
  });

  it('is not asked for a client that asks too often, and the table answers what it does not know', async () => {
    const { asked, fetcher } = service('{"features":[]}');
    const places = openPlaces(mapboxProvider(TOKEN, fetcher), server, logging().log);
    expect(await places.suggest(viewer, 'Austin, TX', false)).toMatchObject([{ city: 'Austin' }]);
    expect(asked).toHaveLength(0);
    expect(await places.suggest(viewer, 'Austin, TX', true)).toMatchObject([{ city: 'Austin' }]);
    expect(asked).toHaveLength(1);
  });
});

describe('Lob', () => {
  const address = { name: 'Bears', line1: '210 King Street', city: 'San Francisco', state: 'CA', zip: '94107' };

  it('[S-354] gives the normalised US address, and asks its other call for Canada', async () => {
    const { asked, fetcher } = service(recorded('lob-us'), recorded('lob-canada'));
    const lob = lobVerifier(KEY, fetcher);
    expect(await lob.verify(address)).toMatchObject({
      line1: '210 KING ST',
      zip: '94107-1702',
      deliverability: 'deliverable',
    });
    expect(await lob.verify({ name: 'Bears', line1: '370 Water St', zip: 'C1N 1C4', country: 'CA' })).toMatchObject({
      city: 'SUMMERSIDE',
      state: 'PE',
      zip: 'C1N 1C4',
      country: 'CA',
    });
    expect(asked.map(({ url }) => url.pathname)).toEqual(['/v1/us_verifications', '/v1/intl_verifications']);
    expect(asked.map(({ url }) => url.href).join()).not.toContain(KEY);
  });

  it.each([
    ['does not answer in time', timeout()],
    ['cannot be reached', new TypeError('fetch failed')],
    ['refuses the key', 401],
    ['fails', 503],
    ['answers in another form', '{"object":"error"}'],
  ])('[S-352] the built-in rules answer when it %s', async (_what, answer) => {
    const { asked, fetcher } = service(answer);
    const { lines, log } = logging();
    const verifier = addressVerifier(KEY, server, log, fetcher);
    for (const _again of [1, 2])
      expect(await verifier.verify({ ...address, city: null, state: null })).toMatchObject({
        city: 'San Francisco',
        state: 'CA',
      });
    expect(asked).toHaveLength(1);
    expect(lines.join()).not.toMatch(/a-secret-key|King|94107/);
  });

  it('[S-356] [S-358] an address unknown to the service is not located, and the built-in rules are not used instead', async () => {
    const { fetcher } = service(422);
    await expect(addressVerifier(KEY, server, logging().log, fetcher).verify(address)).rejects.toThrow(
      'This address could not be located. Please include the city and state or zip code, plus the unit number if there is one.',
    );
  });
});
