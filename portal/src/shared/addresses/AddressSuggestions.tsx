/** Suggested places for a typed address, each a button that fills the fields; choosing one is optional [L25]. */
import type { RequestOptions } from '../../../../ui/graphql.ts';
import { t } from '../../i18n/i18n.ts';
import { PlaceList } from './PlaceList.tsx';
import type { Place } from './places.ts';
import { usePlaces } from './usePlaces.ts';

const MAX_SHOWN = 5;

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
  onChoose: (place: Place) => void;
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
  return <PlaceList places={found.slice(0, MAX_SHOWN)} onChoose={onChoose} />;
}
