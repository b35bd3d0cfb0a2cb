import { useCall } from '../api/hooks.ts';
import { Confirm } from '../kit/Modal.tsx';
import { ClearBounceDocument } from './documents.ts';

/** Asks whether an address that refused mail takes it again; `detail` is what its mail server said. */
export function UseAgain({
  address,
  detail,
  onClose,
}: {
  address: string;
  detail: string | null;
  onClose: () => void;
}) {
  const lift = useCall(ClearBounceDocument, { quiet: true });
  return (
    <Confirm
      title="Use this address again?"
      action="Use it again"
      onConfirm={() => lift.call({ input: { address } })}
      onClose={onClose}
    >
      <p>
        Mail goes to <b>{address}</b> again, until it refuses the next one. Mails that were refused or skipped are not
        sent by this; each can be sent again in the list.
      </p>
      {detail ? <p className="soft small">Its mail server said: {detail}</p> : null}
    </Confirm>
  );
}
