/** Names and photos of the programs in the list: those of the first page load with the page, the others when they are shown. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { request } from '../../../../ui/graphql.ts';
import { isThumbnailType } from '../../shared/campaign/photos.ts';
import { CampaignLeaguePhotosDocument } from './generated/graphql.ts';
import type { DashboardLeague } from './types.ts';

const byId = (rows: readonly DashboardLeague[]) =>
  rows.map(
    (row) => [row.id, { ...row, photos: row.photos.filter((photo) => isThumbnailType(photo.fullSizeUrl)) }] as const,
  );

/** `shown`: the ids of the programs in the list. One that is loading or failed to load is undefined. */
export function useListedLeagues(
  first: readonly DashboardLeague[],
  shown: readonly number[],
  token: string,
): (id: number) => DashboardLeague | undefined {
  const [loaded, setLoaded] = useState<ReadonlyMap<number, DashboardLeague>>(new Map());
  const [known, setKnown] = useState({ first, rows: new Map(byId(first)) });
  if (known.first !== first) setKnown({ first, rows: new Map(byId(first)) }); // refetched with new URLs of pictures
  const find = useCallback((id: number) => loaded.get(id) ?? known.rows.get(id), [loaded, known]);
  const finder = useRef(find);
  finder.current = find;
  const key = shown.join();
  useEffect(() => {
    const offerIds = key === '' ? [] : key.split(',').map(Number);
    if (offerIds.every((id) => finder.current(id))) return;
    let current = true;
    request(CampaignLeaguePhotosDocument, { offerIds }, { linkToken: token })
      .then((answer) => {
        if (current) setLoaded((old) => new Map([...old, ...byId(answer.leaguePhotos)]));
      })
      .catch(() => undefined); // the list works without them
    return () => {
      current = false;
    };
  }, [key, token]);
  return find;
}
