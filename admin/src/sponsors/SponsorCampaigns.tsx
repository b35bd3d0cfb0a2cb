import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney, seasonLabel } from '../../../ui/formats.ts';
import { postForm } from '../../../ui/upload/post.ts';
import { useAction, useCall } from '../api/hooks.ts';
import { DuplicateModal } from '../campaigns/DuplicateModal.tsx';
import { StatusBadge } from '../kit/Badge.tsx';
import { Block, Empty } from '../kit/Block.tsx';
import { Button, ButtonLink } from '../kit/Button.tsx';
import { EditForm } from '../kit/EditForm.tsx';
import { FormProblem } from '../kit/FormProblem.tsx';
import { ImageDrop } from '../kit/ImageDrop.tsx';
import { TextIn } from '../kit/inputs.tsx';
import { SaveButton } from '../kit/SaveButton.tsx';
import { useFilters } from '../kit/useFilters.ts';
import { byStatus, isCurrent } from './campaignOrder.ts';
import { UpdateSponsorDocument } from './documents.ts';
import type { CampaignSummary, Sponsor } from './types.ts';

type Props = { sponsor: Sponsor & { campaigns: CampaignSummary[] } };

/** Name and logo of the sponsor (S-047, S-048). */
function Identity({ sponsor }: Props) {
  const { call } = useCall(UpdateSponsorDocument, { repeatable: true, quiet: true });
  const upload = useAction(
    (image: File) => {
      const form = new FormData();
      form.set('sponsor_id', String(sponsor.id));
      form.set('image', image);
      return postForm('/sponsor_logos', form);
    },
    { quiet: true },
  );
  const save = ({ name }: { name: string }) => call({ input: { id: sponsor.id, name: name.trim() } });
  return (
    <EditForm record={sponsor} onSubmit={save}>
      <Block title="Sponsor">
        <div className="block__body stack-12">
          <TextIn source="name" label="Name" need />
          <FormProblem />
          <ImageDrop label="Logo" url={sponsor.logoFullSizeUrl} onPick={upload.call} />
        </div>
        <div className="formfoot">
          <SaveButton required={['name']} />
        </div>
      </Block>
    </EditForm>
  );
}

/** The sponsor's campaigns by status (S-050 … S-057). */
export function SponsorCampaigns({ sponsor }: Props) {
  const { get, set } = useFilters();
  const all = get('all') !== null;
  const [copied, setCopied] = useState<CampaignSummary | null>(null);
  const ordered = [...sponsor.campaigns].sort(byStatus);
  const rows = all ? ordered : ordered.filter(isCurrent);
  const hidden = ordered.some((campaign) => !isCurrent(campaign));
  const base = `/campaign-planner/sponsors/${sponsor.id}/campaigns`;
  return (
    <div className="body plan">
      <Block
        title="Campaigns"
        note={sponsor.campaigns.length || undefined}
        end={
          hidden ? (
            <Button small onClick={() => set({ all: all ? null : '' })}>
              {all ? 'Show Current' : 'Show All'}
            </Button>
          ) : null
        }
      >
        {rows.length ? (
          <table className="grid">
            <caption className="vh">Campaigns of {sponsor.name}</caption>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Season</th>
                <th scope="col">Status</th>
                <th scope="col" className="num">
                  Budget
                </th>
                <th scope="col" className="num">
                  Actions
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((campaign) => (
                <tr key={campaign.id}>
                  <td className="full">
                    <Link className="name" to={`${base}/${campaign.id}`}>
                      {campaign.name}
                    </Link>
                  </td>
                  <td data-l="Season">{seasonLabel(campaign.season, campaign.year)}</td>
                  <td data-l="Status">
                    <StatusBadge of="campaign" status={campaign.status} />
                  </td>
                  <td className="num" data-l="Budget">
                    {formatMoney(campaign.leagueBudget) || <span className="none">--</span>}
                  </td>
                  <td className="num full">
                    <Button small onClick={() => setCopied(campaign)} aria-label={`Duplicate ${campaign.name}`}>
                      Duplicate
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : (
          <Empty action={<ButtonLink to={`${base}/add`}>Add A Campaign</ButtonLink>}>
            {hidden ? 'No current campaigns.' : 'No campaigns yet! Add a campaign to use the campaign planner.'}
          </Empty>
        )}
      </Block>
      <aside className="aside" aria-label="Sponsor settings">
        <Identity sponsor={sponsor} />
      </aside>
      {copied ? <DuplicateModal campaign={copied} onClose={() => setCopied(null)} /> : null}
    </div>
  );
}
