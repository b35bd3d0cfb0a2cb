import { Alert, Button, Checkbox, FormControlLabel } from '@mui/material';
import { formatInstant, pluralise } from '../../../ui/formats.ts';
import { IrreversibleNotice } from '../changes/IrreversibleNotice.tsx';
import type { BulkMail } from './bulk.ts';
import { MissingEmails } from './MissingEmails.tsx';
import { PlanWarnings } from './PlanWarnings.tsx';
import type { Plan } from './useMailPlan.ts';

/** Which of these offers are emailed about for the first time or, if included, again. */
export const chosenOf = (offerIds: readonly number[], again: Plan['again'], repeats: boolean): number[] =>
  repeats ? [...offerIds] : offerIds.filter((id) => !again.some(({ offerId }) => offerId === id));

type Props = {
  mail: BulkMail;
  /** With the chosen ones of the offers that are ready or wait. */
  plan: Plan;
  note: string | undefined;
  /** Whether to include those that were mailed before. */
  repeats: boolean;
  onRepeats: (repeats: boolean) => void;
  onSetTerms: (offerIds: readonly number[]) => void;
};

/**
 * How many emails will be sent, first and repeated ones, who gets none and why, and what can be fixed here (T3, T8,
 * T21).
 */
export function BulkMailPlan({ mail, plan, note, repeats, onRepeats, onSetTerms }: Props) {
  const { again, unreachable, withoutTermsOfferIds, readyOfferIds: chosen } = plan;
  const count = chosen.length;
  const leaguesOf = (only: (recipient: Plan['recipients'][number]) => boolean) =>
    new Set(
      plan.recipients
        .filter((recipient) => chosen.includes(recipient.offerId) && only(recipient))
        .map((recipient) => recipient.organizationId),
    ).size;
  const leagues = leaguesOf(() => true);
  const tomorrow = leaguesOf((recipient) => recipient.tomorrow);
  const [latest] = again;
  return (
    <>
      <p>
        <b>
          {count
            ? `${pluralise(count, mail.noun)} will be sent${leagues ? ` to ${pluralise(leagues, 'league')}` : ''}.`
            : 'Nothing will be sent.'}
        </b>{' '}
        {mail.effect} {note}
      </p>
      {tomorrow ? (
        <Alert severity="info">
          {pluralise(tomorrow, 'league')} already got an email like this today and will get{' '}
          {tomorrow === 1 ? 'this one' : 'these'} tomorrow.
        </Alert>
      ) : null}
      {latest ? (
        <Alert severity="info">
          <FormControlLabel
            control={<Checkbox checked={repeats} onChange={(_event, checked) => onRepeats(checked)} />}
            label={`Send again to ${pluralise(again.length, 'league that was', 'leagues that were')} emailed before, most recently on ${formatInstant(latest.lastMailedAt)}`}
          />
        </Alert>
      ) : null}
      {count ? <IrreversibleNotice operation={mail.operation} /> : null}
      {mail.warning ? <Alert severity="warning">{mail.warning}</Alert> : null}
      <PlanWarnings plan={plan} />
      {withoutTermsOfferIds.length ? (
        <Button variant="outlined" sx={{ alignSelf: 'flex-start' }} onClick={() => onSetTerms(withoutTermsOfferIds)}>
          Set value and assets of {pluralise(withoutTermsOfferIds.length, 'offer')}
        </Button>
      ) : null}
      <MissingEmails organizations={unreachable} />
    </>
  );
}
