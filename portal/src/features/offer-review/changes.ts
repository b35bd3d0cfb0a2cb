/** Describes what staff changed in an offer while a league was reading it: everything that the review page shows. */
import { formatDate, formatMoney } from '../../../../ui/formats.ts';
import { staffText } from '../../components/StaffText.tsx';
import { t } from '../../i18n/i18n.ts';
import { capabilityText } from '../../shared/capabilities/capabilityText.ts';
import { capabilityOf, type ReviewAsset, type ReviewOffer } from './offer.ts';

const whatOf = (asset: ReviewAsset): string =>
  [asset.quantity, capabilityText(asset.quantity, capabilityOf(asset))].filter((part) => part !== null).join(' ');

/** The message for a text that was added, removed or changed; none if it is the same. */
function textChange(before: string | null, now: string | null): string[] {
  if ((before || '') === (now || '')) return [];
  if (!now) return [t('No longer required: {text}', { text: before })];
  return [before ? t('Required now: {text}', { text: now }) : t('Newly required: {text}', { text: now })];
}

/** The requirements of an offer or its campaign, in the current language. */
const requiredBy = (version: Pick<ReviewOffer, 'additionalRequirements' | 'additionalRequirementsEs'>): string | null =>
  staffText(version.additionalRequirements, version.additionalRequirementsEs);

function dateChange(before: string | null, now: string | null, message: string, added: string): string[] {
  if (before === now || !now) return [];
  return [t(before ? message : added, { now: formatDate(now), before: before && formatDate(before) })];
}

function assetChanges(before: readonly ReviewAsset[], now: readonly ReviewAsset[]): string[] {
  const same = (asset: ReviewAsset) => (other: ReviewAsset) => capabilityOf(asset) === capabilityOf(other);
  const kept = now.flatMap((asset) => {
    const old = before.find(same(asset));
    if (!old) return [t('New: {what}', { what: whatOf(asset) })];
    const expected = asset.campaignCapability?.executionExpectations;
    return [
      ...(old.quantity === asset.quantity
        ? []
        : [t('{now} instead of {before}', { now: whatOf(asset), before: whatOf(old) })]),
      ...((old.campaignCapability?.executionExpectations || '') === (expected || '')
        ? []
        : [
            expected
              ? t('How to do it, {what}: {text}', { what: whatOf(asset), text: t(expected) })
              : t('How to do it, {what}: up to you', { what: whatOf(asset) }),
          ]),
    ];
  });
  const gone = before.filter((asset) => !now.some(same(asset)));
  return [...kept, ...gone.map((asset) => t('No longer asked for: {what}', { what: whatOf(asset) }))];
}

/** The changes between the offer that was read and its current state, in the order of the page (L-032 to L-035). */
export function offerChanges(before: ReviewOffer, now: ReviewOffer): string[] {
  const [paid, pays] = [before, now].map(({ value }) => (value === null ? null : formatMoney(value)));
  return [
    ...(paid === pays || !pays
      ? []
      : [
          paid
            ? t('The sponsor pays {now} instead of {before}', { now: pays, before: paid })
            : t('The sponsor pays {now}', { now: pays }),
        ]),
    ...assetChanges(before.assets, now.assets),
    ...textChange(requiredBy(before.campaign), requiredBy(now.campaign)),
    ...textChange(requiredBy(before), requiredBy(now)),
    ...dateChange(
      before.seasonStart,
      now.seasonStart,
      'The season starts on {now} instead of {before}',
      'The season starts on {now}',
    ),
    ...dateChange(
      before.seasonEnd,
      now.seasonEnd,
      'The season ends on {now} instead of {before}',
      'The season ends on {now}',
    ),
  ];
}
