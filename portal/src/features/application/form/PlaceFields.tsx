/** An address: suggestions while typing, every field open to manual entry, and a map of it (L-164 to L-168, L-345). */
import { useEffect, useState } from 'react';
import { countries, statesOf } from '../../../../../ui/address/address.ts';
import { Icon } from '../../../components/Icon.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { t } from '../../../i18n/i18n.ts';
import { PlaceMap } from '../../../shared/addresses/PlaceMap.tsx';
import { type Place, streetOf } from '../../../shared/addresses/places.ts';
import { SelectInput, TextInput } from './Inputs.tsx';
import type { Scope } from './scope.ts';
import { suggest, useFarCity, usePosition } from './usePosition.ts';

export function PlaceFields({ scope, token, zip }: { scope: Scope; token: string; zip: 'zipcode' | 'postalCode' }) {
  const [places, setPlaces] = useState<Place[]>([]);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Place | null>(null);
  const country = scope.value('country') === 'CA' ? 'CA' : 'US';

  useEffect(() => {
    setPlaces([]);
    if (typed.trim().length < 4) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      void suggest(typed, token, stop.signal).then((found) => {
        if (!stop.signal.aborted) setPlaces(found.slice(0, 5));
      });
    }, 300);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [typed, token]);

  const parts = { city: scope.value('city'), state: scope.value('state'), zip: scope.value(zip) };
  const position = usePosition(parts, chosen, token);
  const farCity = useFarCity(parts, token);
  const fill = (place: Place) => {
    setChosen(place);
    setTyped('');
    setPlaces([]);
    scope.fill({
      address: streetOf(place),
      city: place.city,
      state: place.state,
      [zip]: place.zipcode,
      country: place.country,
    });
  };
  const where = [scope.value('address'), scope.value('city'), `${scope.value('state')} ${scope.value(zip)}`]
    .filter(Boolean)
    .join(', ');
  const typing: Scope = {
    ...scope,
    set: (name, value) => {
      scope.set(name, value);
      // a postal code fills in its city; an address that already has a city is only completed
      if (name === zip) setTyped(scope.value('city') ? '' : String(value));
      else if (name === 'address') setTyped(/,|\d{5}$/.test(String(value)) ? String(value) : '');
    },
  };
  return (
    <div className="grid2">
      <div className="grid2__wide">
        <TextInput
          scope={typing}
          name="address"
          label={t('Address')}
          hint={t('Street and number; add city and state for suggestions')}
          autoComplete="address-line1"
        />
      </div>
      {places.length > 0 && (
        <ul className="places__list grid2__wide" aria-label={t('Suggestions')}>
          {places.map((place) => (
            <li key={place.address}>
              <button type="button" className="choice places__one" onClick={() => fill(place)}>
                <Icon name="pin" />
                <span>{place.address}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <TextInput
        scope={typing}
        name={zip}
        label={zip === 'zipcode' ? t('Zip/Postal Code') : t('Postal Code')}
        autoComplete="postal-code"
        inputMode={country === 'US' ? 'numeric' : 'text'}
      />
      <TextInput scope={typing} name="city" label={t('City')} autoComplete="address-level2" autoCapitalize="words" />
      {farCity && (
        <div className="grid2__wide">
          <Notice tone="proposed" icon="pin">
            {t('We don’t know this city near {zip}. Please check both; keep them if they’re right.', {
              zip: String(parts.zip),
            })}
          </Notice>
        </div>
      )}
      <SelectInput
        scope={typing}
        name="state"
        label={zip === 'zipcode' ? t('State/Province') : t('State')}
        placeholder={t('Choose')}
        choices={statesOf(country)}
        autoComplete="address-level1"
      />
      <SelectInput
        scope={typing}
        name="country"
        label={t('Country')}
        choices={countries.map(({ value, label }) => ({ value, label: t(label) }))}
        autoComplete="country"
      />
      {position && (
        <div className="grid2__wide">
          <PlaceMap
            label={t('Map of {address}', { address: where })}
            pins={[{ id: 'place', lat: position.lat, lon: position.lon, label: where }]}
          />
        </div>
      )}
    </div>
  );
}
