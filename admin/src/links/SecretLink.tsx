/** A record's secret link: opened, copied, renewed, revoked; how often it was opened (L-010, S-078, S-203). */
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { formatInstant } from '../../../ui/formats.ts';
import { messageOf } from '../api/errors.ts';
import { useCall, useDocument } from '../api/hooks.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Menu } from '../kit/Menu.tsx';
import { Confirm } from '../kit/Modal.tsx';
import { LinkStateDocument, type LinkVariables, RegenerateLinkDocument, RevokeLinkDocument } from './documents.ts';
import { linkFacts, linkWords } from './words.ts';
import './links.css';

type Props = LinkVariables & {
  /** The link's name where the kind's own would not do. */
  label?: string;
  /** Where the link leads, when the page knows it already: opened and copied before the state has come. */
  path?: string | null;
};

/** Says what ending a link means, and does it. */
function EndLink({ kind, recordId, renew, onClose }: LinkVariables & { renew: boolean; onClose: () => void }) {
  const revoke = useCall(RevokeLinkDocument, { quiet: true });
  const regenerate = useCall(RegenerateLinkDocument, { quiet: true });
  const words = linkWords[kind];
  const title = renew ? 'Make a new link' : 'Revoke the link';
  return (
    <Confirm
      title={title}
      action={title}
      danger
      onConfirm={() => (renew ? regenerate : revoke).call({ input: { kind, recordId } })}
      onClose={onClose}
    >
      <p>
        Every copy of this link stops working at once. {words.holder} {words.effect}
      </p>
      <p className="soft">
        {renew
          ? 'You get a new link to copy; mails sent from now on carry it too.'
          : 'There is no link until somebody makes a new one, and mails sent meanwhile carry none.'}
      </p>
    </Confirm>
  );
}

export function SecretLink({ kind, recordId, label = linkWords[kind].name, path = null }: Props) {
  const { data, error, refetch } = useDocument(LinkStateDocument, { kind, recordId });
  const notify = useNotify();
  const [copied, setCopied] = useState(false);
  const [asked, setAsked] = useState<'renew' | 'revoke' | null>(null);
  const link = data?.linkState;
  const url = link ? link.url : path && `${location.origin}${path}`;
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
      setTimeout(() => setCopied(false), 1000);
    } catch {
      notify('This browser does not let the page copy. Open the link and copy its address.', { type: 'warning' });
    }
  };
  const renew = { label: 'Make a new link', icon: 'plus', onClick: () => setAsked('renew') } as const;
  const revoke = { label: 'Revoke link', icon: 'lock', danger: true, onClick: () => setAsked('revoke') } as const;
  return (
    <div className="secretlink">
      <div className="copylink">
        {url ? (
          <a href={url} target="_blank" rel="noreferrer" title={url}>
            {label} <Icon name="ext" />
          </a>
        ) : (
          <span>{label}</span>
        )}
        <span className="secretlink__acts">
          {url ? (
            <Button small onClick={() => copy(url)}>
              <span aria-live="polite">{copied ? 'Copied!' : 'Copy link'}</span>
              <span className="vh"> of {label}</span>
            </Button>
          ) : null}
          {link ? (
            <Menu
              label={`More for the link of ${label}`}
              icon="dots"
              iconOnly
              small
              look="bare"
              entries={link.url ? [renew, revoke] : [renew]}
            />
          ) : null}
        </span>
      </div>
      {error ? (
        <p className="secretlink__facts" role="alert">
          {messageOf(error)}{' '}
          <button type="button" className="linklike" onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      ) : (
        <p className="secretlink__facts" aria-busy={!link}>
          {!link
            ? 'Loading...'
            : link.revokedAt && !link.url
              ? `Revoked ${formatInstant(link.revokedAt)}: it opens nothing until a new link is made`
              : linkFacts(link).join(' · ')}
        </p>
      )}
      {asked ? (
        <EndLink kind={kind} recordId={recordId} renew={asked === 'renew'} onClose={() => setAsked(null)} />
      ) : null}
    </div>
  );
}
