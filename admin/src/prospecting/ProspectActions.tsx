import { Button } from '@mui/material';
import type { ReactElement } from 'react';
import { useListContext } from 'react-admin';
import { formatNumber } from '../../../ui/formats.ts';
import { ActionsMenu } from '../components/ActionsMenu.tsx';
import { Icon, type IconName } from '../components/Icon.tsx';
import { BulkMailDialog } from '../mails/BulkMailDialog.tsx';
import { type BulkMail, bulkMails } from '../mails/bulk.ts';
import { offerAllows } from '../offers/states.ts';
import { TermsDialog } from '../offers/terms/TermsDialog.tsx';
import type { ProspectFragment } from './generated/graphql.ts';
import type { ProspectRow } from './prospectRow.ts';
import { QualifyDialog } from './QualifyDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';

type Kind = 'qualify' | 'change' | 'remove' | BulkMail['kind'];

const buttons: readonly [Kind, string, IconName][] = [
  ['qualify', 'Mark as Qualified', 'ok'],
  ['offer', 'Send offer emails', 'mail'],
  ['change', 'Set value and assets', 'edit'],
  ['remove', 'Remove from campaign', 'x'],
];
const mails = ['survey', 'application', 'onboarding'] as const;

/** The dialog of a bulk action of the offers that allow it; `onDone` ends their selection. */
function dialogOf(kind: Kind, offers: readonly ProspectFragment[], onDone: () => void): ReactElement {
  if (kind === 'qualify') return <QualifyDialog offers={offers} onDone={onDone} />;
  if (kind === 'remove') return <RemoveDialog offers={offers} onDone={onDone} />;
  const offerIds = offers.map(({ id }) => id);
  if (kind === 'change') return <TermsDialog offerIds={offerIds} />;
  const names = new Map(offers.map((offer) => [offer.id, offer.sponsorableProperty.organization.name]));
  return <BulkMailDialog mail={bulkMails[kind]} offerIds={offerIds} names={names} onSent={onDone} />;
}

/**
 * The bulk actions that the selected offers allow, with their number if not all do (B-322 … B-327). `onOpen` shows a
 * dialog outside the table, which disappears when the action empties its group.
 */
export function ProspectActions({ onOpen }: { onOpen: (dialog: ReactElement) => void }) {
  const { data = [], selectedIds, onUnselectItems } = useListContext<ProspectRow>();
  const ids = new Set(selectedIds);
  const selected = data.filter(({ id }) => ids.has(id)).map(({ offer }) => offer);
  const entryOf = (kind: Kind, label: string, icon: IconName) => {
    const offers = selected.filter((offer) => offerAllows(offer, kind));
    const end = offers.length < selected.length ? formatNumber(offers.length) : null;
    const onClick = () => onOpen(dialogOf(kind, offers, onUnselectItems));
    return offers.length ? [{ label, icon, end, onClick }] : [];
  };
  const entries = mails.flatMap((kind) => entryOf(kind, bulkMails[kind].title, 'mail'));
  return (
    <>
      {buttons
        .flatMap((button) => entryOf(...button))
        .map(({ label, icon, end, onClick }, index) => (
          <Button
            key={label}
            size="small"
            variant={index ? 'outlined' : 'contained'}
            startIcon={<Icon name={icon} />}
            onClick={onClick}
          >
            {label}
            {end ? ` (${end})` : ''}
          </Button>
        ))}
      {entries.length ? <ActionsMenu label="More mails" size="small" entries={entries} /> : null}
    </>
  );
}
