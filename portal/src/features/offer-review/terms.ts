/** The terms of an offer as the page lists them. */
import { seasonTerms } from '../../../../ui/terms.ts';
import type { IconName } from '../../components/Icon.tsx';

const icons: readonly IconName[] = ['calendar', 'money', 'undo', 'clock'];

/** English, as in the contract. */
const inEnglish = (english: string, values: Record<string, string> = {}) =>
  english.replace(/\{(\w+)\}/g, (_, place: string) => String(values[place]));

/** Terms for the currently picked dates; `seasonStart` is the default before a start is picked. English unless `t` is given. */
export const offerTerms = (
  season: string,
  dates: { start: string; end: string },
  seasonStart: string,
  { t = inEnglish, language = 'en' }: { t?: typeof inEnglish; language?: 'en' | 'es' } = {},
) =>
  seasonTerms(season, { ...dates, start: dates.start || seasonStart }, t, language).map((term, index) => ({
    ...term,
    icon: icons[index] ?? 'check',
  }));
