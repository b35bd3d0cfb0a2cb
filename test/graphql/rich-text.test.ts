/** Rich text is sanitized in every field that returns it, by login and by link. */
import { beforeAll, expect, it } from '@jest/globals';
import { PASSWORD, people } from './fixture.ts';
import { apiSetup } from './setup.ts';

const WRITTEN = '<p onclick="go()">Fair <b>play</b></p><img src=x onerror="go()"><script>go()</script>';
const CLEAN = '<p>Fair <b>play</b></p>';

const { database, server, fixture } = await apiSetup();
const admin = await server.login(people.admin, PASSWORD);

beforeAll(async () => {
  const write = (text: string, ...values: unknown[]) => database.owner.query(text, [WRITTEN, ...values]);
  const { campaignId, sponsorId } = fixture;
  await write(
    'update app_public.campaigns set sponsor_facing_goal_body = $1, sponsor_dashboard_additional_content = $1 where id = $2',
    campaignId,
  );
  await write(
    `insert into app_public.seasonal_goals (sponsor_id, season, year, sponsor_facing_goal_body) values ($2, 'spring', 2026, $1)`,
    sponsorId,
  );
  await write(
    `insert into app_public.campaign_statistics (campaign_id, name, number, description, icon_name)
     values ($2, 'Players', '9', $1, (enum_range(null::app_public.statistic_icon))[1])`,
    campaignId,
  );
  await write(
    `insert into app_public.creative_contents (verification_deadline_id, offer_id, organization_id, sponsor_id, name, content)
     select d.id, d.offer_id, d.organization_id, d.sponsor_id, 'Post', $1 from app_public.verification_deadlines d where d.id = $2`,
    fixture.deadlineId,
  );
  await write(
    `with d as (insert into app_public.default_verification_deadlines
         (campaign_capability_id, campaign_id, name, deadline, verification_reminder_instructions)
       values ($2, $3, 'Banner', app_private.today() + 30, 'Send a photo') returning id)
     insert into app_public.creative_content_templates (default_verification_deadline_id, name, content)
     select d.id, 'Post', $1 from d`,
    fixture.campaignCapabilityId,
    campaignId,
  );
});

it('[S-068] staff read clean text of campaigns, goals, statistics and creatives', async () => {
  const data = await server.data(
    `query ($id: Int!) {
      campaign(id: $id) { sponsorFacingGoalBody sponsorDashboardAdditionalContent }
      seasonalGoals { sponsorFacingGoalBody }
      campaignStatistics { description }
      creativeContents { content renderedContent }
      creativeContentTemplates { content renderedContent }
    }`,
    { id: fixture.campaignId },
    admin,
  );
  expect(data).toEqual({
    campaign: { sponsorFacingGoalBody: CLEAN, sponsorDashboardAdditionalContent: CLEAN },
    seasonalGoals: [{ sponsorFacingGoalBody: CLEAN }],
    campaignStatistics: [{ description: CLEAN }],
    creativeContents: [{ content: CLEAN, renderedContent: CLEAN }],
    creativeContentTemplates: [{ content: CLEAN, renderedContent: CLEAN }],
  });
});

it('[S-068] sponsors read clean text by their links', async () => {
  const { campaign, sponsor } = await server.data(
    `query ($id: Int!, $sponsorId: Int!) {
      campaign(id: $id) { magicToken }
      sponsor(id: $sponsorId) { magicToken(season: spring, year: 2026) }
    }`,
    { id: fixture.campaignId, sponsorId: fixture.sponsorId },
    admin,
  );
  const dashboard = `{
    dashboardCampaigns { sponsorFacingGoalBody sponsorDashboardAdditionalContent }
    dashboardStatistics { description }
    dashboardCreativeContents { content }
  }`;
  expect(await server.data(dashboard, {}, campaign.magicToken)).toEqual({
    dashboardCampaigns: [{ sponsorFacingGoalBody: CLEAN, sponsorDashboardAdditionalContent: CLEAN }],
    dashboardStatistics: [{ description: CLEAN }],
    dashboardCreativeContents: [{ content: CLEAN }],
  });
  expect(await server.data('{ dashboardGoalBody }', {}, sponsor.magicToken)).toEqual({ dashboardGoalBody: CLEAN });
});

it('[S-068] a call that writes such a text answers it clean', async () => {
  const { updateCampaign } = await server.data(
    `mutation ($id: Int!, $text: String!) {
      updateCampaign(input: {id: $id, sponsorFacingGoalBody: $text}) { campaign { sponsorFacingGoalBody } }
    }`,
    { id: fixture.campaignId, text: `${WRITTEN}<a href="javascript:go()">more</a>` },
    admin,
  );
  expect(updateCampaign.campaign.sponsorFacingGoalBody).not.toMatch(/script|onclick|onerror|<img/);
  expect(updateCampaign.campaign.sponsorFacingGoalBody).toContain(CLEAN);
});
