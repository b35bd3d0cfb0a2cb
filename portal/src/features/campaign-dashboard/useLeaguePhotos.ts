/** The photos of the leagues in the list: those of the first page load with the page, the others when their page is opened. */
import { useEffect, useRef, useState } from 'react';
import { request } from '../../../../ui/graphql.ts';
import { isThumbnailType } from '../../shared/campaign/photos.ts';
import { CampaignLeaguePhotosDocument } from './generated/graphql.ts';
import type { DashboardPhoto, LeaguePhotos } from './types.ts';

const byLeague = (rows: readonly LeaguePhotos[]) =>
  rows.map(({ id, photos }) => [id, photos.filter((photo) => isThumbnailType(photo.fullSizeUrl))] as const);

/** `shown`: the ids of the leagues in the list. A league whose photos are loading or failed to load has none. */
export function useLeaguePhotos(
  first: readonly LeaguePhotos[],
  shown: readonly number[],
  token: string,
): (id: number) => readonly DashboardPhoto[] {
  const [photos, setPhotos] = useState<ReadonlyMap<number, DashboardPhoto[]>>(() => new Map(byLeague(first)));
  const known = useRef(photos);
  known.current = photos;
  const key = shown.join();
  useEffect(() => {
    const offerIds = key.split(',').map(Number);
    if (offerIds.every((id) => known.current.has(id))) return;
    let current = true;
    request(CampaignLeaguePhotosDocument, { offerIds }, { linkToken: token })
      .then((answer) => {
        if (current) setPhotos((old) => new Map([...old, ...byLeague(answer.leaguePhotos)]));
      })
      .catch(() => undefined); // the list works without them
    return () => {
      current = false;
    };
  }, [key, token]);
  return (id) => photos.get(id) ?? [];
}
