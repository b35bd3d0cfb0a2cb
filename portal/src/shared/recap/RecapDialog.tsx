/** The recap of a dashboard in each format; signed-in users of the sponsor and staff also share it and get it by email. */
import { hasRole } from '../../../../ui/session.ts';
import { isViewing } from '../../../../ui/viewing.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { useSession } from '../../lib/useSession.ts';
import { recapFormats } from './formats.ts';
import { RecapFormatRow } from './RecapFormatRow.tsx';
import { RecapLeagues } from './RecapLeagues.tsx';
import { RecapShares } from './RecapShares.tsx';
import { useRecaps } from './useRecaps.ts';
import './recap.css';

export default function RecapDialog({
  token,
  what,
  onClose,
}: {
  token: string;
  what: 'campaign' | 'season';
  onClose: () => void;
}) {
  const { recaps, loading, error, refetch, make } = useRecaps(token, what);
  const signedIn = hasRole(useSession()?.role, ['sponsor', 'admin']) && !isViewing();
  const made = recaps.filter(({ madeAt }) => madeAt !== null);
  return (
    <Dialog title="Recap" wide onClose={onClose}>
      <p>
        What was promised, what leagues delivered, and the photos that prove it. It says openly what is still missing.
      </p>
      {loading && (
        <p className="soft" role="status">
          Looking for recaps...
        </p>
      )}
      {error !== null && recaps.length === 0 && (
        <div role="alert">
          <p>The recaps could not be loaded.</p>
          <Button small onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {!loading && (error === null || recaps.length > 0) && (
        <div className="recap__list">
          {recapFormats.map(({ format, name, about }) => (
            <RecapFormatRow
              key={format}
              name={name}
              about={about}
              recap={recaps.find((recap) => recap.format === format) ?? null}
              token={token}
              onMake={() => make(format)}
              onGone={refetch}
            />
          ))}
          {made[0] && <RecapLeagues id={made[0].id} token={token} />}
        </div>
      )}
      {signedIn && made.length > 0 && <RecapShares recaps={made} />}
    </Dialog>
  );
}
