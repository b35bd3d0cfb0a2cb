import { useState } from 'react';
import { Link } from 'react-router-dom';
import { messageOf } from '../api/errors.ts';
import { useCall } from '../api/hooks.ts';
import { Badge } from '../kit/Badge.tsx';
import { Button } from '../kit/Button.tsx';
import { Alert } from '../kit/Note.tsx';
import { SendMailAgainDocument, type SentMail } from './documents.ts';
import { kindName, stateOf } from './kinds.ts';
import { LetterModal } from './LetterModal.tsx';
import { When } from './When.tsx';

/** Mails with their state and why they were not sent; "Send again" only where no second copy can come of it. */
export function MailTable({
  mails,
  withOrganization = false,
}: {
  mails: readonly SentMail[];
  withOrganization?: boolean;
}) {
  const { call, busy, failure } = useCall(SendMailAgainDocument, { quiet: true });
  const [read, setRead] = useState<SentMail | null>(null);
  return (
    <div className="maillist">
      {failure ? <Alert>{messageOf(failure)}</Alert> : null}
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
                      <Button
                        small
                        disabled={busy}
                        onClick={() => void call({ input: { id: mail.id } }).catch(() => undefined)}
                      >
                        Send again
                        <span className="vh"> to {mail.recipient}</span>
                      </Button>
                    ) : null}
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {read ? <LetterModal mail={read} onClose={() => setRead(null)} /> : null}
    </div>
  );
}
