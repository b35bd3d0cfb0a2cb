/** What the league is interested in, by group, or nothing at all (L-135 to L-142). */
import { t } from '../../../i18n/i18n.ts';
import { Question } from '../form/Choices.tsx';
import { StepHead } from '../form/StepHead.tsx';
import type { StepProps } from '../stepProps.ts';
import { sections } from '../wizard/steps.ts';
import { funding, noCost } from './funding.ts';

export function Interests({ form, options }: StepProps) {
  const chosen = (form.values.interests ?? []) as string[];
  const notInterested = form.values.notInterested === true;
  const offered = new Set(options.interestsList.map(({ id }) => id));
  const choose = (id: string, on: boolean) =>
    form.change({ interests: on ? [...chosen, id] : chosen.filter((one) => one !== id), notInterested: false }, [
      'interests',
    ]);
  const error = form.errorOf('interests');
  const groups = sections
    .filter(({ id }) => ['branded-collateral', 'experiences', 'digital-assets'].includes(id))
    .map((section) => ({ ...section, steps: section.steps.filter(({ id }) => offered.has(id)) }));
  return (
    <div className="wrap question">
      <StepHead
        title={t('Sponsor benefits')}
        facts={[
          { icon: 'check', text: t('Items marked * are at no cost') },
          { icon: 'check', text: t('Banners printed and delivered at no cost') },
        ]}
      >
        {t('Which of these are you interested in? Choose all that you could offer to a sponsor; details come later.')}
      </StepHead>
      {groups.map((group, groupIndex) => (
        <Question key={group.id} legend={t(group.title)} error={groupIndex === 0 ? error : null}>
          <div className="choices">
            {group.steps.map(({ id, title }, index) => (
              <label key={id} className="choice">
                <input
                  type="checkbox"
                  checked={chosen.includes(id)}
                  data-field={groupIndex === 0 && index === 0 ? 'interests' : undefined}
                  onChange={(event) => choose(id, event.target.checked)}
                />
                <span className="choice__line">
                  <b>
                    {t(title)}
                    {noCost.has(id) && ' *'}
                  </b>
                  {funding[id] && <small>{t(funding[id])}</small>}
                </span>
              </label>
            ))}
          </div>
        </Question>
      ))}
      <Question legend={t('Or')} error={null}>
        <label className="choice">
          <input
            type="checkbox"
            checked={notInterested}
            onChange={(event) =>
              form.change(event.target.checked ? { interests: [], notInterested: true } : { notInterested: false }, [
                'interests',
              ])
            }
          />
          <b>{t('Not interested')}</b>
        </label>
      </Question>
    </div>
  );
}
