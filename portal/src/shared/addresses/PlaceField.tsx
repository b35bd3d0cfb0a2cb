/**
 * A place found by typing: suggestions appear below as large buttons, one of which is chosen (L-234, L-235, L-238). They
 * come from the server's own table of places or the configured maps service.
 */
import { useId, useRef } from 'react';
import type { RequestOptions } from '../../../../ui/graphql.ts';
import { TextField } from '../../components/Field.tsx';
import { Icon } from '../../components/Icon.tsx';
import { t } from '../../i18n/i18n.ts';
import { PlaceChoice, PlaceList } from './PlaceList.tsx';
import type { Place } from './places.ts';
import { usePlaces } from './usePlaces.ts';

export function PlaceField({
  label,
  hint,
  typed,
  chosen,
  access,
  required,
  onType,
  onChoose,
  onManual,
}: {
  label: string;
  hint?: string;
  typed: string;
  /** True if the typed text is a chosen place. */
  chosen: boolean;
  access: RequestOptions;
  required?: boolean;
  onType: (typed: string) => void;
  onChoose: (place: Place) => void;
  /** Accepts the typed text if no place matches [L18]; without it only found places are accepted. */
  onManual?: (typed: string) => void;
}) {
  const listId = useId();
  const field = useRef<HTMLDivElement>(null);
  const question = chosen || typed.trim().length < 2 ? null : typed.trim();

  const found = usePlaces(question, access);

  const message = (() => {
    if (question === null) return '';
    if (!found) return t('Looking for places...');
    if (found === 'failed') return t('Places cannot be looked up right now. Please try again in a moment.');
    if (found.length === 0) return t('No place found. Try the city and state, or the ZIP code.');
    return t('{count, plural, one {Choose the place below.} other {Choose one of # places below.}}', {
      count: found.length,
    });
  })();

  return (
    <div className="places" ref={field}>
      <TextField
        label={label}
        hint={hint}
        value={typed}
        required={required}
        autoComplete="off"
        enterKeyHint="search"
        aria-controls={listId}
        onChange={onType}
      />
      <p className="hint" role="status">
        {chosen ? (
          <span className="places__chosen">
            <Icon name="pin" /> {typed}
          </span>
        ) : (
          message
        )}
      </p>
      <PlaceList
        id={listId}
        places={question !== null && Array.isArray(found) ? found : []}
        onChoose={(place) => {
          onChoose(place);
          field.current?.querySelector('input')?.focus(); // the list disappears with the pressed button
        }}
      >
        {question !== null && onManual && (found === 'failed' || found?.length === 0) && (
          <PlaceChoice onChoose={() => onManual(question)}>
            {t('Use "{typed}" as it is', { typed: question })}
          </PlaceChoice>
        )}
      </PlaceList>
    </div>
  );
}
