/** Step 3: everything about the offer, the dates, the terms, and the decision (L-032 to L-045). */

import { type FormEvent, useId, useState } from 'react';
import { formatDate } from '../../../../ui/formats.ts';
import type { RequestOptions } from '../../../../ui/graphql.ts';
import {
  firstSeasonDay,
  pastSeasonEnd,
  seasonDateProblems,
  unusualSeasonDates,
  usualSeason,
} from '../../../../ui/season.ts';
import { Button } from '../../components/Button.tsx';
import { Checkbox } from '../../components/Field.tsx';
import { Icon } from '../../components/Icon.tsx';
import { ErrorNotice, Notice } from '../../components/Notice.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { t } from '../../i18n/i18n.ts';
import { seasonText } from '../../lib/labels.ts';
import { useAction } from '../../lib/useAction.ts';
import { AssetList } from './AssetList.tsx';
import { acceptProblem } from './acceptProblem.ts';
import { Changed } from './Changed.tsx';
import { ConfirmDatesDialog } from './ConfirmDatesDialog.tsx';
import { DeadlinesToCome } from './DeadlinesToCome.tsx';
import { OfferDetails } from './OfferDetails.tsx';
import type { ReviewOffer } from './offer.ts';
import { RecoverByMail } from './RecoverByMail.tsx';
import { type Dates, SeasonDates } from './SeasonDates.tsx';
import { TermList } from './TermList.tsx';

export interface Decision extends Dates {
  password: string;
}

interface ReviewDraft extends Dates {
  agreed: boolean;
}

/** Why Accept is disabled, as a message; null if it is not (L-037, L-040, L-041, L-042). */
function missingForAccept(
  draft: ReviewDraft,
  today: string,
  password: { needed: boolean; value: string },
): string | null {
  const problems = seasonDateProblems(draft.startDate, draft.endDate, today);
  const missing = [
    !draft.startDate || !draft.endDate || problems.start || problems.end ? t('pick both dates of your season') : null,
    draft.agreed ? null : t('accept the terms'),
    password.needed && password.value === '' ? t('enter your password') : null,
  ].filter((part): part is string => part !== null);
  return missing.length === 0 ? null : t('Before you can accept: {missing}.', { missing: missing.join(', ') });
}

export function ReviewStep({
  offer,
  changes,
  today,
  draft,
  onDraft,
  email,
  needsPassword,
  access,
  back,
  onAccept,
  onReject,
}: {
  offer: ReviewOffer;
  /** What staff changed in the meantime, if an acceptance was refused because of it. */
  changes: readonly string[];
  today: string;
  draft: ReviewDraft;
  onDraft: (change: Partial<ReviewDraft>) => void;
  email: string;
  needsPassword: boolean;
  /** The token of the offer's link; absent for a login. */
  access?: RequestOptions | undefined;
  back: { label: string; go: () => void };
  onAccept: (decision: Decision) => Promise<void>;
  /** Opens the dialog that rejects the offer. */
  onReject: () => void;
}) {
  const reasonId = useId();
  const [password, setPassword] = useState('');
  const [confirming, setConfirming] = useState(false);
  const { season } = offer.campaign;
  const { startDate, endDate } = draft;
  const missing = missingForAccept(draft, today, { needed: needsPassword, value: password });
  const ended = pastSeasonEnd(season, offer.campaign.year, today);
  const endedText =
    ended &&
    t('This offer is for {season}, which ended on {date}. Please contact us before you accept.', {
      season: seasonText(season, offer.campaign.year),
      date: formatDate(ended),
    });
  const unusual = unusualSeasonDates(season, startDate, endDate).map((which) =>
    which === 'start'
      ? t('The season start date is outside the usual range for {season}. Are you sure?', {
          season: seasonText(season),
        })
      : t('The season end date is outside the usual range for {season}. Are you sure?', { season: seasonText(season) }),
  );
  const usual = usualSeason(season, startDate);
  if (usual && unusual.length > 0)
    unusual.push(
      t('The season usually starts between {firstStart} and {lastStart} and lasts {shortest} to {longest} days.', {
        ...usual,
        firstStart: formatDate(usual.firstStart),
        lastStart: formatDate(usual.lastStart),
      }),
    );
  const warnings = endedText ? [endedText, ...unusual] : unusual;
  const accept = useAction(() => onAccept({ startDate, endDate, password }));
  const problem = accept.error === null ? null : acceptProblem(accept.error);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (missing) return;
    if (warnings.length > 0) setConfirming(true);
    else void accept.run();
  };

  return (
    <>
      <form onSubmit={submit}>
        {problem?.changed && <Changed changes={changes} />}
        <AssetList assets={offer.assets} />
        <OfferDetails offer={offer} />

        <SeasonDates dates={draft} today={today} program={offer.sponsorableProperty} onDates={onDraft}>
          {endedText && (
            <Notice tone="proposed" icon="alert">
              {endedText}
            </Notice>
          )}
        </SeasonDates>
        <DeadlinesToCome offerId={offer.id} dates={draft} today={today} {...(access ? { access } : {})} />

        <section className="offer__section" aria-labelledby="h-terms">
          <h2 id="h-terms">{t('Terms')}</h2>
          <div className="offer__terms">
            <TermList
              season={season}
              dates={{ start: startDate, end: endDate || offer.sponsorableProperty.endDate || '' }}
              seasonStart={firstSeasonDay(season, offer.campaign.year)}
            />
            <Checkbox checked={draft.agreed} required onChange={(agreed) => onDraft({ agreed })}>
              {t('I accept these terms for {organization}.', { organization: offer.organization.name })}
            </Checkbox>
            <p className="soft">
              {t(
                'When you accept, we save your dates and show you the first photo we need. There is no additional cost.',
              )}
            </p>
          </div>
        </section>

        {needsPassword && (
          <section className="offer__section" aria-labelledby="h-account">
            <h2 id="h-account">{t('Your account')}</h2>
            <div className="offer__terms">
              <p className="soft">{t('{email} already has an account. Enter its password to accept.', { email })}</p>
              <PasswordField
                label={t('Password')}
                autoComplete="current-password"
                required
                value={password}
                onChange={setPassword}
              />
            </div>
          </section>
        )}

        {problem && !problem.changed && (
          <div className="offer__problem">
            <ErrorNotice>{t(problem.text)}</ErrorNotice>
            {problem.password && <RecoverByMail email={email} />}
          </div>
        )}

        <Button variant="text" className="offer__back" onClick={back.go}>
          <Icon name="left" /> {back.label}
        </Button>
        <div className="offer__act offer__act--decide">
          {missing && (
            <p className="hint" id={reasonId}>
              {missing}
            </p>
          )}
          <Button onClick={onReject}>{t('Reject')}</Button>
          <Button
            variant="main"
            type="submit"
            disabled={missing !== null}
            aria-describedby={missing ? reasonId : undefined}
            busy={accept.busy}
            busyText={t('Accepting...')}
          >
            {t('Accept Offer')}
          </Button>
        </div>
      </form>
      {confirming && (
        <ConfirmDatesDialog
          warnings={warnings}
          onClose={() => setConfirming(false)}
          busy={accept.busy}
          onConfirm={() => void accept.run().then(() => setConfirming(false))}
        />
      )}
    </>
  );
}
