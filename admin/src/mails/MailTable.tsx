import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCall } from '../api/hooks.ts';
import { Badge } from '../kit/Badge.tsx';
import { Button } from '../kit/Button.tsx';
import { Confirm } from '../kit/Modal.tsx';
import { SendMailAgainDocument, type SentMail } from './documents.ts';
import { kindName, stateOf } from './kinds.ts';
import { LetterModal } from './LetterModal.tsx';
import { UseAgain } from './UseAgain.tsx';
import { When } from './When.tsx';

const none: readonly string[] = [];

/**
 * Mails with their state and why they were not sent; "Send again" only where no second copy can come of it. An address that
 * refused one, such as an invited person's, is used again from its row; `warned`: the page has warned of these already.
 */
export function MailTable({
  mails,
  withOrganization = false,
  warned = none,
}: {
  mails: readonly SentMail[];
  withOrganization?: boolean;
  warned?: readonly string[];
}) {
  const again = useCall(SendMailAgainDocument, { quiet: true });
  const [asked, setAsked] = useState<SentMail | null>(null);
  const [lifted, setLifted] = useState<SentMail | null>(null);
  const [read, setRead] = useState<SentMail | null>(null);
  return (
    <div className="maillist">
      <table className="grid mailtable">
        <caption className="vh">Mails</caption>
        <thead>
          <tr>
            <th scope="col">State</th>
            <th scope="col">Mail</th>
            <th scope="col">When</th>
            <th scope="col">
              <span className="vh">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {mails.map((mail) => {
            const state = stateOf(mail.state);
            return (
              <tr key={mail.id}>
                <td data-l="State">
                  <Badge tone={state.tone}>{state.label}</Badge>
                </td>
                <td className="full" data-l="Mail">
                  {mail.offerId ? (
                    <Link className="name" to={`/offers/${mail.offerId}`}>
                      {kindName(mail.kind)}
                    </Link>
                  ) : (
                    <b>{kindName(mail.kind)}</b>
                  )}
                  <span className="sub">
                    {mail.recipient || 'Nobody'}
                    {withOrganization && mail.organizationId ? (
                      <>
                        {', '}
                        <Link to={`/organizations/${mail.organizationId}/mails`}>{mail.organizationName}</Link>
                      </>
                    ) : null}
                  </span>
                  {mail.reason ? <span className="sub mailtable__why">{mail.reason}</span> : null}
                </td>
                <td data-l="When" className="nowrap">
                  <When mail={mail} />
                </td>
                <td>
                  <span className="acts">
                    <Button small icon="eye" onClick={() => setRead(mail)}>
                      Read
                      <span className="vh">
                        {' '}
                        {kindName(mail.kind)} to {mail.recipient || 'nobody'}
                      </span>
                    </Button>
                    {mail.maySendAgain ? (
                      <Button small onClick={() => setAsked(mail)}>
                        Send again
                        <span className="vh"> to {mail.recipient}</span>
                      </Button>
                    ) : null}
                    {mail.state === 'refused' && !mail.maySendAgain && !warned.includes(mail.recipient) ? (
                      <Button small onClick={() => setLifted(mail)}>
                        Use address again
                        <span className="vh"> {mail.recipient}</span>
                      </Button>
                    ) : null}
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {asked ? (
        <Confirm
          title="Send this mail again?"
          action="Send again"
          onConfirm={() => again.call({ input: { id: asked.id } })}
          onClose={() => setAsked(null)}
        >
          <p>
            <b>{kindName(asked.kind)}</b> goes to <b>{asked.recipient}</b> once more.
          </p>
          {asked.reason ? <p className="soft small">It was not sent before: {asked.reason}</p> : null}
        </Confirm>
      ) : null}
      {lifted ? <UseAgain address={lifted.recipient} detail={lifted.reason} onClose={() => setLifted(null)} /> : null}
      {read ? <LetterModal mail={read} onClose={() => setRead(null)} /> : null}
    </div>
  );
}
