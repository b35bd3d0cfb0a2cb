/** The fields specific to a kind of capability (B-156, L-341, L-342). */
import { type DetailField, detailFieldsOf } from '../../../../ui/detailFields.ts';
import { AnyOf, YesNo } from '../../components/Choices.tsx';
import { SelectField, TextField } from '../../components/Field.tsx';
import { t } from '../../i18n/i18n.ts';
import type { CapabilityValues } from './capabilityRules.ts';
import { offered, type Problems } from './rules.ts';
import type { CapabilityFormOrganization, CapabilityLists, Named } from './types.ts';

export function KindFields({
  kind,
  values,
  problems,
  lists,
  organization,
  change,
}: {
  kind: string | undefined;
  values: CapabilityValues;
  problems: Problems<CapabilityValues>;
  lists: CapabilityLists;
  organization: CapabilityFormOrganization;
  change: (change: Partial<CapabilityValues>) => void;
}) {
  const yesOrNo = (field: 'canHang24Hours' | 'canUseLogo', legend: string) => (
    <YesNo
      key={field}
      legend={legend}
      error={problems[field] ?? null}
      value={values[field]}
      onChange={(answer) => change({ [field]: answer })}
    />
  );
  const anyOf = (
    field: 'bannerSizeIds' | 'bannerPlacementIds' | 'logoPlacementIds' | 'playLocationIds',
    legend: string,
    rows: readonly (Named & { detail?: string })[],
    hint?: string,
  ) => (
    <AnyOf
      key={field}
      legend={legend}
      hint={hint}
      two
      error={problems[field] ?? null}
      options={rows.map(({ id, name, detail }) => ({ value: id, label: t(name), ...(detail ? { detail } : {}) }))}
      values={values[field]}
      onChange={(chosen) => change({ [field]: chosen })}
    />
  );
  const count = (
    field: 'emailListSize' | 'socialMediaFollowingSize' | 'minTeamsRequired',
    label: string,
    hint?: string,
  ) => (
    <TextField
      key={field}
      label={label}
      hint={hint}
      inputMode="numeric"
      maxLength={9}
      error={problems[field] ?? null}
      value={values[field]}
      onChange={(event) => change({ [field]: event.target.value })}
    />
  );
  const places = organization.playLocations.map(({ id, nickname, address }) => ({
    id,
    name: nickname,
    detail: address,
  }));
  const fields: Record<DetailField, () => React.ReactNode> = {
    canHang24Hours: () => yesOrNo('canHang24Hours', t('Can banners stay up day and night, all week?')),
    playLocationIds: () => (places.length > 0 ? anyOf('playLocationIds', t('Where do they hang?'), places) : null),
    bannerSizeIds: () =>
      anyOf('bannerSizeIds', t('Which sizes fit?'), offered(lists.bannerSizes, values.bannerSizeIds)),
    bannerPlacementIds: () =>
      anyOf('bannerPlacementIds', t('Banner Placement'), offered(lists.bannerPlacements, values.bannerPlacementIds)),
    emailListSize: () => count('emailListSize', t('Email List Size'), t('How many people get your emails?')),
    socialMediaChannelId: () => (
      <SelectField
        key="channel"
        label={t('Channel')}
        placeholder={t('Choose')}
        error={problems.socialMediaChannelId ?? null}
        value={String(values.socialMediaChannelId ?? '')}
        choices={offered(lists.socialMediaChannels, [values.socialMediaChannelId]).map(({ id, name }) => ({
          value: String(id),
          label: name,
        }))}
        onChange={(value) => change({ socialMediaChannelId: value === '' ? null : Number(value) })}
      />
    ),
    socialMediaFollowingSize: () =>
      count('socialMediaFollowingSize', t('Following Size'), t('How many people follow you there?')),
    canUseLogo: () => yesOrNo('canUseLogo', t("Can the sponsor's logo be on the jerseys?")),
    logoPlacementIds: () =>
      anyOf('logoPlacementIds', t('Logo Placements'), offered(lists.logoPlacements, values.logoPlacementIds)),
    otherBrands: () => (
      <TextField
        key="brands"
        label={t('Other Brands')}
        hint={t('Other logos that are already on the jerseys.')}
        maxLength={500}
        error={problems.otherBrands ?? null}
        value={values.otherBrands}
        onChange={(event) => change({ otherBrands: event.target.value })}
      />
    ),
    minTeamsRequired: () =>
      count('minTeamsRequired', t('Minimum Teams Required'), t('The minimum number of teams a sponsor must outfit.')),
  };
  return detailFieldsOf(kind).map((field) => fields[field]());
}
