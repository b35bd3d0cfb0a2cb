/** All organizations of the season by region, as map and list; campaigns load ten at a time (S-211, S-213). */
import { useCallback, useMemo, useState } from 'react';
import { cityState, pluralise } from '../../../../ui/formats.ts';
import { request } from '../../../../ui/graphql.ts';
import { boundsOf } from '../../../../ui/map/geometry.ts';
import { LazyMap } from '../../../../ui/map/LazyMap.tsx';
import type { MapMarker } from '../../../../ui/map/types.ts';
import { EmptyState } from '../../components/States.tsx';
import { mapStyleUrl } from '../../lib/settings.ts';
import { usePages } from '../../lib/usePages.ts';
import { SeasonalCampaignVerificationsDocument } from './generated/graphql.ts';
import { regionsOf } from './regions.ts';
import type { SeasonVariables } from './types.ts';

export function VerificationMap({ token, season, year }: SeasonVariables & { token: string }) {
  const load = useCallback(
    async (cursor: string | null) =>
      (await request(SeasonalCampaignVerificationsDocument, { season, year, cursor }, { linkToken: token }))
        .campaignsConnection,
    [token, season, year],
  );
  const { rows, more, error } = usePages(load, true);
  const [lit, setLit] = useState<number | null>(null);
  const leagues = useMemo(() => (rows ?? []).flatMap((campaign) => campaign.leagues), [rows]);
  const regions = useMemo(() => regionsOf(leagues), [leagues]);
  const places = useMemo<MapMarker[]>(
    () =>
      leagues.flatMap((league) =>
        league.lat === null || league.lon === null
          ? []
          : [
              {
                id: league.id,
                lat: Number(league.lat),
                lon: Number(league.lon),
                text: '',
                label: `${league.organizationName}, ${cityState(league)}`,
              },
            ],
      ),
    [leagues],
  );
  const bounds = useMemo(() => boundsOf(places), [places]);
  if (error !== null) throw error; // the global error screen (S-224)
  if (rows === null)
    return (
      <p className="soft" role="status">
        Loading the leagues...
      </p>
    );
  if (rows.length === 0) return <EmptyState icon="pin">Sorry! There are no campaigns yet.</EmptyState>;
  if (leagues.length === 0 && !more)
    return <EmptyState icon="pin">No league has confirmed its sponsorship in this season yet.</EmptyState>;
  const show = (id: number | string) => {
    setLit(Number(id));
    document.querySelector(`[data-league="${id}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className="atlas">
      {places.length > 0 && (
        <LazyMap
          className="atlas__map"
          label="Map of the sponsored leagues"
          fit={bounds}
          points={places}
          markers={places.filter((place) => place.id === lit)}
          highlighted={lit}
          styleUrl={mapStyleUrl()}
          onMarkerSelect={show}
          onPointSelect={show}
        />
      )}
      <div className="regions">
        {more && (
          <p className="soft" role="status">
            Loading more campaigns...
          </p>
        )}
        {regions.map((region) => (
          <section key={region.name} aria-label={region.name}>
            <h3>
              {region.name} <span className="soft">{pluralise(region.leagues.length, 'league')}</span>
            </h3>
            <ul className="card rows">
              {region.leagues.map((league) => (
                <li
                  key={league.id}
                  className="region__league"
                  onMouseEnter={() => setLit(league.programs[0]?.id ?? null)}
                  onMouseLeave={() => setLit(null)}
                >
                  <b>{league.name}</b>
                  {league.programs.map((program) => (
                    <span
                      key={program.id}
                      data-league={program.id}
                      className={program.id === lit ? 'soft region__program league--lit' : 'soft region__program'}
                    >
                      {[program.sponsorablePropertyName, cityState(program)].filter(Boolean).join(', ')}
                    </span>
                  ))}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
