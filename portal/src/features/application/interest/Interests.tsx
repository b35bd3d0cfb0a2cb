/** The league's interests, by group, or none at all (L-135 to L-142). */

import { AnyOf } from '../../../components/Choices.tsx';
import { t } from '../../../i18n/i18n.ts';
import { StepHeader } from '../form/StepHeader.tsx';
import type { StepProps } from '../stepProps.ts';
import { sections } from '../wizard/steps.ts';
import { funding, noCost } from './funding.ts';

export function Interests({ form, options }: StepProps) {
  const chosen = (form.values.interests ?? []) as string[];
  const notInterested = form.values.notInterested === true;
  const offered = new Set(options.interestsList);
  const choose = (interests: string[], without: boolean) =>
    form.change({ interests, notInterested: without }, ['interests']);
  const groups = sections
    .filter(({ id }) => ['branded-collateral', 'experiences', 'digital-assets'].includes(id))
    .map((section) => ({ ...section, steps: section.steps.filter(({ id }) => offered.has(id)) }));
  return (
    <div className="wrap question question--interests">
      <StepHeader
        title={t('Sponsor benefits')}
        facts={[
          { icon: 'check', text: t('Items marked * are at no cost') },
          { icon: 'check', text: t('Banners printed and delivered at no cost') },
          { icon: 'money', text: t('Amounts are what sponsors pay your league') },
        ]}
      >
        {t('Which of these are you interested in? Choose all that you could offer to a sponsor; details come later.')}
      </StepHeader>
      {groups.map(({ id, title, steps }, index) => {
        const others = chosen.filter((interest) => !steps.some((step) => step.id === interest));
        return (
          <AnyOf
            key={id}
            legend={t(title)}
            error={index === 0 ? form.errorOf('interests') : null}
            field={index === 0 ? 'interests' : undefined}
            options={steps.map((step) => ({
              value: step.id,
              label: `${t(step.title)}${noCost.has(step.id) ? ' *' : ''}`,
              ...(funding[step.id] ? { detail: t(funding[step.id] as string) } : {}),
            }))}
            value={chosen}
            onChange={(mine) => choose([...others, ...mine], false)}
          />
        );
      })}
      <AnyOf
        legend={t('Or')}
        options={[{ value: 'none', label: t('Not interested') }]}
        value={notInterested ? ['none'] : []}
        onChange={(picked) => choose(picked.length > 0 ? [] : chosen, picked.length > 0)}
      />
    </div>
  );
}
