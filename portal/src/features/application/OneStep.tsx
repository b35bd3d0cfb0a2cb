/** One step of an application, for whom it was passed on to. */
import { lazy, useRef, useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { Page } from '../../layout/Page.tsx';
import { useTitle } from '../../lib/useTitle.ts';
import { StepHeader } from './form/StepHeader.tsx';
import type { Answers } from './rules/types.ts';
import type { Options } from './types.ts';
import { shownSteps } from './wizard/steps.ts';
import type { WizardProps } from './wizard/Wizard.tsx';

const StepBody = lazy(async () => ({ default: (await import('./wizard/StepBody.tsx')).StepBody }));
const nothing = () => undefined;

export default function OneStep({ token, initial, options, today, onRefused }: WizardProps & { options: Options }) {
  const [view, setView] = useState(initial);
  const [isSaved, setIsSaved] = useState(false);
  const typed = useRef<Answers | null>(null);
  const [access] = useState({ linkToken: token });
  const organization = view.organizationName;
  const step = shownSteps(view).find(({ id }) => id in view.applicationProgress);
  useTitle(t(step?.title ?? 'Thank you!'));
  return (
    <Page mainClass="wizard__main">
      {isSaved || !step ? (
        <div className="wrap question">
          <StepHeader title={t('Thank you!')}>
            {t('We saved your answers for {organization}. You can change them with the same link.', { organization })}
          </StepHeader>
        </div>
      ) : (
        <>
          <p className="wrap soft wizard__pass">
            {t('{organization} asked you to answer this one step of its application.', { organization })}
          </p>
          <StepBody
            {...{ step, view, options, today, token, access, typed, onRefused }}
            back={null}
            next={t('Save')}
            nextTitle={null}
            onChange={nothing}
            onSaved={() => setIsSaved(true)}
            onFresh={setView}
            onNearNext={nothing}
          />
        </>
      )}
    </Page>
  );
}
