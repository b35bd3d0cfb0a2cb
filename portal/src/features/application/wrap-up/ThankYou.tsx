/** The end: what happens next and when, the answers as sent, and that the tab can be closed (L-216, L-217) [L23]. */
import { lazy, Suspense } from 'react';
import { today } from '../../../../../ui/clock.ts';
import { formatDate } from '../../../../../ui/formats.ts';
import { firstSeasonDay, lastSeasonDay } from '../../../../../ui/season.ts';
import { Icon } from '../../../components/Icon.tsx';
import { t } from '../../../i18n/i18n.ts';
import { seasonText } from '../../../lib/labels.ts';
import { StepHeader } from '../form/StepHeader.tsx';
import type { ApplicationView, Options } from '../types.ts';
import type { ShownStep } from '../wizard/steps.ts';

const Answers = lazy(() => import('./Answers.tsx'));

/** What happens after the application, in order. */
function NextSteps({ view }: { view: ApplicationView }) {
  const season = seasonText(view.season, view.year);
  const first = firstSeasonDay(view.season, view.year);
  const last = lastSeasonDay(view.season, view.year);
  const email = view.answers['primary-contact']?.primaryContactEmail;
  const steps = [
    t('We’ll read your answers and look for sponsors that fit your league.'),
    typeof email === 'string' && email
      ? t(
          'When a sponsor picks you, we email the offer to {email}. You can accept or reject it from any phone, without an account.',
          { email },
        )
      : t(
          'When a sponsor picks you, we email you the offer. You can accept or reject it from any phone, without an account.',
        ),
    ...(last > today()
      ? [
          t('{season} sponsorships usually start between {first} and {last}, and their offers come before that.', {
            season,
            first: formatDate(first),
            last: formatDate(last),
          }),
        ]
      : []),
  ];
  return (
    <section aria-labelledby="h-next">
      <h2 id="h-next">{t('What happens next')}</h2>
      <ol className="thanks__next">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

export function ThankYou({
  view,
  options,
  onChange,
}: {
  view: ApplicationView;
  /** Null while they load. */
  options: Options | null;
  /** Returns to a step. */
  onChange: (step: ShownStep) => void;
}) {
  return (
    <div className="wrap question thanks">
      <Icon name="check" />
      <StepHeader title={t('Thanks')} />
      {view.notInterested ? (
        <p>
          {t(
            'Thank you for telling us. You can close this tab now; the link in your email still works if you change your mind.',
          )}
        </p>
      ) : (
        <>
          <p>
            {t(
              'Your application will be reviewed. You can close this tab now; the link in your email lets you change your answers at any time.',
            )}
          </p>
          <NextSteps view={view} />
          {options && (
            <Suspense fallback={null}>
              <Answers title={t('Your answers')} view={view} options={options} except="thank-you" onChange={onChange} />
            </Suspense>
          )}
        </>
      )}
    </div>
  );
}
