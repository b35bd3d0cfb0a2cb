import { ApiError } from '../../../../ui/graphql.ts';
import { postForm } from '../../../../ui/upload/post.ts';
import { useAction } from '../../api/hooks.ts';
import { Block } from '../../kit/Block.tsx';
import { EditForm } from '../../kit/EditForm.tsx';
import { FormProblem } from '../../kit/FormProblem.tsx';
import { ImageDrop } from '../../kit/ImageDrop.tsx';
import { NumberIn, TextIn } from '../../kit/inputs.tsx';
import { RichTextIn } from '../../kit/RichTextIn.tsx';
import { SaveButton } from '../../kit/SaveButton.tsx';
import { Statistics } from '../dashboard/Statistics.tsx';
import { Testimonials } from '../dashboard/Testimonials.tsx';
import type { Campaign } from '../types.ts';
import { useSaveCampaign } from '../useSaveCampaign.ts';

const FIELDS = [
  'sponsorFacingGoalTitle',
  'sponsorFacingGoalBody',
  'sponsorDashboardAdditionalContent',
  'lookerUrl',
  'impressionsOverride',
] as const satisfies readonly (keyof Campaign)[];

const LOOKER = 'The url entered is invalid, please use the embed url from Looker.';

const aUrl = (value: string | null | undefined) => {
  if (!value?.trim()) return undefined;
  return URL.canParse(value) ? undefined : LOOKER;
};

/** The specification's sentence for an address that is none of Looker's (S-158). */
const lookerWording = (error: unknown) =>
  error instanceof ApiError && error.field === 'lookerUrl' ? { lookerUrl: LOOKER } : undefined;

/** What the sponsor sees on its dashboard (S-155 … S-172). */
export function DashboardTab({ campaign }: { campaign: Campaign }) {
  const save = useSaveCampaign(campaign, FIELDS);
  const upload = useAction(
    (image: File) => {
      const form = new FormData();
      form.set('campaign_id', String(campaign.id));
      form.set('image', image);
      return postForm('/sponsor_facing_goal_images', form);
    },
    { quiet: true },
  );
  return (
    <>
      <EditForm record={campaign} onSubmit={save} wording={lookerWording}>
        <Block title="Dashboard content">
          <div className="block__body fields">
            <TextIn source="sponsorFacingGoalTitle" label="Goal title" wide />
            <RichTextIn source="sponsorFacingGoalBody" label="Goal" />
            <div className="wide">
              <ImageDrop label="Goal image" url={campaign.sponsorFacingGoalImageUrl} onPick={upload.call} />
            </div>
            <RichTextIn source="sponsorDashboardAdditionalContent" label="Additional content" />
            <TextIn
              source="lookerUrl"
              label="Looker report"
              inputMode="url"
              validate={aUrl}
              hint="The embed address."
            />
            <NumberIn
              source="impressionsOverride"
              label="Impressions override"
              min={0}
              hint="Empty: the sum of reach of confirmed offers."
            />
            <div className="wide">
              <FormProblem />
            </div>
          </div>
          <div className="formfoot">
            <SaveButton delay={10} />
          </div>
        </Block>
      </EditForm>
      <Statistics campaignId={campaign.id} />
      <Testimonials campaignId={campaign.id} />
    </>
  );
}
