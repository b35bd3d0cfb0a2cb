/** What an organization sells, grouped by capability, each with its details (B-146, B-147, B-153 … B-155, B-157, L-338). */
import { useState } from 'react';
import { request } from '../../../../ui/graphql.ts';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { Confirm } from '../../components/Confirm.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { EmptyState } from '../../components/States.tsx';
import { t } from '../../i18n/i18n.ts';
import { withoutNulls } from '../../lib/nullable.ts';
import { paths } from '../../lib/paths.ts';
import { factsOf } from './facts.ts';
import { ArchiveSoldCapabilityDocument } from './generated/graphql.ts';
import { soldName } from './rules.ts';
import { type SellingOrganization, type Sold, soldBy } from './types.ts';

/** Asks before archiving; if a package contains it, shows the package's name instead. */
function Remove({ sold, onRemoved, onClose }: { sold: Sold; onRemoved: () => Promise<void>; onClose: () => void }) {
  const packages = withoutNulls(
    sold.organizationCapabilityPackages.map(({ organizationPackage }) => organizationPackage),
  );
  if (packages.length > 0)
    return (
      <Dialog title={t('Remove {name}', { name: soldName(sold) })} onClose={onClose}>
        <p>{t('This capability is part of a package. Take it out of the package first.')}</p>
        <div className="sheet__act">
          {packages.map(({ id, name }) => (
            <ButtonLink key={id} to={paths.leaguePackage(id)}>
              {t('Open {name}', { name })}
            </ButtonLink>
          ))}
        </div>
      </Dialog>
    );
  return (
    <Confirm
      title={t('Remove {name}', { name: soldName(sold) })}
      action={t('Remove')}
      onConfirm={async () => {
        await request(ArchiveSoldCapabilityDocument, { input: { id: sold.id } });
        await onRemoved();
      }}
      onClose={onClose}
    >
      <p>{t('It will no longer be offered to sponsors. Existing sponsorships stay as they are.')}</p>
    </Confirm>
  );
}

function SoldRow({ sold, organizationId, onRemove }: { sold: Sold; organizationId: number; onRemove: () => void }) {
  return (
    <li className="sold">
      <div className="sold__what">
        {sold.name !== sold.capability.name && <h4>{sold.name}</h4>}
        {sold.description && <p className="soft">{sold.description}</p>}
        <dl className="sold__facts">
          {factsOf(sold).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="sold__acts">
        <ButtonLink to={paths.capabilityForm(organizationId, sold.id)} small>
          {t('Edit')} <span className="sr">{soldName(sold)}</span>
        </ButtonLink>
        <Button variant="text" small onClick={onRemove}>
          {t('Remove')} <span className="sr">{soldName(sold)}</span>
        </Button>
      </div>
    </li>
  );
}

export function SoldList({
  organization,
  onChanged,
}: {
  organization: SellingOrganization;
  onChanged: () => Promise<void>;
}) {
  const [removing, setRemoving] = useState<Sold | null>(null);
  const sold = soldBy(organization);
  const groups = [...new Map(sold.map(({ capability }) => [capability.id, capability])).values()].sort((a, b) =>
    t(a.name).localeCompare(t(b.name)),
  );
  const add = <ButtonLink to={paths.capabilityForm(organization.id)}>+ {t('Add Capability')}</ButtonLink>;
  return (
    <section aria-labelledby="h-sold">
      <div className="list-head">
        <h2 id="h-sold">{t('Capabilities')}</h2>
        {sold.length > 0 && add}
      </div>
      {sold.length === 0 ? (
        <EmptyState
          icon="list"
          action={
            <>
              <p>
                {t(
                  'A capability is one thing that you can do for a sponsor: hang banners, send an email, wear a logo.',
                )}
              </p>
              {add}
            </>
          }
        >
          <b>{t('Sorry! Capabilities have not been created yet!')}</b>
        </EmptyState>
      ) : (
        <div className="sold-groups">
          {groups.map((group) => (
            <section key={group.id} className="card" aria-labelledby={`sold-${group.id}`}>
              <h3 className="sold-groups__name" id={`sold-${group.id}`}>
                {t(group.name)}
              </h3>
              <ul>
                {sold
                  .filter(({ capability }) => capability.id === group.id)
                  .map((item) => (
                    <SoldRow
                      key={item.id}
                      sold={item}
                      organizationId={organization.id}
                      onRemove={() => setRemoving(item)}
                    />
                  ))}
              </ul>
            </section>
          ))}
        </div>
      )}
      {removing && (
        <Remove
          sold={removing}
          onRemoved={async () => {
            setRemoving(null);
            await onChanged();
          }}
          onClose={() => setRemoving(null)}
        />
      )}
    </section>
  );
}
