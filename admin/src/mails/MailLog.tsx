import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatInstant } from '../../../ui/formats.ts';
import { useDocument } from '../api/hooks.ts';
import { Block, Empty, Loading } from '../kit/Block.tsx';
import { Button } from '../kit/Button.tsx';
import { Warning } from '../kit/Note.tsx';
import { Problem } from '../layout/Problem.tsx';
import { type MailFilter, MailSuppressionsDocument, type Suppression } from './documents.ts';
import { MailTable } from './MailTable.tsx';
import { UseAgain } from './UseAgain.tsx';
import { useMails } from './useMails.ts';

/** An address that takes no mail, or no bulk mail. Staff clear a bounce; only its owner takes an unsubscription back. */
function Suppressed({ one }: { one: Suppression }) {
  const [asking, setAsking] = useState(false);
  return one.reason === 'bounced' ? (
    <>
      <Warning>
        <b>{one.address}</b> refused mail on {formatInstant(one.createdAt)} and gets none.
        {one.detail ? <span className="sub"> {one.detail}</span> : null}{' '}
        <Button small onClick={() => setAsking(true)}>
          Use this address again
        </Button>
      </Warning>
      {asking ? <UseAgain address={one.address} detail={one.detail} onClose={() => setAsking(false)} /> : null}
    </>
  ) : (
    <Warning>
      <b>{one.address}</b> unsubscribed from offers and reminders on {formatInstant(one.createdAt)}. Other mail still
      goes there; only its owner can take it back, by the link in the mail.
    </Warning>
  );
}

/** What was mailed about an offer or to an organization, when, and why not. */
export function MailLog({ filter, organizationId }: { filter: MailFilter; organizationId: number }) {
  const { data, error, refetch } = useMails(filter);
  const suppressed = useDocument(MailSuppressionsDocument, { organizationId });
  const suppressions = suppressed.data?.mailSuppressions ?? [];
  const mails = data?.mails;
  const refused = mails?.filter(({ state }) => state === 'refused').length ?? 0;
  const { refetch: askSuppressed } = suppressed;
  useEffect(() => {
    if (refused) void askSuppressed(); // a mail that was refused while somebody looks may have ended its address
  }, [refused, askSuppressed]);
  return (
    <Block id="mails" title="Mails" note={mails?.length || undefined} end={<Link to="/mails">All mails</Link>}>
      {suppressions.length ? (
        <div className="block__body stack-12">
          {suppressions.map((one) => (
            <Suppressed key={`${one.address} ${one.reason}`} one={one} />
          ))}
        </div>
      ) : null}
      {error ? <Problem error={error} retry={refetch} /> : null}
      {mails || error ? null : <Loading />}
      {mails?.length === 0 ? <Empty>Nothing has been mailed yet.</Empty> : null}
      {mails?.length ? <MailTable mails={mails} warned={suppressions.map(({ address }) => address)} /> : null}
    </Block>
  );
}
