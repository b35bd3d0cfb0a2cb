/**
 * Forty-two large metropolitan areas as simple polygons around their centres. APPROXIMATIONS, not official boundaries: an
 * irregular ring of sixteen corners at the named radius, good enough to target by; replace them by real shapes at will.
 * Takes the migrating client; writes markets (GeoJSON) and their polygons.
 */
const METROS = [
  ['New York', 40.7128, -74.006, 45],
  ['Los Angeles', 34.0522, -118.2437, 45],
  ['Chicago', 41.8781, -87.6298, 42],
  ['Dallas–Fort Worth', 32.8208, -97.0117, 42],
  ['Houston', 29.7604, -95.3698, 40],
  ['Washington', 38.9072, -77.0369, 36],
  ['Philadelphia', 39.9526, -75.1652, 34],
  ['Miami', 25.9, -80.25, 38],
  ['Atlanta', 33.749, -84.388, 40],
  ['Boston', 42.3601, -71.0589, 34],
  ['Phoenix', 33.4484, -112.074, 36],
  ['San Francisco Bay Area', 37.6, -122.2, 38],
  ['Riverside–San Bernardino', 33.9806, -117.3755, 30],
  ['Detroit', 42.3314, -83.0458, 34],
  ['Seattle', 47.6062, -122.3321, 34],
  ['Minneapolis–St. Paul', 44.9778, -93.265, 34],
  ['San Diego', 32.8, -117.1, 28],
  ['Tampa Bay', 27.9506, -82.4572, 32],
  ['Denver', 39.7392, -104.9903, 32],
  ['Baltimore', 39.2904, -76.6122, 26],
  ['St. Louis', 38.627, -90.1994, 32],
  ['Orlando', 28.5383, -81.3792, 30],
  ['Charlotte', 35.2271, -80.8431, 30],
  ['San Antonio', 29.4241, -98.4936, 30],
  ['Portland', 45.5152, -122.6784, 28],
  ['Sacramento', 38.5816, -121.4944, 30],
  ['Pittsburgh', 40.4406, -79.9959, 30],
  ['Austin', 30.2672, -97.7431, 30],
  ['Las Vegas', 36.1699, -115.1398, 25],
  ['Cincinnati', 39.1031, -84.512, 30],
  ['Kansas City', 39.0997, -94.5786, 32],
  ['Columbus', 39.9612, -82.9988, 30],
  ['Indianapolis', 39.7684, -86.1581, 30],
  ['Cleveland', 41.4993, -81.6944, 28],
  ['Nashville', 36.1627, -86.7816, 32],
  ['Salt Lake City', 40.7608, -111.891, 26],
  ['Raleigh–Durham', 35.85, -78.75, 28],
  ['Milwaukee', 43.0389, -87.9065, 26],
  ['Jacksonville', 30.3322, -81.6557, 28],
  ['New Orleans', 29.9511, -90.0715, 26],
  ['Toronto', 43.6532, -79.3832, 34],
  ['Vancouver', 49.2, -122.9, 26],
];
const CORNERS = 16;
const MILES_PER_DEGREE = 69.09;

// the ring's corners move in and out a little, by a fixed rule, so that two areas do not look stamped
const ring = (index, lat, lon, radius) =>
  Array.from({ length: CORNERS }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / CORNERS;
    const miles = radius * (0.88 + 0.12 * Math.sin(3 * angle + index));
    return [
      Number((lon + (miles / (MILES_PER_DEGREE * Math.cos((lat * Math.PI) / 180))) * Math.cos(angle)).toFixed(5)),
      Number((lat + (miles / MILES_PER_DEGREE) * Math.sin(angle)).toFixed(5)),
    ];
  });

export default async (client) => {
  const shapes = METROS.map(([name, lat, lon, radius], index) => ({ name, corners: ring(index, lat, lon, radius) }));
  await client.query(
    `with market as (
       insert into app_public.markets (id, name, geo_json)
       select ordinality, name, geo_json from unnest($1::text[], $2::jsonb[]) with ordinality as m (name, geo_json, ordinality)
       returning id
     )
     insert into app_private.market_polygons (market_id, area)
     select market.id, ($3::text[])[market.id]::polygon from market`,
    [
      shapes.map(({ name }) => name),
      shapes.map(({ corners }) => JSON.stringify({ type: 'Polygon', coordinates: [[...corners, corners[0]]] })),
      shapes.map(({ corners }) => `(${corners.map(([lon, lat]) => `(${lon},${lat})`).join(',')})`),
    ],
  );
  await client.query(
    `select setval(pg_get_serial_sequence('app_public.markets', 'id'), (select max(id) from app_public.markets))`,
  );
};
