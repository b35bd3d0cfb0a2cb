/** The contents of a package with quantities: add, change the quantity, remove (B-169, B-170, B-175, S-444). */
import { useState } from 'react';
import { formatMoney } from '../../../../ui/formats.ts';
import { request } from '../../../../ui/graphql.ts';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { Confirm } from '../../components/Confirm.tsx';
import { SelectField, TextField } from '../../components/Field.tsx';
import { Icon } from '../../components/Icon.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { t } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { refusalOr } from '../../lib/refusalOr.ts';
import { useAction } from '../../lib/useAction.ts';
import { useForm } from '../../lib/useForm.ts';
import { AddToLeaguePackageDocument, TakeFromLeaguePackageDocument } from './generated/graphql.ts';
import { heldIn, quantityProblem, singlePrice } from './packageRules.ts';
import { saveFailedText, soldName } from './rules.ts';
import { type Held, type LeaguePackage, type PackageOrganization, type Sold, soldBy } from './types.ts';

function HeldRow({
  held,
  packageId,
  onChanged,
  onTake,
}: {
  held: Held;
  packageId: number;
  onChanged: () => Promise<void>;
  onTake: () => void;
}) {
  const { organizationCapability: sold, quantity } = held;
  const { price = null, maxForSale = null } = sold.capabilityDetail ?? {};
  const put = useAction(async (next: number) => {
    await request(AddToLeaguePackageDocument, {
      input: { organizationPackageId: packageId, organizationCapabilityId: sold.id, quantity: next },
    });
    await onChanged();
  });
  // a button at its limit stays focusable and says why it has no effect
  const step = (by: 1 | -1, label: string) => {
    const limit = quantityProblem(String(quantity + by), maxForSale);
    return (
      <button
        type="button"
        className="icon-button"
        aria-label={label}
        aria-disabled={limit !== null || undefined}
        title={limit ?? undefined}
        onClick={() => limit === null && void put.run(quantity + by)}
      >
        {by === 1 ? '+' : <Icon name="minus" />}
      </button>
    );
  };
  return (
    <li className="held">
      <div className="held__what">
        <b>{soldName(sold)}</b>
        <span className="small soft">
          {price === null ? t('No price yet') : t('{price} each', { price: formatMoney(price) })}
          {maxForSale !== null && `, ${t('{count} for sale', { count: maxForSale })}`}
        </span>
        {put.error !== null && (
          <span className="error small" role="alert">
            {t(refusalOr(put.error, saveFailedText))}
          </span>
        )}
      </div>
      <div className="held__quantity" aria-busy={put.busy || undefined}>
        {step(-1, t('One less of {name}', { name: soldName(sold) }))}
        <output className="num" aria-label={t('Quantity of {name}', { name: soldName(sold) })}>
          {quantity}
        </output>
        {step(1, t('One more of {name}', { name: soldName(sold) }))}
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={t('Take {name} out of the package', { name: soldName(sold) })}
        onClick={onTake}
      >
        <Icon name="x" />
      </button>
    </li>
  );
}

function AddRow({
  packageId,
  free,
  onChanged,
}: {
  packageId: number;
  free: readonly Sold[];
  onChanged: () => Promise<void>;
}) {
  const form = useForm<{ organizationCapabilityId: number | null; quantity: string }>({
    saved: { organizationCapabilityId: null, quantity: '1' },
    problemsOf: ({ organizationCapabilityId, quantity }) => {
      const sold = free.find(({ id }) => id === organizationCapabilityId);
      return {
        organizationCapabilityId: sold ? null : t('Choose what to add.'),
        quantity: quantityProblem(quantity, sold?.capabilityDetail.maxForSale ?? null),
      };
    },
    onSave: async ({ organizationCapabilityId, quantity }) => {
      await request(AddToLeaguePackageDocument, {
        input: {
          organizationPackageId: packageId,
          organizationCapabilityId: organizationCapabilityId as number,
          quantity: Number(quantity),
        },
      });
      await onChanged();
    },
  });
  return (
    <form className="held-add" {...form.props} noValidate>
      <SelectField
        label={t('Add a capability')}
        placeholder={t('Choose')}
        choices={free.map((sold) => ({ value: sold.id, label: soldName(sold) }))}
        {...form.field('organizationCapabilityId')}
      />
      <TextField label={t('Quantity')} inputMode="numeric" maxLength={9} {...form.field('quantity')} />
      <Button type="submit" busy={form.busy} busyText={t('Saving...')}>
        {t('Add')}
      </Button>
      {form.failure !== null && <ErrorNotice>{t(refusalOr(form.failure, saveFailedText))}</ErrorNotice>}
    </form>
  );
}

export function PackageContents({
  leaguePackage,
  organization,
  onChanged,
}: {
  leaguePackage: LeaguePackage;
  organization: PackageOrganization;
  onChanged: () => Promise<void>;
}) {
  const [taking, setTaking] = useState<Held | null>(null);
  const held = heldIn(leaguePackage);
  const inside = new Set(held.map(({ organizationCapability }) => organizationCapability.id));
  const onSale = soldBy(organization);
  const free = onSale.filter(({ id }) => !inside.has(id)).sort((a, b) => soldName(a).localeCompare(soldName(b)));
  const single = singlePrice(held);
  const saves = single === null ? 0 : single - Number(leaguePackage.price);
  return (
    <section className="card card__body package-contents" aria-labelledby="h-contents">
      <h2 id="h-contents">{t('In this package')}</h2>
      {held.length > 0 ? (
        <ul className="rows">
          {held.map((item) => (
            <HeldRow
              key={item.id}
              held={item}
              packageId={leaguePackage.id}
              onChanged={onChanged}
              onTake={() => setTaking(item)}
            />
          ))}
        </ul>
      ) : (
        <p className="soft">{t('Nothing is in this package yet.')}</p>
      )}
      {single !== null && (
        <p className="package-contents__sum">
          {t('Separately: {price}', { price: formatMoney(single) })}
          {saves > 0 && <b> {t('Sponsors save {amount}.', { amount: formatMoney(saves) })}</b>}
        </p>
      )}
      {free.length > 0 && <AddRow packageId={leaguePackage.id} free={free} onChanged={onChanged} />}
      {free.length === 0 && (
        <div className="package-contents__none">
          <p className="soft">
            {onSale.length === 0
              ? t('First add what you sell, then put it in the package.')
              : t('Everything that you sell is in this package.')}
          </p>
          <ButtonLink to={paths.capabilityForm(organization.id)}>+ {t('Add Capability')}</ButtonLink>
        </div>
      )}
      {taking && (
        <Confirm
          title={t('Take {name} out of the package', { name: soldName(taking.organizationCapability) })}
          action={t('Take out')}
          onConfirm={async () => {
            await request(TakeFromLeaguePackageDocument, { input: { organizationCapabilityPackageId: taking.id } });
            setTaking(null);
            await onChanged();
          }}
          onClose={() => setTaking(null)}
        >
          <p>{t('It stays on your list of capabilities. The price of the package doesn’t change automatically.')}</p>
        </Confirm>
      )}
    </section>
  );
}
