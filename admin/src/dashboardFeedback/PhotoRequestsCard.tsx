import { Button, List, Link as MuiLink } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { campaignPath } from '../campaigns/title.ts';
import { Loading } from '../components/Loading.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { Problem } from '../layout/Problem.tsx';
import { OpenedLineChip } from '../today/TodayFilter.tsx';
import { useOpenedLine } from '../today/useOpenedLine.ts';
import { PhotoRequestItem } from './PhotoRequestItem.tsx';

const FIRST = 3;

/** Open requests of sponsors about photos, of the opened line of Today or all, the oldest first; nothing if there are none. */
export function PhotoRequestsCard() {
  const line = useOpenedLine('photo_requests') ?? 'photo_requests';
  const { data, error, refetch } = useOperationQuery('openPhotoRequests', { today: line });
  const [all, setAll] = useState(false);
  if (error) return <Problem error={error} retry={refetch} />;
  if (!data) return <Loading lines={1} />;
  const requests = data.photoRequestsConnection;
  if (!requests?.nodes.length) return null;
  return (
    <TitledCard
      title="Photo requests of sponsors"
      note={requests.totalCount}
      end={
        <>
          {line === 'photo_requests' ? null : <OpenedLineChip line={line} />}
          {requests.nodes.length > FIRST ? (
            <Button size="small" onClick={() => setAll(!all)}>
              {all ? 'Show fewer' : 'Show more'}
            </Button>
          ) : null}
        </>
      }
    >
      <List disablePadding>
        {requests.nodes.slice(0, all ? undefined : FIRST).map((request) => (
          <PhotoRequestItem
            key={request.id}
            request={request}
            about={
              request.campaign ? (
                <>
                  {' in '}
                  <MuiLink component={Link} to={`${campaignPath(request.campaign)}/dashboard`}>
                    {request.campaign.name}
                  </MuiLink>
                </>
              ) : null
            }
          />
        ))}
      </List>
    </TitledCard>
  );
}
