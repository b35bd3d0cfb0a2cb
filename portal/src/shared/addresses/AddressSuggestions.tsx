/** Suggested places for a typed address, each a button that fills the fields; choosing one is optional [L25]. */
import type { AddressField, AddressFields } from '../../../../ui/address/address.ts';
import type { RequestOptions } from '../../../../ui/graphql.ts';
import { Icon } from '../../components/Icon.tsx';
import { t } from '../../i18n/i18n.ts';
import { type Place, streetOf } from './places.ts';
import { usePlaces } from './usePlaces.ts';
import './places.css';

const MAX_SHOWN = 5;

/** The fields that a place fills; if it has no street, the typed one is preserved. */
function fieldsOf(place: Place): Partial<AddressFields> {
  const street = streetOf(place);
  const { city, state, zipcode, country } = place;
  return { country, ...(street ? { line1: street } : {}), city, state, zip: zipcode };
}

export function AddressSuggestions({
  typed,
  access,
  needsPlace = false,
  onChoose,
}: {
  /** The latest input in street, city or ZIP; null if there was none since a place was chosen. */
  typed: string | null;
  access: RequestOptions;
  /** True for a street whose city and ZIP are missing: without a match, a hint asks for them. */
  needsPlace?: boolean;
  onChoose: (fields: [AddressField, string][]) => void;
}) {
  const question = typed !== null && typed.trim().length > 2 ? typed.trim() : null;
  const found = usePlaces(question, access);
  if (question === null || !Array.isArray(found)) return null;
  if (found.length === 0)
    return needsPlace ? (
      <p className="hint" role="status">
        {t('To see suggestions, add the city or ZIP after the street.')}
      </p>
    ) : null;
  return (
    <ul className="places__list" aria-label={t('Suggested places')}>
      {found.slice(0, MAX_SHOWN).map((place) => (
        <li key={`${place.address} ${place.lat} ${place.lon}`}>
          <button
            type="button"
            className="choice places__one"
            onClick={() => onChoose(Object.entries(fieldsOf(place)) as [AddressField, string][])}
          >
            <Icon name="pin" />
            <span>{place.address}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
