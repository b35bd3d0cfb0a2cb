/**
 * `/organization-dashboard/photo-releases/{organizationId}/{season}/{year}`: a league collects photo releases by a QR code
 * to print, and reads those that were signed.
 */
import { useState } from 'react';
import { Link } from 'wouter';
import { setToday } from '../../../../ui/clock.ts';
import { formatDate, formatInstant, type Season, seasons } from '../../../../ui/formats.ts';
import { request } from '../../../../ui/graphql.ts';
import { pageId } from '../../../../ui/pageId.ts';
import { isLimited, type SessionClaims } from '../../../../ui/session.ts';
import { Button } from '../../components/Button.tsx';
import { Confirm } from '../../components/Confirm.tsx';
import { CopyButton } from '../../components/CopyButton.tsx';
import { Icon } from '../../components/Icon.tsx';
import { ErrorNotice, Notice } from '../../components/Notice.tsx';
import { PageSkeleton } from '../../components/Skeleton.tsx';
import { t } from '../../i18n/i18n.ts';
import { NotFound } from '../../layout/NotFound.tsx';
import { OrganizationNav } from '../../layout/OrganizationNav.tsx';
import { Page } from '../../layout/Page.tsx';
import { RoleGate } from '../../layout/RoleGate.tsx';
import { StaffView } from '../../layout/StaffView.tsx';
import { seasonText } from '../../lib/labels.ts';
import { hasFields } from '../../lib/nullable.ts';
import { paths } from '../../lib/paths.ts';
import { isReadOnly } from '../../lib/readOnly.ts';
import { useAction } from '../../lib/useAction.ts';
import { useQuery } from '../../lib/useQuery.ts';
import { useTitle } from '../../lib/useTitle.ts';
import {
  PhotoReleasesDocument,
  RenewPhotoReleaseLinkDocument,
  RevokePhotoReleaseLinkDocument,
} from './generated/graphql.ts';
import { Sheet } from './Sheet.tsx';
import { SignedReleases } from './SignedReleases.tsx';
import './photo-releases.css';

interface Subject {
  organizationId: number;
  season: Season;
  year: number;
}

function Collecting({ subject, session }: { subject: Subject; session: SessionClaims }) {
  const { data, loading, refetch } = useQuery(PhotoReleasesDocument, subject, { current: true });
  const [revoking, setRevoking] = useState(false);
  const renew = useAction(async () => {
    await request(RenewPhotoReleaseLinkDocument, { input: subject });
    await refetch();
  });
  useTitle(t('Photo releases'));
  setToday(data?.today);
  const readOnly = isReadOnly(session);
  const { season, year } = subject;
  if (loading) return <PageSkeleton label={t('Loading the photo releases')} />;
  if (!hasFields(data, 'organization', 'photoReleaseLink')) return <NotFound />;
  const { organization, photoReleaseLink: link, signedReleases, today } = data;
  const ended = (today ?? '') > link.expiresOn;
  return (
    <StaffView session={session}>
      <h1>{t('Photo releases, {season}', { season: seasonText(season, year) })}</h1>
      <p>
        {t(
          'Print the sheet and put it up at the field. Parents scan the code and sign on their phone, and you see below who signed.',
        )}
      </p>
      <p className="soft">
        {t(
          'A signed release does not show a photo to the sponsor by itself: you still tick the box when you send a photo.',
        )}
      </p>
      {ended ? (
        <Notice tone="inactive" icon="clock">
          {t('Releases for this season could be signed until {date}.', { date: formatDate(link.expiresOn) })}
        </Notice>
      ) : link.url === null ? (
        <Notice
          tone="proposed"
          icon="lock"
          action={
            !readOnly && (
              <Button small busy={renew.busy} busyText={t('One moment...')} onClick={() => void renew.run()}>
                {t('Create a new link')}
              </Button>
            )
          }
        >
          {t('The link was revoked on {date}. Sheets that were printed no longer work.', {
            date: link.revokedAt ? formatInstant(link.revokedAt) : '',
          })}
        </Notice>
      ) : (
        <>
          <div className="releases__act">
            <Button variant="main" onClick={() => globalThis.print()}>
              {t('Print the sheet')}
            </Button>
            <CopyButton text={link.url} label={t('Copy the link')} />
            {!readOnly && (
              <Button variant="text" onClick={() => setRevoking(true)}>
                {t('Revoke the link')}
              </Button>
            )}
          </div>
          <Sheet league={organization.name} season={season} year={year} url={link.url} />
          <p className="small soft">
            {t('The link works until {date}. Anyone who has it can sign; nobody can read with it who signed.', {
              date: formatDate(link.expiresOn),
            })}
          </p>
        </>
      )}
      {renew.error !== null && <ErrorNotice>{t('That did not work. Please try again.')}</ErrorNotice>}
      <SignedReleases
        releases={signedReleases}
        count={link.signedReleasesCount}
        readOnly={readOnly}
        onRemoved={refetch}
      />
      {revoking && (
        <Confirm
          title={t('Revoke the link?')}
          action={t('Revoke the link')}
          onConfirm={async () => {
            await request(RevokePhotoReleaseLinkDocument, { input: subject });
            await refetch();
            setRevoking(false);
          }}
          onClose={() => setRevoking(false)}
        >
          <p>
            {t(
              'Sheets that were printed stop working at once. Releases that were signed stay, and you can create a new link.',
            )}
          </p>
        </Confirm>
      )}
    </StaffView>
  );
}

export default function PhotoReleases({
  organizationId,
  season,
  year,
}: {
  organizationId: string;
  season: string;
  year: string;
}) {
  const id = pageId(organizationId);
  const known = seasons.find((known) => known === season);
  if (Number.isNaN(id) || !known || !/^20\d\d$/.test(year)) return <NotFound />;
  const subject = { organizationId: id, season: known, year: Number(year) };
  return (
    <RoleGate roles={['organization', 'admin']}>
      {(session) =>
        isLimited(session) ? (
          <NotFound />
        ) : (
          <Page className="has-tabs releases-page" nav={<OrganizationNav current="true" organizationId={id} />}>
            <Link className="back" to={paths.organizationDashboard}>
              <Icon name="left" /> {t('Sponsorships')}
            </Link>
            <Collecting subject={subject} session={session} />
          </Page>
        )
      }
    </RoleGate>
  );
}
