/** Play Locations: cards beside a map, with adding and removing (B-106 to B-114, B-119). */
import { useState } from 'react';
import { request } from '../../../../ui/graphql.ts';
import { Button } from '../../components/Button.tsx';
import { Confirm } from '../../components/Confirm.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { PageSkeleton } from '../../components/Skeleton.tsx';
import { EmptyState } from '../../components/States.tsx';
import { t } from '../../i18n/i18n.ts';
import { useQuery } from '../../lib/useQuery.ts';
import { PlaceMap } from '../../shared/addresses/PlaceMap.tsx';
import { AddPlaceDialog } from './AddPlaceDialog.tsx';
import { DeleteMyPlayLocationDocument, MyOrganizationPlacesDocument } from './generated/graphql.ts';
import { useMayEdit } from './mayEdit.ts';
import { loadProblem, oops } from './texts.ts';
import type { PlayLocation } from './types.ts';

/** Places with coordinates as pins, with the numbers of their cards. */
export const placeMarkers = (places: readonly PlayLocation[]) =>
  places.flatMap(({ id, lat, lon, nickname }, index) =>
    lat === null || lon === null ? [] : [{ id, lat, lon, label: nickname, text: String(index + 1) }],
  );

export function PlayLocationsTab({ id }: { id: number }) {
  const { data, error, loading, refetch } = useQuery(MyOrganizationPlacesDocument, { id }, { current: true });
  const [adding, setAdding] = useState(false);
  const mayEdit = useMayEdit();
  const [removing, setRemoving] = useState<PlayLocation | null>(null);
  const [lit, setLit] = useState<number | null>(null);
  if (loading) return <PageSkeleton label={t('Loading play locations')} />;
  if (!data?.organization || error !== null) return <ErrorNotice>{t(loadProblem)}</ErrorNotice>;
  const primary = data.primaryPlayLocation?.id;
  const places = [...data.organization.playLocations].sort(
    (a, b) => Number(b.id === primary) - Number(a.id === primary) || a.id - b.id,
  );
  const markers = placeMarkers(places);
  const add = mayEdit && (
    <Button small onClick={() => setAdding(true)}>
      {t('Add A Play Location')}
    </Button>
  );
  return (
    <section aria-labelledby="h-places">
      <div className="profile-title">
        <h2 id="h-places">{t('Play Locations')}</h2>
        {places.length > 0 && add}
      </div>
      {places.length > 0 ? (
        <div className={markers.length > 0 ? 'profile-places profile-places--map' : 'profile-places'}>
          <ul className="card rows">
            {places.map((place, index) => (
              <li
                key={place.id}
                className={place.id === lit ? 'profile-place is-lit' : 'profile-place'}
                onMouseEnter={() => setLit(place.id)}
                onMouseLeave={() => setLit(null)}
              >
                <span className="profile-place__n" aria-hidden="true">
                  {index + 1}
                </span>
                <div className="profile-place__text">
                  <b>{place.nickname}</b>
                  {place.id === primary && <span className="small soft">{t('Primary play location')}</span>}
                  <span>{place.address}</span>
                </div>
                {mayEdit && (
                  <Button
                    small
                    variant="text"
                    aria-label={t('Remove {name}', { name: place.nickname })}
                    onClick={() => setRemoving(place)}
                  >
                    {t('Remove')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {markers.length > 0 && (
            <PlaceMap
              large
              label={t('Map of your play locations')}
              pins={markers}
              lit={lit}
              onHover={(marker) => setLit(marker === null ? null : Number(marker))}
            />
          )}
        </div>
      ) : (
        <EmptyState icon="pin" action={add}>
          {t('There is no play location data for this organization')}
        </EmptyState>
      )}
      {adding && (
        <AddPlaceDialog
          organizationId={id}
          onClose={() => setAdding(false)}
          onAdded={async () => {
            await refetch();
            setAdding(false);
          }}
        />
      )}
      {removing && (
        <Confirm
          title={t('Remove play location')}
          action={t('Remove')}
          busyText={t('Removing...')}
          failure={oops}
          onClose={() => setRemoving(null)}
          onConfirm={async () => {
            await request(DeleteMyPlayLocationDocument, { input: { id: removing.id } });
            await refetch();
            setRemoving(null);
          }}
        >
          <p>
            <b>{removing.nickname}</b>, {removing.address}
          </p>
        </Confirm>
      )}
    </section>
  );
}
