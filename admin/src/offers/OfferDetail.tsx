import { Box } from '@mui/material';
import { memo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { pageId } from '../../../ui/pageId.ts';
import { useDialog } from '../components/DialogButton.tsx';
import { Loading } from '../components/Loading.tsx';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { PageParts } from '../layout/PageParts.tsx';
import { NotFound, Problem } from '../layout/Problem.tsx';
import { useRemember } from '../layout/recent.ts';
import { Shortcuts } from '../layout/Shortcuts.tsx';
import { useScrollToHash } from '../layout/useScrollToHash.ts';
import { BulkMailDialog } from '../mails/BulkMailDialog.tsx';
import { bulkMails } from '../mails/bulk.ts';
import { MailLog } from '../mails/MailLog.tsx';
import { TasksCard } from '../tasks/TasksCard.tsx';
import { AuditLog } from './AuditLog.tsx';
import { ChecksCard } from './ChecksCard.tsx';
import { DeadlinesCard } from './deadlines/DeadlinesCard.tsx';
import { ForwardedTasksCard } from './ForwardedTasksCard.tsx';
import type { OfferRecordFragment } from './generated/graphql.ts';
import { OfferHeader } from './OfferHeader.tsx';
import { ConfirmedCard, ContractsCard, ProfileCard } from './OrganizationCards.tsx';
import { OfferForm } from './panel/OfferForm.tsx';
import { partsOf } from './parts.ts';
import { ReviewCard } from './proof/ReviewCard.tsx';
import { groupOf } from './states.ts';

/** The icon of an offer in the recently visited list, by group. */
const marks = {
  prospects: 'prospecting',
  qualified: 'qualified',
  proposed: 'proposed',
  confirmed: 'confirmed',
  removed: 'inactive',
} as const;

type CardsProps = { offer: OfferRecordFragment; onDirty: (dirty: boolean) => void };

/** Everything below the header; memoized so that the first typed character does not rerender it. */
const OfferCards = memo(function OfferCards({ offer, onDirty }: CardsProps) {
  const parts = partsOf(offer);
  const work = (
    <PageParts>
      {parts.deadlines ? <DeadlinesCard offer={offer} /> : null}
      <ForwardedTasksCard offer={offer} />
      {parts.review ? <ReviewCard offer={offer} /> : null}
      {parts.checks ? <ChecksCard offer={offer} /> : null}
      <ContractsCard offer={offer} />
      <ConfirmedCard offer={offer} />
    </PageParts>
  );
  const form = (
    <PageParts>
      <OfferForm key={offer.id} offer={offer} onDirty={onDirty} />
    </PageParts>
  );
  const log = (
    <PageParts>
      <TasksCard record={{ offerId: offer.id }} of={`offer ${offer.id}, ${offer.organization.name}`} />
      <AuditLog offer={offer} />
      <MailLog filter={{ offerId: offer.id }} organizationId={offer.organization.id} />
    </PageParts>
  );
  const profile = (
    <PageParts>
      <ProfileCard offer={offer} />
    </PageParts>
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `minmax(0, 1fr) ${parts.proven ? 440 : 400}px` },
        gap: 2,
        alignItems: 'start',
        p: { xs: 1.5, sm: 3 },
        pt: { sm: 2 },
        '& > div': { display: 'grid', gap: 2, minWidth: 0 },
        '& section': { scrollMarginTop: 220, minWidth: 0 },
      }}
    >
      <div>
        {parts.proven ? null : form}
        {work}
      </div>
      <div>
        {parts.proven ? form : profile}
        {log}
        {parts.proven ? profile : null}
      </div>
    </Box>
  );
});

/** An offer (S-233 … S-247). Confirmed offers start with deadlines, proof and checks; earlier stages with the offer. */
export function OfferDetail() {
  const id = pageId(useParams().id);
  const isId = Number.isInteger(id);
  const { data, error, refetch } = useOperationQuery('sponsorship', { id }, { enabled: isId });
  const offer = data?.offer;
  const [dirty, setDirty] = useState(false);
  const [dialog, openDialog] = useDialog();
  useScrollToHash(Boolean(offer));
  useRemember(
    `/offers/${id}`,
    offer ? `Offer ${id}, ${offer.organization.name}` : undefined,
    marks[offer ? groupOf(offer) : 'prospects'],
  );
  if (error) return <Problem error={error} retry={refetch} />;
  if (!isId || offer === null) return <NotFound what="offer" />;
  if (!offer) return <Loading lines={8} />;
  const parts = partsOf(offer);
  return (
    <>
      <OfferHeader
        offer={offer}
        parts={parts}
        dirty={dirty}
        onSend={() => openDialog(<BulkMailDialog mail={bulkMails.offer} offerIds={[offer.id]} />)}
      />
      <OfferCards offer={offer} onDirty={setDirty} />
      {dialog}
      <Shortcuts
        shortcuts={[
          { keys: ['c'], label: 'Comment', run: () => document.getElementById('log-comment')?.focus() },
          ...(offer.status === 'confirmed'
            ? [{ keys: ['w'], label: 'Write a check', run: () => document.getElementById('check-amount')?.focus() }]
            : []),
        ]}
      />
    </>
  );
}
