import { useInput } from 'react-admin';
import { Icon } from '../kit/Icon.tsx';
import { PlaceBox } from '../kit/PlaceBox.tsx';

const someLocation = (value: unknown) =>
  (value as string[] | undefined)?.length ? undefined : 'At least one location is required';

/** Several addresses picked from suggestions; the first becomes the primary one (B-046, B-050, B-054). */
export function LocationsIn() {
  const { field, fieldState, formState, id } = useInput({ source: 'locations', validate: someLocation });
  const list = (field.value as string[] | undefined) ?? [];
  const wrong = fieldState.error && formState.isSubmitted;
  return (
    <div className={`field wide${wrong ? ' is-wrong' : ''}`}>
      <label className="label label--need" htmlFor={id}>
        Locations
      </label>
      {list.length ? (
        <ul className="chips" style={{ marginBottom: 8 }}>
          {list.map((address, index) => (
            <li key={address} className="chip">
              <Icon name="pin" />
              {address}
              {index === 0 ? <span className="soft small">primary</span> : null}
              <button
                type="button"
                aria-label={`Remove ${address}`}
                onClick={() => field.onChange(list.filter((one) => one !== address))}
              >
                <Icon name="x" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <PlaceBox
        id={id}
        clearOnPick
        placeholder="Street, city or ZIP in the US or Canada"
        onPick={(place) => {
          if (place && !list.includes(place.address)) field.onChange([...list, place.address]);
        }}
      />
      {wrong ? <p className="err">At least one location is required</p> : null}
    </div>
  );
}
