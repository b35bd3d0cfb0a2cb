/** Starts viewing the portal as the user `userId` of the URL: stores the view's token for this tab and reloads (L-262). */
import { useEffect } from 'react';
import { ApiError, request, required } from '../../../../ui/graphql.ts';
import { currentClaims, roleHome } from '../../../../ui/session.ts';
import { startView } from '../../../../ui/viewing.ts';
import { ErrorNotice } from '../../components/Notice.tsx';
import { PageSkeleton } from '../../components/Skeleton.tsx';
import { Page } from '../../layout/Page.tsx';
import { useAction } from '../../lib/useAction.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { ViewAsUserDocument } from './generated/graphql.ts';

/** The URL without the user id, if it is a page of the user's role; otherwise the user's home. */
function pageOfView(): string {
  const { pathname } = globalThis.location;
  const home = roleHome(currentClaims()?.role) ?? '/';
  return pathname.startsWith(home) ? pathname : home;
}

export default function BeginView({
  userId,
  load = (path) => globalThis.location.replace(path),
}: {
  userId: number;
  load?: (path: string) => void;
}) {
  useTitle('View As');
  const { run, error } = useAction(async () => {
    const { viewAsUser } = await request(ViewAsUserDocument, { input: { userId } });
    startView(required(viewAsUser?.jwt));
    load(pageOfView());
  });
  useEffect(() => void run(), [run]);
  return (
    <Page englishOnly>
      {error === null ? (
        <PageSkeleton label="Opening the portal" />
      ) : (
        <ErrorNotice action={<a href="/">Go to the console</a>}>
          {error instanceof ApiError && error.code ? error.message : 'Oops! Something went wrong. Please try again.'}
        </ErrorNotice>
      )}
    </Page>
  );
}
