/** The dashboards of seasons: that of the campaign if it is the only one, otherwise the season's own. */
import { useEffect, useState } from 'react';
import { request } from '../../../../ui/graphql.ts';
import { SponsorSeasonDocument } from './generated/graphql.ts';
import type { SeasonGroup } from './groups.ts';

/** Tokens by season; a season has none until it is loaded, or if it could not be. */
export function useSeasonTokens(sponsorId: number, groups: readonly SeasonGroup[]): ReadonlyMap<SeasonGroup, string> {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, string>>(new Map());
  const keyOf = ({ season, year }: Pick<SeasonGroup, 'season' | 'year'>) => `${season} ${year}`;
  const shared = groups
    .filter(({ campaigns }) => campaigns.length > 1)
    .map(keyOf)
    .join();
  useEffect(() => {
    let current = true;
    for (const key of shared.split(',').filter(Boolean)) {
      const [season, year] = key.split(' ');
      request(SponsorSeasonDocument, {
        id: sponsorId,
        season: season as SeasonGroup['season'],
        year: Number(year),
      }).then(
        ({ sponsor }) => {
          const token = sponsor?.magicToken;
          if (current && token) setLoaded((old) => new Map([...old, [key, token]]));
        },
        () => undefined, // the numbers are shown without a link
      );
    }
    return () => {
      current = false;
    };
  }, [sponsorId, shared]);
  return new Map(
    groups.flatMap((group) => {
      const [only, ...others] = group.campaigns;
      const token = others.length === 0 ? only?.magicToken : loaded.get(keyOf(group));
      return token ? [[group, token] as const] : [];
    }),
  );
}
