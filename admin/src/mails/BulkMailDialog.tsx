import { Alert, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { today } from '../../../ui/clock.ts';
import { formatNumber, pluralise } from '../../../ui/formats.ts';
import { ConsoleDialog } from '../components/ConsoleDialog.tsx';
import { CloseButton, DialogClose, useCloseDialog, useDialog } from '../components/DialogButton.tsx';
import { DownloadResults } from '../components/DownloadResults.tsx';
import { Icon } from '../components/Icon.tsx';
import { Loading } from '../components/Loading.tsx';
import type { Language } from '../components/languages.ts';
import { ConflictsAlert } from '../conflicts/ConflictsAlert.tsx';
import type { ConsoleDataProvider } from '../dataProvider/dataProvider.ts';
import { messageOf } from '../dataProvider/errors.ts';
import { useAction, useOperation, useOperationQuery } from '../dataProvider/useOperation.ts';
import { TermsDialog } from '../offers/terms/TermsDialog.tsx';
import { BulkMailPlan, chosenOf } from './BulkMailPlan.tsx';
import type { BulkMail, Confirmed } from './bulk.ts';
import { EndedAlert } from './EndedAlert.tsx';
import { MailPreview } from './MailPreview.tsx';
import { PlanWarnings } from './PlanWarnings.tsx';
import { type Plan, useMailPlan } from './useMailPlan.ts';
import { isWhenComplete, type When, WhenFields, whenProblemOf } from './WhenFields.tsx';

/** The notice that surveys were sent is shown for three seconds (B-324). */
export const SURVEY_NOTICE_MS = 3000;

/** `queued`: the offers that wait in the queue; `before`: how many of them did already. */
type Outcome = { sent: readonly number[]; queued: readonly number[]; before: number; plan: Plan };

/** The plan without the offers that were mailed. */
const without = ({ skipped, refused, conflicts, ended }: Plan, offerIds: readonly number[]): Plan => ({
  readyOfferIds: [],
  conflicts: conflicts.filter(({ offerId }) => !offerIds.includes(offerId)),
  ended: ended.filter(({ offerId }) => !offerIds.includes(offerId)),
  recipients: [],
  withoutTermsOfferIds: [],
  again: [],
  unreachable: [],
  waiting: [],
  skipped: skipped.filter(({ offerId }) => !offerIds.includes(offerId)),
  refused: refused.filter(({ offerId }) => !offerIds.includes(offerId)),
});

/** The result of each offer, for download. */
const resultRows = (
  { sent, queued, plan: { skipped, refused, conflicts, ended } }: Outcome,
  names: ReadonlyMap<number, string>,
) => [
  ...sent.map((id) => [id, names.get(id) ?? null, 'Sent', null] as const),
  ...queued.map((id) => [id, names.get(id) ?? null, 'Queued', null] as const),
  ...skipped.map(({ offerId, organizationName, reason }) => [offerId, organizationName, 'Skipped', reason] as const),
  ...[...refused, ...conflicts, ...ended].map(
    ({ offerId, organizationName, reason }) => [offerId, organizationName, 'Not sent', reason] as const,
  ),
];

type SentProps = { outcome: Outcome; noun: string; names: ReadonlyMap<number, string> };

/** How many emails were sent and who got none, with a download of all results. */
const Sent = ({ outcome, outcome: { sent, queued, before, plan }, noun, names }: SentProps) => (
  <>
    {sent.length ? (
      <>
        <Alert severity="success">{pluralise(sent.length, noun)} sent.</Alert>
        <p>
          Each is sent within moments, or when quiet hours end in its league’s time zone. <Link to="/mails">Mails</Link>{' '}
          shows the outcome.
        </p>
      </>
    ) : queued.length ? null : (
      <p>Nothing was sent.</p>
    )}
    {queued.length ? (
      <Alert severity="success">
        {pluralise(queued.length, noun)} {queued.length === 1 ? 'is' : 'are'} in the queue
        {before ? `, ${formatNumber(before)} of them since an earlier send` : ''}. <Link to="/sends">Sends</Link> shows
        when each goes.
      </Alert>
    ) : null}
    <PlanWarnings plan={{ ...plan, refused: [...plan.refused, ...plan.conflicts, ...plan.ended] }} />
    <DownloadResults
      name={`${noun} results`}
      columns={['Offer', 'Organization', 'Result', 'Reason']}
      rows={resultRows(outcome, names)}
    />
  </>
);

/** What the button does: "Send 3 surveys, queue 1". */
const actionLabel = (sent: number, queued: number, noun: string) =>
  queued === 0
    ? `Send ${pluralise(sent, noun)}`
    : sent
      ? `Send ${pluralise(sent, noun)}, queue ${queued}`
      : `Put ${pluralise(queued, noun)} in the queue`;

/** From when on what must wait is tried, unless staff choose another time. */
const soonest = () => ({ startOn: today(), localTime: '09:30' });

const NO_NAMES: ReadonlyMap<number, string> = new Map();

type Props = {
  mail: BulkMail;
  offerIds: readonly number[];
  /** Names of the offers' organizations, for the download. */
  names?: ReadonlyMap<number, string>;
  /** Additional information before sending, such as when it was last sent. */
  note?: string;
  onSent?: () => void;
};

/** Confirms and sends an email about several offers: how many are sent, who is skipped and why, and a preview. */
export function BulkMailDialog({ mail, offerIds, names = NO_NAMES, note, onSent }: Props) {
  const [previewing, setPreviewing] = useState(offerIds.length === 1);
  const [repeats, setRepeats] = useState(offerIds.length === 1); // For a single offer the document requires the name.
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [included, setIncluded] = useState(false);
  const [endedIncluded, setEndedIncluded] = useState(false);
  const [termsDialog, openTerms] = useDialog();
  const [when, setWhen] = useState<When>(() => ({ mode: 'now', ...soonest(), perDay: 20 }));
  const [language, setLanguage] = useState<Language | null>(null);
  const notify = useNotify();
  const closeDialog = useCloseDialog();
  const operations = useDataProvider<ConsoleDataProvider>();
  const isNow = when.mode === 'now';
  const planning = useMailPlan(mail.kind, offerIds, {
    enabled: outcome === null,
    on: !isNow && isWhenComplete(when) ? when.startOn : undefined,
  });
  const { plan, proposedCampaigns, error: planError, refetch: refetchPlan } = planning;
  const conflicts = plan?.conflicts ?? [];
  const ended = plan?.ended ?? [];
  // an offer of both lists needs both confirmations
  const idsOf = (offers: readonly { offerId: number }[]) => new Set(offers.map(({ offerId }) => offerId));
  const unconfirmed = new Set([...(included ? [] : idsOf(conflicts)), ...(endedIncluded ? [] : idsOf(ended))]);
  const confirmedOffers = [...new Set([...idsOf(conflicts), ...idsOf(ended)])].filter((id) => !unconfirmed.has(id));
  const readyOfferIds = [...(plan?.readyOfferIds ?? []), ...confirmedOffers];
  const waitingIds = idsOf(plan?.waiting ?? []);
  const again = [
    ...(plan?.again ?? []).filter(({ offerId }) => readyOfferIds.includes(offerId)),
    ...(plan?.waiting ?? []).flatMap(({ lastMailedAt, ...offer }) =>
      lastMailedAt ? [{ ...offer, lastMailedAt }] : [],
    ),
  ];
  const ready = chosenOf(readyOfferIds, again, repeats);
  // What must wait enters the queue.
  const waiting = chosenOf([...waitingIds], again, repeats);
  const chosenPlan = plan && {
    ...plan,
    readyOfferIds: ready,
    again,
    waiting: plan.waiting.filter(({ offerId }) => waiting.includes(offerId)),
    skipped: plan.skipped.filter(({ offerId }) => !waiting.includes(offerId)),
  };
  const queue = isNow ? waiting : [...ready, ...waiting];
  const previewed = ready[0] ?? readyOfferIds[0] ?? offerIds[0];
  const preview = useOperationQuery(
    mail.preview,
    { offerId: previewed ?? 0, language },
    { enabled: previewing && previewed !== undefined, keepPrevious: true },
  );
  const confirmed: Confirmed = {
    ...(included && { includeConflicts: true }),
    ...(endedIncluded && { includeEnded: true }),
  };
  const send = useAction((ids: number[]) => mail.send(operations, ids, confirmed), { quiet: true });
  const planSend = useOperation('planSend', { quiet: true });
  const busy = send.isPending || planSend.isPending;
  const error = send.error ?? planSend.error;
  const whenProblem = isNow ? undefined : whenProblemOf(error);
  const enqueue = async () => {
    const { startOn, localTime, mode, perDay } = isNow ? { ...when, ...soonest() } : when;
    const spread = mode === 'spread' ? { perDay } : {};
    const input = { kind: mail.kind, offerIds: queue, startOn, localTime, ...spread, ...confirmed };
    const { sends } = (await planSend.mutateAsync({ input })).planSend;
    return (sends ?? []).reduce((sum, { counts }) => sum + counts.waiting, 0);
  };
  const run = async () => {
    if (!plan || !chosenPlan) return;
    try {
      // Offers without a recipient are included, so that the list of mails records why nothing was sent.
      const sent =
        isNow && ready.length
          ? await send.mutateAsync([...ready, ...chosenPlan.skipped.map(({ offerId }) => offerId)])
          : [];
      const added = queue.length ? await enqueue() : 0;
      // Somebody else, or another tab, was faster: the refetched plan shows why.
      const now = isNow && sent.length < ready.length ? await refetchPlan() : null;
      const shown = without(now ?? plan, [...sent, ...queue]);
      setOutcome({ sent, queued: queue, before: queue.length - added, plan: shown });
      if (mail.kind === 'survey' && sent.length)
        notify(`${pluralise(sent.length, 'survey')} sent.`, { autoHideDuration: SURVEY_NOTICE_MS });
    } catch {
      await refetchPlan(); // Batches before the failed one have been sent; the plan shows the remaining ones.
    }
  };
  const close = () => {
    closeDialog();
    if (outcome) onSent?.();
  };
  return (
    <DialogClose value={close}>
      <ConsoleDialog
        title={(offerIds.length === 1 ? mail.titleOfOne : undefined) ?? mail.title}
        size={previewing && !outcome ? 'md' : 'sm'}
        busy={busy}
        holdsText={outcome === null && !!plan?.unreachable.length}
        actions={
          outcome ? (
            <CloseButton variant="contained">Done</CloseButton>
          ) : (
            <>
              <CloseButton />
              {previewing ? null : (
                <Button
                  startIcon={<Icon name="eye" />}
                  disabled={previewed === undefined}
                  onClick={() => setPreviewing(true)}
                >
                  Preview
                </Button>
              )}
              <Button
                variant="contained"
                color="secondary"
                startIcon={<Icon name="send" />}
                disabled={busy || planning.isOutdated || !isWhenComplete(when) || ready.length + waiting.length === 0}
                onClick={run}
              >
                {busy ? 'Sending...' : actionLabel(isNow ? ready.length : 0, queue.length, mail.noun)}
              </Button>
            </>
          )
        }
      >
        <Stack sx={{ gap: 1.5 }}>
          {error && !whenProblem ? <Alert severity="error">{messageOf(error)}</Alert> : null}
          {planError ? <Alert severity="error">{messageOf(planError)}</Alert> : null}
          {outcome ? (
            <Sent outcome={outcome} noun={mail.noun} names={names} />
          ) : (
            <>
              <WhenFields when={when} today={today()} onChange={setWhen} problem={whenProblem} />
              {chosenPlan ? (
                <BulkMailPlan
                  mail={mail}
                  plan={chosenPlan}
                  note={note}
                  repeats={repeats}
                  onRepeats={setRepeats}
                  onSetTerms={(ids) => openTerms(<TermsDialog offerIds={ids} />)}
                />
              ) : null}
              {plan || planError ? null : <Loading lines={2} />}
              <ConflictsAlert
                conflicts={conflicts.map(({ offerId, organizationName, reason }) => ({
                  id: offerId,
                  name: organizationName,
                  message: reason,
                }))}
                included={included}
                onInclude={setIncluded}
              />
              {mail.kind === 'offer' && proposedCampaigns.length ? (
                <Alert severity="warning">
                  Proposed, not agreed to by the sponsor yet: {proposedCampaigns.join(', ')}.
                </Alert>
              ) : null}
              <EndedAlert ended={ended} included={endedIncluded} onInclude={setEndedIncluded} />
              {previewing ? (
                <MailPreview
                  mail={preview.data ? (Object.values(preview.data)[0] ?? null) : undefined}
                  error={preview.error}
                  title={`Preview: ${mail.noun}`}
                  onLanguage={setLanguage}
                />
              ) : null}
            </>
          )}
          {termsDialog}
        </Stack>
      </ConsoleDialog>
    </DialogClose>
  );
}
