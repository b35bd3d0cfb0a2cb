import { useState } from 'react';
import { useCall } from '../api/hooks.ts';
import { Block } from '../kit/Block.tsx';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { ZipsForm } from '../kit/ZipsForm.tsx';
import { AddZipsDocument, RemoveZipDocument } from './placeDocuments.ts';

/** The organization's zips: a click removes one, which can be taken back; several are added at once (B-099 … B-105). */
export function ZipsBlock({ organizationId, zips }: { organizationId: number; zips: readonly string[] }) {
  const add = useCall(AddZipsDocument, { quiet: true });
  const again = useCall(AddZipsDocument);
  const remove = useCall(RemoveZipDocument);
  const [removed, setRemoved] = useState<string | null>(null);
  const drop = (zip: string) =>
    remove.call({ input: { organizationId, zip } }).then(
      () => setRemoved(zip),
      () => undefined,
    );
  const putBack = (zip: string) =>
    again.call({ input: { organizationId, zips: [zip] } }).then(
      () => setRemoved(null),
      () => undefined,
    );
  return (
    <Block title="Zips" note={zips.length || undefined}>
      <div className="block__body stack-12">
        <ul className="chips">
          {zips.map((zip) => (
            <li key={zip}>
              <button
                type="button"
                className="chip"
                aria-label={`Remove ${zip}`}
                disabled={remove.busy}
                onClick={() => void drop(zip)}
              >
                {zip}
                <Icon name="x" />
              </button>
            </li>
          ))}
        </ul>
        <p role="status" className="small">
          {removed ? (
            <>
              {removed} removed.{' '}
              <Button small look="bare" disabled={again.busy} onClick={() => void putBack(removed)}>
                Put it back
              </Button>
            </>
          ) : null}
        </p>
        <ZipsForm
          onAdd={(list) => add.call({ input: { organizationId, zips: list } })}
          invalidText="Please remove all invalid zip codes (highlighted in red) before adding."
        />
      </div>
    </Block>
  );
}
