import { ApiError } from '../../../ui/graphql.ts';
import { messageOf } from '../api/errors.ts';
import { Button, ButtonLink } from '../kit/Button.tsx';
import { Head } from '../kit/Head.tsx';
import { Alert } from '../kit/Note.tsx';
import { useGoBack } from '../kit/useGoBack.ts';

/** A record that does not exist or an address that nothing answers (S-019). */
export function NotFound({ what = 'page' }: { what?: string }) {
  const goBack = useGoBack('/organizations');
  return (
    <>
      <Head title={`This ${what} was not found`} />
      <div className="body stack-12">
        <p>It may have been removed, or the address has a typing error.</p>
        <p>
          <Button onClick={goBack}>Go back</Button> <ButtonLink to="/organizations">Organizations</ButtonLink>{' '}
          <ButtonLink to="/campaign-planner/sponsors">Campaign Planner</ButtonLink>
        </p>
      </div>
    </>
  );
}

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
