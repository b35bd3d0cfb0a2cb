/** `/organization-dashboard/sponsorship/{offerId}`: proofs and checks of one sponsorship (L-291 to L-311). */

import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { setToday } from '../../../../ui/clock.ts';
import { pageId } from '../../../../ui/pageId.ts';
import { isLimited, type SessionClaims } from '../../../../ui/session.ts';
import { statusKey } from '../../../../ui/status.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Notice } from '../../components/Notice.tsx';
import { PageSkeleton } from '../../components/Skeleton.tsx';
import { ErrorState } from '../../components/States.tsx';
import { t } from '../../i18n/i18n.ts';
import { FumblePicture } from '../../layout/FumblePicture.tsx';
import { NotFound } from '../../layout/NotFound.tsx';
import { OrganizationNav } from '../../layout/OrganizationNav.tsx';
import { Page } from '../../layout/Page.tsx';
import { RoleGate } from '../../layout/RoleGate.tsx';
import { StaffView } from '../../layout/StaffView.tsx';
import { seasonText } from '../../lib/labels.ts';
import { seesMoney } from '../../lib/memberRole.ts';
import { hasFields } from '../../lib/nullable.ts';
import { paths } from '../../lib/paths.ts';
import { isReadOnly } from '../../lib/readOnly.ts';
import { supportEmail } from '../../lib/settings.ts';
import { useOneTimeParam } from '../../lib/useOneTimeParam.ts';
import { useQuery } from '../../lib/useQuery.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { AddressesDialog } from '../../shared/addresses/AddressesDialog.tsx';
import { nextPhoto } from '../../shared/proof/deadlines.ts';
import { SignedReleases } from '../../shared/proof/SignedReleases.tsx';
import { useWaitingPhotos } from '../../shared/proof/useChosenPhoto.ts';
import { AnswerDialog } from './AnswerDialog.tsx';
import { Canceled } from './Canceled.tsx';
import { Detail } from './Detail.tsx';
import { SponsorshipDocument } from './generated/graphql.ts';
import { invalidSponsorshipText } from './texts.ts';
import type { SponsorshipDeadline, SponsorshipOffer } from './types.ts';
import { UploadDialog } from './UploadDialog.tsx';
import './sponsorship.css';

function Invalid() {
  return (
    <ErrorState title={t('Sponsorship not found')} picture={<FumblePicture />}>
      <p>{t(invalidSponsorshipText)}</p>
      <p className="soft">
        <a href={`mailto:${supportEmail()}`}>{supportEmail()}</a>
      </p>
      <div className="oops__act">
        <ButtonLink to={paths.organizationDashboard}>{t('Go to your dashboard')}</ButtonLink>
      </div>
    </ErrorState>
  );
}

/** The releases signed for the season of an offer; nothing for a viewer who reads none, or before there is a deadline. */
function SignedReleasesOf({ offer }: { offer: SponsorshipOffer }) {
  const { organization, campaign } = offer;
  const count = offer.verificationDeadlines[0]?.signedReleasesCount;
  return count === undefined ? null : (
    <SignedReleases count={count} to={paths.photoReleases(organization.id, campaign.season, campaign.year)} />
  );
}

function SponsorshipPage({ offerId, session }: { offerId: number; session: SessionClaims }) {
  const limited = isLimited(session);
  const { data, loading, refetch } = useQuery(
    SponsorshipDocument,
    { id: offerId, isMember: !limited },
    { current: true },
  );
  const [uploadTo, setUploadTo] = useState<SponsorshipDeadline | null>(null);
  const photosWaiting = useWaitingPhotos(session.sub, uploadTo);
  const [answerTo, setAnswerTo] = useState<SponsorshipDeadline | null>(null);
  const [addresses, setAddresses] = useState<'mailing' | 'both' | null>(null);
  const accepted = useOneTimeParam('accepted');
  const readOnly = isReadOnly(session);
  const offer = data?.offer;
  const known = hasFields(offer, 'campaign', 'organization') ? offer : null;
  const role = known?.organization.myRole;
  const status = known && statusKey<string>(known.status);
  const valid = status === 'confirmed' ? known : null;
  useTitle(
    valid ? `${valid.campaign.sponsor?.name ?? ''}, ${seasonText(valid.campaign.season, valid.campaign.year)}` : '',
  );
  useEffect(() => setToday(data?.today), [data]);

  return (
    <Page
      className="has-tabs"
      nav={
        <OrganizationNav
          current="true"
          organizationId={limited ? undefined : valid?.organization.id}
          role={role}
          onAddresses={valid && !limited && !readOnly && seesMoney(role) ? () => setAddresses('both') : undefined}
        />
      }
    >
      <Link className="back" to={paths.organizationDashboard}>
        <Icon name="left" /> {t('Sponsorships')}
      </Link>
      {valid && (accepted || limited) && (
        <div className="banners">
          {accepted && (
            <Notice tone="confirmed" icon="check">
              {t('Offer accepted. Your dates are saved, and your first photo is below.')}
            </Notice>
          )}
          {limited && (
            <Notice tone="prospecting" icon="lock">
              {t(
                'We emailed you a link to set your password. If you’re new to us, one of your league’s contacts also needs to confirm you. Until then, you can only see this sponsorship.',
              )}
            </Notice>
          )}
        </div>
      )}
      {loading && <PageSkeleton label={t('Loading the sponsorship')} />}
      {(valid || !loading) && (
        <StaffView session={session}>
          {valid && data ? (
            <Detail
              offer={valid}
              today={data.today ?? ''}
              money={seesMoney(role)}
              photosWaiting={photosWaiting}
              signedReleases={<SignedReleasesOf offer={valid} />}
              onUpload={readOnly ? undefined : setUploadTo}
              onAnswer={readOnly ? undefined : setAnswerTo}
              onAddress={limited || readOnly ? undefined : () => setAddresses('mailing')}
            />
          ) : known && status === 'canceled' ? (
            <Canceled offer={known} today={data?.today ?? ''} />
          ) : (
            <Invalid />
          )}
        </StaffView>
      )}
      {uploadTo && (
        <UploadDialog
          key={uploadTo.id}
          deadline={uploadTo}
          signedReleases={valid && <SignedReleasesOf offer={valid} />}
          next={nextPhoto(valid?.verificationDeadlines ?? [], uploadTo.id)}
          onNext={setUploadTo}
          onUploaded={refetch}
          onClose={() => setUploadTo(null)}
        />
      )}
      {answerTo && (
        <AnswerDialog
          deadline={valid?.verificationDeadlines.find(({ id }) => id === answerTo.id) ?? answerTo}
          onChanged={refetch}
          onClose={() => setAnswerTo(null)}
        />
      )}
      {addresses && valid && (
        <AddressesDialog
          owner={valid.organization}
          start={addresses === 'mailing' ? 'mailing' : null}
          onChanged={refetch}
          onClose={() => setAddresses(null)}
        />
      )}
    </Page>
  );
}

export default function Sponsorship({ offerId }: { offerId: string }) {
  const id = pageId(offerId);
  if (Number.isNaN(id)) return <NotFound />;
  return (
    <RoleGate roles={['organization', 'admin']}>
      {(session) => <SponsorshipPage offerId={id} session={session} />}
    </RoleGate>
  );
}
