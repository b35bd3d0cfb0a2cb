import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { seasonLabel } from '../../../ui/formats.ts';
import { messageOf } from '../api/errors.ts';
import { useDocument } from '../api/hooks.ts';
import { Badge } from '../kit/Badge.tsx';
import { Icon } from '../kit/Icon.tsx';
import { useDebounced } from '../layout/useDebounced.ts';
import { isCurrent } from './campaignOrder.ts';
import { SearchCampaignsDocument } from './documents.ts';

/** Finds campaigns by their own or their sponsor's name (S-021 … S-024). */
export function CampaignSearchBox() {
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const query = useDebounced(text.trim(), 200);
  const { data, error } = useDocument(SearchCampaignsDocument, { query }, { enabled: query !== '', keep: true });
  const found = query ? (data?.searchCampaigns ?? []) : [];
  const navigate = useNavigate();
  const id = useId();
  const go = (index: number) => {
    const campaign = found[index];
    if (campaign) navigate(`/campaign-planner/sponsors/${campaign.sponsor.id}/campaigns/${campaign.id}`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setAt((now) => Math.min(now + 1, found.length - 1));
    else if (event.key === 'ArrowUp') setAt((now) => Math.max(now - 1, 0));
    else if (event.key === 'Enter') go(at);
    else if (event.key === 'Escape') setText('');
    else return;
    event.preventDefault();
  };
  return (
    <div className="search suggest">
      <Icon name="search" />
      <label className="vh" htmlFor={id}>
        Search campaigns
      </label>
      <input
        id={id}
        type="search"
        role="combobox"
        aria-expanded={query !== ''}
        aria-controls={`${id}-list`}
        aria-activedescendant={found[at] ? `${id}-${at}` : undefined}
        placeholder="Find a campaign by name or sponsor"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      {query ? (
        <div className="suggest__list" id={`${id}-list`} role="listbox" aria-label="Campaigns">
          {found.map((campaign, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the combobox
            // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the combobox
            <div
              key={campaign.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              onClick={() => go(index)}
            >
              <span className="t">
                <b>{campaign.name}</b> {campaign.sponsor.name}, {seasonLabel(campaign.season, campaign.year)}
              </span>
              {isCurrent(campaign) ? null : <Badge tone="inactive">Inactive</Badge>}
            </div>
          ))}
          {error ? <p className="empty">{messageOf(error)}</p> : null}
          {found.length === 0 && !error ? (
            <p className="empty">{data ? 'No campaigns found.' : 'Searching...'}</p>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
