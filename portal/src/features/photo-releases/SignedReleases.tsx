/** The releases that were signed for a season, newest first; removing one asks first. */
import { useState } from 'react';
import { formatInstant } from '../../../../ui/formats.ts';
import { request } from '../../../../ui/graphql.ts';
import { Button } from '../../components/Button.tsx';
import { Confirm } from '../../components/Confirm.tsx';
import { EmptyState } from '../../components/States.tsx';
import { t } from '../../i18n/i18n.ts';
import { type PhotoReleasesQuery, RemoveSignedReleaseDocument } from './generated/graphql.ts';

type SignedRelease = PhotoReleasesQuery['signedReleases'][number];

export function SignedReleases({
  releases,
  count,
  readOnly,
  onRemoved,
}: {
  /** The newest of them. */
  releases: readonly SignedRelease[];
  count: number;
  readOnly: boolean;
  onRemoved: () => Promise<void>;
}) {
  const [removed, setRemoved] = useState<SignedRelease | null>(null);
  return (
    <section className="releases" aria-labelledby="h-signed">
      <h2 id="h-signed">{t('Signed releases ({count})', { count })}</h2>
      {releases.length === 0 ? (
        <EmptyState icon="users">{t('Nobody has signed a release for this season yet.')}</EmptyState>
      ) : (
        <ul className="card releases__list">
          {releases.map((release) => (
            <li key={release.id}>
              <div>
                <b>{release.signerName}</b>
                {release.childNames !== '' && <p>{t('For {names}', { names: release.childNames })}</p>}
                <p className="small soft">{formatInstant(release.signedAt)}</p>
              </div>
              {!readOnly && (
                <Button
                  small
                  variant="text"
                  aria-label={t('Remove the release of {name}', { name: release.signerName })}
                  onClick={() => setRemoved(release)}
                >
                  {t('Remove')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {releases.length < count && (
        <p className="small soft">{t('The newest {shown} are listed.', { shown: releases.length })}</p>
      )}
      {removed && (
        <Confirm
          title={t('Remove this release?')}
          action={t('Remove')}
          onConfirm={async () => {
            await request(RemoveSignedReleaseDocument, { input: { signedReleaseId: removed.id } });
            await onRemoved();
            setRemoved(null);
          }}
          onClose={() => setRemoved(null)}
        >
          <p>
            {t(
              'The release of {name} will be deleted for good. Photos that were sent already keep their state: please ask us to hide those that must not be shown any longer.',
              { name: removed.signerName },
            )}
          </p>
        </Confirm>
      )}
    </section>
  );
}
