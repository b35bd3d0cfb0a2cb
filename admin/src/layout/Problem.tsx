import { ApiError } from '../../../ui/graphql.ts';
import { messageOf } from '../api/errors.ts';
import { Button, ButtonLink } from '../kit/Button.tsx';
import { Head } from '../kit/Head.tsx';
import { Alert } from '../kit/Note.tsx';

/** A record that does not exist or an address that nothing answers (S-019). */
export const NotFound = ({ what = 'page' }: { what?: string }) => (
  <>
    <Head title={`This ${what} was not found`} />
    <div className="body stack-12">
      <p>It may have been removed, or the address has a typing error.</p>
      <p>
        <ButtonLink to="/organizations">Organizations</ButtonLink>{' '}
        <ButtonLink to="/campaign-planner/sponsors">Campaign Planner</ButtonLink>
      </p>
    </div>
  </>
);

/** A page that could not be loaded. */
export function Problem({ error, retry }: { error: unknown; retry: () => void }) {
  if (error instanceof ApiError && error.code === 'SL404') return <NotFound what="record" />;
  return (
    <div className="body stack-12">
      <Alert>{messageOf(error)}</Alert>
      <p>
        <Button onClick={retry}>Try again</Button>
      </p>
    </div>
  );
}
