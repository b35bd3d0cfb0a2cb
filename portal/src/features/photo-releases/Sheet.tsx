/** The sheet to print: one letter page with the QR code, in English and Spanish. */
import type { Season } from '../../../../ui/formats.ts';
import { QrCode } from '../../components/QrCode.tsx';
import { t } from '../../i18n/i18n.ts';
import { sheetTexts } from './sheetTexts.ts';

export function Sheet({ league, season, year, url }: { league: string; season: Season; year: number; url: string }) {
  return (
    <article className="card release-sheet" aria-label={t('The sheet to print')}>
      <h2>{league}</h2>
      {(['en', 'es'] as const).map((language) => (
        <p key={language} lang={language} className="release-sheet__title">
          {`${sheetTexts[language].title}, ${sheetTexts[language].seasons[season]} ${year}`}
        </p>
      ))}
      <QrCode text={url} label={t('QR code of the link')} />
      <p className="release-sheet__url">{url.replace(/^https?:\/\//, '')}</p>
      {(['en', 'es'] as const).map((language) => (
        <p key={language} lang={language}>
          {sheetTexts[language].ask}
        </p>
      ))}
    </article>
  );
}
