import { CardContent, Link, Typography } from '@mui/material';
import { BooleanInput, TextInput, useRecordContext } from 'react-admin';
import { campaignsLimits } from '../../../../db/generated/limits.ts';
import { ApiError } from '../../../../ui/graphql.ts';
import { postForm } from '../../../../ui/upload/post.ts';
import { CampaignNotes } from '../../campaignNotes/CampaignNotes.tsx';
import { CampaignStatistics } from '../../campaignStatistics/CampaignStatistics.tsx';
import { TitledCard } from '../../components/TitledCard.tsx';
import { FeedbackCard } from '../../dashboardFeedback/FeedbackCard.tsx';
import { useAction } from '../../dataProvider/useOperation.ts';
import { FairShareCard } from '../../fairShare/FairShareCard.tsx';
import { FormError } from '../../form/FormError.tsx';
import { FormFooter } from '../../form/FormFooter.tsx';
import { FormGrid, fullRow } from '../../form/FormGrid.tsx';
import { ImageInput } from '../../form/ImageInput.tsx';
import { RangeInput } from '../../form/inputs.tsx';
import { RecordForm } from '../../form/RecordForm.tsx';
import { RichTextInput } from '../../form/RichTextInput.tsx';
import { SaveButton } from '../../form/SaveButton.tsx';
import { CampaignRecaps } from '../../recaps/CampaignRecaps.tsx';
import { Testimonials } from '../../testimonials/Testimonials.tsx';
import type { CampaignRecordFragment } from '../generated/graphql.ts';

const INVALID_LOOKER = 'The url entered is invalid, please use the embed url from Looker.';

/** True for an embed URL of any host; only the server knows which hosts are Looker's (S-159). */
const isEmbedAddress = (value: string | null | undefined) =>
  !value?.trim() || /^https:\/\/[^/]+\/([^?#]*\/)?embed\//.test(value.trim()) ? undefined : INVALID_LOOKER;

/** The specification's message for a URL that is not Looker's (S-158). */
const lookerMessage = (error: unknown) =>
  error instanceof ApiError && error.field === 'lookerUrl' ? { lookerUrl: INVALID_LOOKER } : undefined;

const choices = { border: 0, m: 0, minInlineSize: 0, display: 'grid', justifyItems: 'start', gap: 0.5 };

/** The contents of the sponsor's dashboard (S-155 … S-172), and what of its campaign the sponsor may see. */
export function DashboardTab() {
  const campaign = useRecordContext<CampaignRecordFragment>();
  const upload = useAction(
    (image: File) => {
      const form = new FormData();
      form.set('campaign_id', String(campaign?.id));
      form.set('image', image);
      return postForm('/sponsor_facing_goal_images', form);
    },
    { quiet: true },
  );
  if (!campaign) return null;
  return (
    <>
      <RecordForm errorMessages={lookerMessage}>
        <TitledCard title="Dashboard content">
          <CardContent>
            <FormGrid>
              <TextInput source="sponsorFacingGoalTitle" sx={fullRow} />
              <RichTextInput source="sponsorFacingGoalBody" />
              <ImageInput label="Goal image" url={campaign.sponsorFacingGoalImageUrl} onPick={upload.mutateAsync} />
              <RichTextInput source="sponsorDashboardAdditionalContent" />
              <TextInput source="lookerUrl" inputMode="url" validate={isEmbedAddress} helperText="The embed address." />
              <RangeInput
                source="impressionsOverride"
                limit={campaignsLimits.impressionsOverride}
                helperText="If empty, the sum of the reach of confirmed offers."
              />
            </FormGrid>
          </CardContent>
          <CardContent component="fieldset" sx={choices}>
            <Typography component="legend" variant="subtitle2">
              What the sponsor sees of promised and delivered
            </Typography>
            <BooleanInput
              source="sponsorSeesDates"
              label="Dates: the goal date and when photos are due"
              helperText={false}
            />
            <BooleanInput
              source="sponsorSeesMoney"
              label="Money: the contract and what it brings the leagues"
              helperText="The leagues' sum is one league's value if only one is confirmed."
            />
            <BooleanInput
              source="sponsorSeesOverdue"
              label="Overdue proof; otherwise it counts as due"
              helperText={false}
            />
            <BooleanInput
              source="sponsorSeesFairShare"
              label="Fair share: who got more and less than their share, in a recap"
              helperText={false}
            />
            <BooleanInput
              source="sponsorSeesForecast"
              label="The forecast of confirmed sponsorships, with its date"
              helperText="Nothing is shown while there is no forecast."
            />
            <BooleanInput
              source="sponsorSeesBilling"
              label="Billing: contract, invoices and payments, on the sponsor's home"
              helperText="Users who are limited to states never see it."
            />
            {campaign.magicToken ? (
              <Link href={`/campaign-dashboard/${campaign.magicToken}`} target="_blank" rel="noopener">
                Preview the dashboard
              </Link>
            ) : null}
            <FormError />
          </CardContent>
          <FormFooter>
            <SaveButton delay={10} />
          </FormFooter>
        </TitledCard>
      </RecordForm>
      <FairShareCard campaignId={campaign.id} />
      <FeedbackCard
        campaignId={campaign.id}
        sponsorId={campaign.sponsorId}
        season={campaign.season}
        year={campaign.year}
      />
      <CampaignNotes
        campaignId={campaign.id}
        previewUrl={campaign.magicToken ? `/campaign-dashboard/${campaign.magicToken}#notes` : null}
      />
      <CampaignStatistics campaignId={campaign.id} />
      <Testimonials campaignId={campaign.id} />
      <CampaignRecaps campaignId={campaign.id} />
    </>
  );
}
