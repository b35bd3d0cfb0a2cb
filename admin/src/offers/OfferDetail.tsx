import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { pageId } from '../../../ui/pageId.ts';
import { useDocument } from '../api/hooks.ts';
import { Loading } from '../kit/Block.tsx';
import { Keys } from '../kit/Keys.tsx';
import { useArriveAtPart } from '../kit/useArriveAtPart.ts';
import { NotFound, Problem } from '../layout/Problem.tsx';
import { useRemember } from '../layout/recent.ts';
import { BulkMailModal } from '../mails/BulkMailModal.tsx';
import { bulkMails } from '../mails/bulk.ts';
import { MailLog } from '../mails/MailLog.tsx';
import { AuditLog } from './AuditLog.tsx';
import { ChecksBlock } from './ChecksBlock.tsx';
import { DeadlinesBlock } from './deadlines/DeadlinesBlock.tsx';
import { SponsorshipDocument } from './documents.ts';
import { OfferHead } from './OfferHead.tsx';
import { ConfirmedBlock, ContractsBlock, ProfileBlock } from './OtherBlocks.tsx';
import { OfferPanel } from './panel/OfferPanel.tsx';
import { partsOf } from './parts.ts';
import { PendingBlock } from './proof/PendingBlock.tsx';
import { groupOf, statusOf } from './states.ts';

/** One offer (S-233 … S-247). Confirmed ones start with deadlines, proof and checks; earlier stages with the offer. */
export function OfferDetail() {
  const id = pageId(useParams().id);
  const { data, error, refetch } = useDocument(SponsorshipDocument, { id }, { enabled: Number.isInteger(id) });
  const [dirty, setDirty] = useState(false);
  const [sending, setSending] = useState(false);
  const offer = data?.offer;
  const group = offer ? groupOf(offer) : 'prospects';
  useArriveAtPart(Boolean(offer));
  useRemember(
    `/offers/${id}`,
    offer ? `Offer ${id}, ${offer.organization.name}` : undefined,
    group === 'prospects' ? 'prospecting' : group === 'removed' ? 'inactive' : group,
  );
  if (error) return <Problem error={error} retry={refetch} />;
  if (!Number.isInteger(id) || data?.offer === null) return <NotFound what="offer" />;
  if (!offer) return <Loading lines={8} />;
  const parts = partsOf(offer);
  const work = (
    <>
      {parts.deadlines ? <DeadlinesBlock offer={offer} /> : null}
      {parts.review ? <PendingBlock offer={offer} /> : null}
      {parts.checks ? <ChecksBlock offer={offer} /> : null}
      <ContractsBlock offer={offer} />
      <ConfirmedBlock offer={offer} />
    </>
  );
  const panel = <OfferPanel key={offer.id} offer={offer} onDirty={setDirty} />;
  const log = (
    <>
      <AuditLog offer={offer} />
      <MailLog filter={{ offerId: offer.id }} organizationId={offer.organization.id} />
    </>
  );
  const profile = <ProfileBlock offer={offer} />;
  return (
    <>
      <OfferHead offer={offer} parts={parts} dirty={dirty} onSend={() => setSending(true)} />
      {parts.proven ? (
        <div className="body cols">
          <div>{work}</div>
          <div>
            {panel}
            {log}
            {profile}
          </div>
        </div>
      ) : (
        <div className="body cols cols--early">
          <div>
            {panel}
            {work}
          </div>
          <div>
            {profile}
            {log}
          </div>
        </div>
      )}
      {sending ? (
        <BulkMailModal mail={bulkMails.offer} offerIds={[offer.id]} onClose={() => setSending(false)} />
      ) : null}
      <Keys
        hints={[
          { keys: ['c'], label: 'Comment', run: () => document.getElementById('log-comment')?.focus() },
          ...(statusOf(offer) === 'confirmed'
            ? [{ keys: ['w'], label: 'Write a check', run: () => document.getElementById('check-amount')?.focus() }]
            : []),
        ]}
      />
    </>
  );
}
