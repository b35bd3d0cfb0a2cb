/** An address: suggestions while it is typed, and every field open to be typed by hand (L-164 to L-168, L-345). */
import { useEffect, useState } from 'react';
import { statesOf } from '../../../../../ui/address/address.ts';
import { rest } from '../../../../../ui/graphql.ts';
import { t } from '../../../i18n/i18n.ts';
import { SelectInput, TextInput } from './Inputs.tsx';
import type { Scope } from './scope.ts';

interface Place {
  address: string;
  city: string;
  state: string;
  zipcode: string;
  country: 'US' | 'CA';
}

/** Places for what was typed; none when they cannot be had: everything can be entered by hand. */
async function suggest(text: string, token: string, signal: AbortSignal): Promise<Place[]> {
  return rest<Place[]>('GET', `/places?q=${encodeURIComponent(text)}`, undefined, { linkToken: token, signal }).catch(
    () => [],
  );
}

/** The part of a suggestion that is the street. */
const streetOf = (place: Place): string =>
  place.address.replace(new RegExp(`,?\\s*${place.city},?\\s+${place.state}\\s+${place.zipcode}$`), '');

export function PlaceFields({ scope, token, zip }: { scope: Scope; token: string; zip: 'zipcode' | 'postalCode' }) {
  const [places, setPlaces] = useState<Place[]>([]);
  const [typed, setTyped] = useState('');
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

  const fill = (place: Place) => {
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
  const typing: Scope = {
    ...scope,
    set: (name, value) => {
      scope.set(name, value);
      // a postal code finds its town; an address with a town in it is completed
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
        <ul className="places grid2__wide" aria-label={t('Suggestions')}>
          {places.map((place) => (
            <li key={place.address}>
              <button type="button" onClick={() => fill(place)}>
                {place.address}
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
        choices={[
          { value: 'US', label: t('United States of America') },
          { value: 'CA', label: t('Canada') },
        ]}
        autoComplete="country"
      />
    </div>
  );
}
