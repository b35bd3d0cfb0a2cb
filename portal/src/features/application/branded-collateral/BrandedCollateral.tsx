/** Jerseys, warm-ups, banners and coupons (L-196 to L-202). */
import { t } from '../../../i18n/i18n.ts';
import { AssetStep } from '../assets/AssetStep.tsx';
import { AnyOfInput, YesNoInput } from '../form/ChoiceInputs.tsx';
import { DateInput, NumberInput, ProseInput } from '../form/Inputs.tsx';
import type { StepProps } from '../stepProps.ts';
import { BannerPicture } from './BannerPicture.tsx';
import { BannerSize } from './BannerSize.tsx';
import { banners, coupons, jerseys, warmUps } from './texts.ts';

export const Jerseys = (props: StepProps) => (
  <AssetStep {...props} texts={jerseys}>
    {(scope) => (
      <>
        <ProseInput
          scope={scope}
          name="otherBrands"
          label={t('Which other brands are on the jerseys?')}
          hint={t('Leave it empty if there are none')}
          rows={2}
        />
        <DateInput scope={scope} name="orderingDeadline" label={t('What’s the last day you can order jerseys?')} />
        <NumberInput scope={scope} name="minTeamsRequired" label={t('What’s the minimum number of teams?')} />
      </>
    )}
  </AssetStep>
);

export const WarmUps = (props: StepProps) => <AssetStep {...props} texts={warmUps} />;

export const Banners = (props: StepProps) => (
  <AssetStep {...props} texts={banners} picture={<BannerPicture />}>
    {(scope) => (
      <>
        <BannerSize scope={scope} options={props.options} />
        <AnyOfInput
          scope={scope}
          name="bannerPlacements"
          legend={t('Where can they hang?')}
          two
          options={props.options.bannerPlacementsList.map(({ id, name }) => ({ value: id, label: t(name) }))}
        />
        <YesNoInput
          scope={scope}
          name="canHang24Hours"
          legend={t('Can they hang 24 hours a day?')}
          no={t('No, game days only')}
        />
      </>
    )}
  </AssetStep>
);

export const Coupons = (props: StepProps) => (
  <AssetStep {...props} texts={coupons}>
    {(scope) => (
      <NumberInput
        scope={scope}
        name="quantity"
        label={t('How many families can you reach?')}
        hint={t('The quantity that the sponsor should send')}
      />
    )}
  </AssetStep>
);
