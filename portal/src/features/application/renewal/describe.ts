/** A short summary of a step's answers, to confirm or compare them (renewals and edit conflicts). */
import { formatDate, formatMoney, formatNumber } from '../../../../../ui/formats.ts';
import { t } from '../../../i18n/i18n.ts';
import type { Answers } from '../rules/types.ts';
import { programLine } from '../season-information/programLine.ts';
import type { Options, PlayLocation, Program } from '../types.ts';
import { isAsset } from '../wizard/firstValues.ts';
import { sections } from '../wizard/steps.ts';

const titles = new Map(sections.flatMap(({ steps }) => steps.map(({ id, title }) => [id, title] as const)));
const some = (value: unknown): boolean => value !== null && value !== undefined && value !== '';
const yesNo = (value: unknown): string => (value === true ? t('Yes') : value === false ? t('No') : t('Not answered'));

/** Readable lines; empty answers are omitted. */
export function describe(step: string, answers: Answers, options: Options, programs: Program[]): string[] {
  const text = (name: string): string => (some(answers[name]) ? String(answers[name]) : '');
  const number = (name: string): string => formatNumber(text(name));
  const lines = (...all: (string | false | null | undefined)[]): string[] =>
    all.filter((text): text is string => Boolean(text));
  switch (step) {
    case 'interests': {
      if (answers.notInterested === true) return [t('Not interested')];
      return ((answers.interests ?? []) as string[]).map((id) => t(titles.get(id) ?? id));
    }
    case 'community-impact':
      return lines(text('additionalInformation'));
    case 'primary-contact':
      return lines(
        `${text('primaryContactFirstName')} ${text('primaryContactLastName')}`.trim(),
        text('primaryContactPhone'),
        text('primaryContactEmail'),
      );
    case 'programs':
      return ((answers.programs ?? []) as Program[]).map((program) =>
        lines(program.name, programLine(program, options)).join(': '),
      );
    case 'play-locations':
      return ((answers.playLocations ?? []) as PlayLocation[]).map((playLocation) =>
        lines(playLocation.address, playLocation.city, playLocation.state, playLocation.zipcode).join(', '),
      );
    case 'social-and-email':
      return lines(
        number('socialMediaFollowingSize') && t('{count} followers', { count: number('socialMediaFollowingSize') }),
        number('emailListSize') && t('{count} email addresses', { count: number('emailListSize') }),
        number('emailOpenRate') && t('{rate}% open them', { rate: number('emailOpenRate') }),
      );
    case 'non-profit-status':
      return lines(t(options.organizationTypes.find(({ id }) => id === answers.organizationTypeId)?.name ?? ''));
    case 'custom-questions':
      return ((answers.customResponses ?? []) as Answers[]).map((row) => `${row.question}: ${row.response ?? ''}`);
    case 'tournament-information':
      if (answers.hostTournament !== true) return [t('No tournament')];
      return lines(
        text('name'),
        some(answers.firstDate) && formatDate(text('firstDate')),
        lines(text('city'), text('state')).join(', '),
      );
    case 'rewarded-add-ons':
      return [yesNo(answers.interestedInHundredX)];
    default:
      return isAsset(step) ? describeAsset(answers, programs) : [];
  }
}

function describeAsset(answers: Answers, programs: Program[]): string[] {
  if (answers.accepted !== true) return [yesNo(answers.accepted), String(answers.refusalReason ?? '')].filter(Boolean);
  const chosen = (answers.sponsorablePropertyIds ?? []) as number[];
  const names = programs.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
  return [
    [t('Yes'), names.join(', ')].filter(Boolean).join(': '),
    some(answers.maxForSale) ? t('At most {count}', { count: formatNumber(String(answers.maxForSale)) }) : '',
    some(answers.price) ? formatMoney(String(answers.price)) : '',
  ].filter(Boolean);
}

export const titleOf = (step: string): string => t(titles.get(step) ?? step);
