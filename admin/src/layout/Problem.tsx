import { Alert, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { ApiError } from '../../../ui/graphql.ts';
import { messageOf } from '../dataProvider/errors.ts';
import { PageBody } from './PageBody.tsx';
import { PageHeader } from './PageHeader.tsx';
import { useGoBack } from './useGoBack.ts';

/** A missing record or unknown URL (S-019). */
export function NotFound({ what = 'page' }: { what?: string }) {
  const goBack = useGoBack('/organizations');
  return (
    <>
      <PageHeader title={`This ${what} was not found`} />
      <PageBody>
        <p>It may have been removed, or there may be a typo in the address.</p>
        <p>
          <Button onClick={goBack}>Go back</Button>{' '}
          <Button component={Link} to="/organizations">
            Organizations
          </Button>{' '}
          <Button component={Link} to="/campaign-planner/sponsors">
            Campaign Planner
          </Button>
        </p>
      </PageBody>
    </>
  );
}

/** The error of a page that could not be loaded. */
export function Problem({ error, retry }: { error: unknown; retry: () => void }) {
  if (error instanceof ApiError && error.code === 'SL404') return <NotFound what="record" />;
  return (
    <PageBody>
      <Alert severity="error">{messageOf(error)}</Alert>
      <p>
        <Button onClick={retry}>Try again</Button>
      </p>
    </PageBody>
  );
}
