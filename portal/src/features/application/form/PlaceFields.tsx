/** An address: suggestions while typing, every field open to manual entry, and a map of it (L-164 to L-168, L-345). */
import { useState } from 'react';
import { countries, statesOf } from '../../../../../ui/address/address.ts';
import { Notice } from '../../../components/Notice.tsx';
import { t } from '../../../i18n/i18n.ts';
import { AddressSuggestions } from '../../../shared/addresses/AddressSuggestions.tsx';
import { PlaceMap } from '../../../shared/addresses/PlaceMap.tsx';
import { addressParts, type Place } from '../../../shared/addresses/places.ts';
import { SelectInput, TextInput } from './Inputs.tsx';
import type { Scope } from './scope.ts';
import { useFarCity, usePosition } from './usePosition.ts';

export function PlaceFields({ scope, token, zip }: { scope: Scope; token: string; zip: 'zipcode' | 'postalCode' }) {
  /** The latest input that suggestions are shown for; null once a place was chosen. */
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Place | null>(null);
  const country = scope.value('country') === 'CA' ? 'CA' : 'US';
  const parts = { city: scope.value('city'), state: scope.value('state'), zip: scope.value(zip) };
  const position = usePosition(parts, chosen, token);
  const farCity = useFarCity(parts, token);
  const fill = (place: Place) => {
    const { street, zip: code, ...rest } = addressParts(place);
    setChosen(place);
    setTyped(null);
    scope.fill({ ...rest, [zip]: code, ...(street && { address: street }) });
  };
  const where = [scope.value('address'), scope.value('city'), `${scope.value('state')} ${scope.value(zip)}`]
    .filter(Boolean)
    .join(', ');
  const typing: Scope = {
    ...scope,
    set: (name, value) => {
      scope.set(name, value);
      // a postal code fills in its city; an address that already has a city is only completed
      if (name === zip) setTyped(scope.value('city') ? null : String(value));
      else if (name === 'address') setTyped(/,|\d{5}$/.test(String(value)) ? String(value) : null);
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
      <AddressSuggestions typed={typed} access={{ linkToken: token }} onChoose={fill} />
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
