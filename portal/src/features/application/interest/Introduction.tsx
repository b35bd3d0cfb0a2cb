/** The welcome step: what the application is, a video, and its claims (L-132, L-133, L-134). */
import { formatDate, formatInstant } from '../../../../../ui/formats.ts';
import { pastSeasonEnd } from '../../../../../ui/season.ts';
import { Icon } from '../../../components/Icon.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { t } from '../../../i18n/i18n.ts';
import { T } from '../../../i18n/T.tsx';
import { seasonText } from '../../../lib/labels.ts';
import { applicationVideoUrl } from '../../../lib/settings.ts';
import { StepHeader } from '../form/StepHeader.tsx';
import type { ApplicationView } from '../types.ts';

const claims = [
  { icon: 'money', title: 'No additional cost', text: 'Participating is free. Sponsors pay for what they bring.' },
  { icon: 'clock', title: 'Quick sign-up', text: 'The application takes 5-10 minutes, and you can stop at any time.' },
  { icon: 'flag', title: 'Worth your while', text: 'An average value of $1,500 per season.' },
] as const;

export function Introduction({ view, today }: { view: ApplicationView; today: string }) {
  const ended = pastSeasonEnd(view.season, view.year, today);
  const video = applicationVideoUrl();
  return (
    <div className="wrap question">
      <StepHeader title={t('Welcome')}>
        {view.sponsorName ? (
          <T
            id="Sponsors like <b>{sponsor}</b> look for leagues like <b>{organization}</b>. Tell us what you can offer, and we’ll bring you together."
            values={{ sponsor: view.sponsorName, organization: view.organizationName }}
            components={{ b: <b /> }}
          />
        ) : (
          t('Sponsors look for leagues like yours. Tell us what you can offer, and we’ll bring you together.')
        )}
      </StepHeader>
      {view.submittedAt && (
        <Notice tone="confirmed" icon="check">
          {t('Your application was sent on {date}. You can still change your answers.', {
            date: formatInstant(view.submittedAt),
          })}
        </Notice>
      )}
      {ended && (
        <Notice tone="proposed" icon="calendar">
          {t(
            'This application is for {season}, which ended on {date}. Your answers still help us find sponsors for your next season.',
            { season: seasonText(view.season, view.year), date: formatDate(ended) },
          )}
        </Notice>
      )}
      {video ? (
        // biome-ignore lint/a11y/useMediaCaption: captions belong to the file of the installation
        <video className="intro__video" src={video} controls preload="none" aria-label={t('Overview video')} />
      ) : (
        <div
          className="intro__video intro__video--none"
          role="img"
          aria-label={t('A football field at the start of the season')}
        >
          <svg viewBox="0 0 400 225" aria-hidden="true" focusable="false">
            <rect width="400" height="225" fill="var(--turf, #0b6e4f)" />
            <g fill="none" stroke="var(--turf-line, #ffffff55)" strokeWidth="3">
              <path d="M20 20h360v185H20zM200 20v185" />
              <circle cx="200" cy="112" r="38" />
              <path d="M20 62h56v101H20M380 62h-56v101h56" />
            </g>
            <circle cx="200" cy="112" r="7" fill="#fff" />
          </svg>
        </div>
      )}
      <ul className="claims">
        {claims.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} />
            <span>
              <b>{t(title)}</b>
              <br />
              {t(text)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
