import { useCall } from '../api/hooks.ts';
import { Block } from '../kit/Block.tsx';
import { Icon } from '../kit/Icon.tsx';
import { ZipsForm } from '../kit/ZipsForm.tsx';
import { AddZipsDocument, RemoveZipDocument } from './documents.ts';

/** The organization's zips: a click removes one, several are added at once (B-099 … B-105). */
export function ZipsBlock({ organizationId, zips }: { organizationId: number; zips: readonly string[] }) {
  const add = useCall(AddZipsDocument, { quiet: true });
  const remove = useCall(RemoveZipDocument);
  return (
    <Block title="Zips" note={zips.length || undefined}>
      <div className="block__body">
        <ul className="chips">
          {zips.map((zip) => (
            <li key={zip}>
              <button
                type="button"
                className="chip"
                aria-label={`Remove ${zip}`}
                disabled={remove.busy}
                onClick={() => remove.call({ input: { organizationId, zip } }).catch(() => undefined)}
              >
                {zip}
                <Icon name="x" />
              </button>
            </li>
          ))}
        </ul>
        <ZipsForm
          onAdd={(list) => add.call({ input: { organizationId, zips: list } })}
          invalidText="Please remove all invalid zip codes (highlighted in red) before adding."
        />
      </div>
    </Block>
  );
}
