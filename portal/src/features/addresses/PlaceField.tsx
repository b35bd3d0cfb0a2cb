/**
 * A place found by typing: suggestions stand below as large buttons, one of which is chosen (L-234, L-235, L-238). They
 * come from the server's own table of places or from the maps service that is configured.
 */
import { useEffect, useId, useRef, useState } from 'react';
import type { RequestOptions } from '../../../../ui/graphql.ts';
import { t } from '../../i18n/i18n.ts';
import { TextField } from '../../kit/Field.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { findPlaces, type Place } from './places.ts';
import './places.css';

/** Milliseconds without a key before suggestions are asked for. */
const pause = 250;

type Found = Place[] | 'failed' | null;

export function PlaceField({
  label,
  hint,
  typed,
  chosen,
  access,
  required,
  onType,
  onChoose,
}: {
  label: string;
  hint?: string;
  typed: string;
  /** Whether the typed text is a place that was chosen. */
  chosen: boolean;
  access: RequestOptions;
  required?: boolean;
  onType: (typed: string) => void;
  onChoose: (place: Place) => void;
}) {
  const listId = useId();
  const field = useRef<HTMLDivElement>(null);
  /** The suggestions go once one is chosen, and the focus with them: the field takes it back. */
  const choose = (place: Place) => {
    onChoose(place);
    field.current?.querySelector('input')?.focus();
  };
  const [found, setFound] = useState<Found>(null);
  const question = chosen || typed.trim().length < 2 ? null : typed.trim();

  useEffect(() => {
    if (question === null) return setFound(null);
    let current = true;
    const later = setTimeout(() => {
      findPlaces(question, access)
        .then((places) => current && setFound(places))
        .catch(() => current && setFound('failed'));
    }, pause);
    return () => {
      current = false;
      clearTimeout(later);
    };
  }, [question, access]);

  const said = (() => {
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
        onChange={(event) => onType(event.target.value)}
      />
      <p className="hint" role="status">
        {chosen ? (
          <span className="places__chosen">
            <Icon name="pin" /> {typed}
          </span>
        ) : (
          said
        )}
      </p>
      <ul className="places__list" id={listId} aria-label={t('Suggested places')}>
        {question !== null &&
          Array.isArray(found) &&
          found.map((place) => (
            <li key={`${place.address} ${place.lat} ${place.lon}`}>
              <button type="button" className="choice places__one" onClick={() => choose(place)}>
                <Icon name="pin" />
                <span>{place.address}</span>
              </button>
            </li>
          ))}
      </ul>
    </div>
  );
}
