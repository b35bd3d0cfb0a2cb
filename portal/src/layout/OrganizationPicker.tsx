/** Which of several organizations a page is about; the choice is remembered for this person in this browser (L-261). */
import { useId, useState } from 'react';
import { recallChoice, rememberChoice } from '../../../ui/session.ts';
import { t } from '../i18n/i18n.ts';
import { Icon } from '../kit/Icon.tsx';

/** The picked one: the remembered one while it is still among them, else the first; and how to pick another. */
export function usePick<Organization extends { id: number }>(
  organizations: readonly Organization[],
  userId: string,
): [Organization | null, (id: number) => void] {
  const [remembered, setRemembered] = useState(() => recallChoice('organization', userId));
  const pick = (id: number) => {
    rememberChoice('organization', userId, String(id));
    setRemembered(String(id));
  };
  return [organizations.find(({ id }) => String(id) === remembered) ?? organizations[0] ?? null, pick];
}

export function OrganizationPicker({
  organizations,
  picked,
  onPick,
}: {
  organizations: readonly { id: number; name: string }[];
  picked: number;
  onPick: (id: number) => void;
}) {
  const id = useId();
  return (
    <div className="org-pick">
      <label className="sr" htmlFor={id}>
        {t('Organization')}
      </label>
      <div className="select">
        <select className="input" id={id} value={picked} onChange={(event) => onPick(Number(event.target.value))}>
          {organizations.map((organization) => (
            <option key={organization.id} value={organization.id}>
              {organization.name}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </div>
    </div>
  );
}
