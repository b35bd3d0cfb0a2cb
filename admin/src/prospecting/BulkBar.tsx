import { Button, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { formatNumber } from '../../../ui/formats.ts';
import { ActionsMenu, type MenuEntry } from '../components/ActionsMenu.tsx';
import { Icon } from '../components/Icon.tsx';
import { BulkMailDialog } from '../mails/BulkMailDialog.tsx';
import { type BulkMail, bulkMails } from '../mails/bulk.ts';
import { offerAllows } from '../offers/states.ts';
import { TermsDialog } from '../offers/terms/TermsDialog.tsx';
import type { ProspectFragment } from './generated/graphql.ts';
import { QualifyDialog } from './QualifyDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';

type MailKind = BulkMail['kind'];

type Props = { selected: readonly ProspectFragment[]; onDone: () => void };

/** Bulk actions for the selected offers (B-322 … B-327), shown while any are selected. */
export function BulkBar({ selected, onDone }: Props) {
  // Keeps the offers that the dialog was opened for: the action moves them out of the group where they were selected.
  const [dialog, setDialog] = useState<{
    kind: 'qualify' | 'terms' | 'remove' | MailKind;
    offers: readonly ProspectFragment[];
  } | null>(null);
  const close = () => setDialog(null);
  const allowing = (action: Parameters<typeof offerAllows>[1]) =>
    selected.filter((offer) => offerAllows(offer, action));
  const partOf = (offers: readonly unknown[]) => (offers.length < selected.length ? ` (${offers.length})` : '');
  const prospects = allowing('qualify');
  const offerMails = allowing('offer');
  const termed = allowing('change');
  const removable = allowing('remove');
  const mails = (['survey', 'application', 'onboarding'] as const).flatMap((kind): MenuEntry[] => {
    const offers = allowing(kind);
    const end = offers.length < selected.length ? offers.length : null;
    return offers.length
      ? [{ label: bulkMails[kind].title, icon: 'mail', end, onClick: () => setDialog({ kind, offers }) }]
      : [];
  });
  return (
    <>
      {selected.length ? (
        <Paper
          component="section"
          aria-label="Selected sponsorships"
          elevation={8}
          sx={{
            position: 'sticky',
            bottom: { xs: 8, md: 'calc(var(--keys-h) + 12px)' },
            zIndex: 3,
            display: 'flex',
            flexWrap: { sm: 'wrap' },
            overflowX: 'auto',
            alignItems: 'center',
            gap: 1,
            py: 1,
            pl: 2,
            pr: 1,
            bgcolor: 'var(--bar)',
            color: 'var(--bar-ink)',
            '& .MuiButton-root': { flex: 'none', minHeight: { xs: 44, sm: 34 } },
            '& .MuiButton-outlined, & .MuiButton-text': {
              bgcolor: 'transparent',
              color: 'inherit',
              borderColor: 'var(--bar-line)',
              '&:hover': { bgcolor: 'var(--bar-2)' },
            },
          }}
        >
          <Typography component="span" variant="h2" role="status" sx={{ mr: 0.5, whiteSpace: 'nowrap' }}>
            {formatNumber(selected.length)} selected
          </Typography>
          {prospects.length ? (
            <Button
              variant="contained"
              color="secondary"
              startIcon={<Icon name="ok" />}
              onClick={() => setDialog({ kind: 'qualify', offers: prospects })}
            >
              Mark as Qualified{partOf(prospects)}
            </Button>
          ) : null}
          {offerMails.length ? (
            <Button
              variant={prospects.length ? 'outlined' : 'contained'}
              color={prospects.length ? 'primary' : 'secondary'}
              startIcon={<Icon name="mail" />}
              onClick={() => setDialog({ kind: 'offer', offers: offerMails })}
            >
              Send offer emails{partOf(offerMails)}
            </Button>
          ) : null}
          {termed.length ? (
            <Button variant="outlined" onClick={() => setDialog({ kind: 'terms', offers: termed })}>
              Set value and assets{partOf(termed)}
            </Button>
          ) : null}
          {mails.length ? <ActionsMenu label="More mails" entries={mails} /> : null}
          {removable.length ? (
            <Button
              variant="outlined"
              startIcon={<Icon name="x" />}
              onClick={() => setDialog({ kind: 'remove', offers: removable })}
            >
              Remove from campaign{partOf(removable)}
            </Button>
          ) : null}
          <Button variant="text" color="inherit" onClick={onDone}>
            Clear
          </Button>
        </Paper>
      ) : null}
      {dialog?.kind === 'qualify' ? (
        <QualifyDialog offers={dialog.offers} onClose={close} onQualified={onDone} />
      ) : dialog?.kind === 'terms' ? (
        <TermsDialog offerIds={dialog.offers.map(({ id }) => id)} onClose={close} />
      ) : dialog?.kind === 'remove' ? (
        <RemoveDialog offers={dialog.offers} onClose={close} onRemoved={onDone} />
      ) : dialog ? (
        <BulkMailDialog
          mail={bulkMails[dialog.kind]}
          offerIds={dialog.offers.map(({ id }) => id)}
          names={new Map(dialog.offers.map((offer) => [offer.id, offer.sponsorableProperty.organization.name]))}
          onClose={close}
          onSent={onDone}
        />
      ) : null}
    </>
  );
}
