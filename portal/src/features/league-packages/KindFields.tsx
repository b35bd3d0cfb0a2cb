/** The fields specific to a kind of capability (B-156, L-341, L-342). */
import { type DetailField, detailFieldsOf } from '../../../../ui/detailFields.ts';
import { AnyOf, type ChoiceOption, YesNo } from '../../components/Choices.tsx';
import { SelectField, TextField } from '../../components/Field.tsx';
import { t } from '../../i18n/i18n.ts';
import { namedChoices } from '../../lib/labels.ts';
import type { Form } from '../../lib/useForm.ts';
import type { CapabilityValues } from './capabilityRules.ts';
import { offered } from './rules.ts';
import type { CapabilityFormOrganization, CapabilityLists } from './types.ts';

export function KindFields({
  kind,
  values,
  field,
  lists,
  organization,
}: {
  kind: string | undefined;
  values: CapabilityValues;
  field: Form<CapabilityValues>['field'];
  lists: CapabilityLists;
  organization: CapabilityFormOrganization;
}) {
  const anyOf = (
    name: 'bannerSizeIds' | 'bannerPlacementIds' | 'logoPlacementIds' | 'playLocationIds',
    legend: string,
    options: readonly ChoiceOption<number>[],
  ) => <AnyOf key={name} legend={legend} two options={options} {...field(name)} />;
  const count = (
    name: 'emailListSize' | 'socialMediaFollowingSize' | 'minTeamsRequired',
    label: string,
    hint: string,
  ) => <TextField key={name} label={label} hint={hint} inputMode="numeric" maxLength={9} {...field(name)} />;
  const places = organization.playLocations.map(({ id, nickname, address }) => ({
    value: id,
    label: nickname,
    detail: address,
  }));
  const fields: Record<DetailField, () => React.ReactNode> = {
    canHang24Hours: () => (
      <YesNo key="hang" legend={t('Can banners stay up day and night, all week?')} {...field('canHang24Hours')} />
    ),
    playLocationIds: () => (places.length > 0 ? anyOf('playLocationIds', t('Where do they hang?'), places) : null),
    bannerSizeIds: () =>
      anyOf('bannerSizeIds', t('Which sizes fit?'), namedChoices(offered(lists.bannerSizes, values.bannerSizeIds))),
    bannerPlacementIds: () =>
      anyOf(
        'bannerPlacementIds',
        t('Banner Placement'),
        namedChoices(offered(lists.bannerPlacements, values.bannerPlacementIds)),
      ),
    emailListSize: () => count('emailListSize', t('Email List Size'), t('How many people get your emails?')),
    socialMediaChannelId: () => (
      <SelectField
        key="channel"
        label={t('Channel')}
        placeholder={t('Choose')}
        choices={namedChoices(offered(lists.socialMediaChannels, [values.socialMediaChannelId]))}
        {...field('socialMediaChannelId')}
      />
    ),
    socialMediaFollowingSize: () =>
      count('socialMediaFollowingSize', t('Following Size'), t('How many people follow you there?')),
    canUseLogo: () => (
      <YesNo key="logo" legend={t("Can the sponsor's logo be on the jerseys?")} {...field('canUseLogo')} />
    ),
    logoPlacementIds: () =>
      anyOf(
        'logoPlacementIds',
        t('Logo Placements'),
        namedChoices(offered(lists.logoPlacements, values.logoPlacementIds)),
      ),
    otherBrands: () => (
      <TextField
        key="brands"
        label={t('Other Brands')}
        hint={t('Other logos that are already on the jerseys.')}
        maxLength={500}
        {...field('otherBrands')}
      />
    ),
    minTeamsRequired: () =>
      count('minTeamsRequired', t('Minimum Teams Required'), t('The minimum number of teams a sponsor must outfit.')),
  };
  return detailFieldsOf(kind).map((name) => fields[name]());
}
