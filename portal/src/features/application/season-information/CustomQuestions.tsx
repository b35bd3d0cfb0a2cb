/** The campaign's own questions, each with one answer (L-178, L-179). */
import { t } from '../../../i18n/i18n.ts';
import { ProseInput } from '../form/Inputs.tsx';
import { StepHeader } from '../form/StepHeader.tsx';
import { rowScope } from '../form/scope.ts';
import type { Answers } from '../rules/types.ts';
import type { StepProps } from '../stepProps.ts';

export function CustomQuestions({ form, view }: StepProps) {
  const rows = (form.values.customResponses ?? []) as Answers[];
  return (
    <div className="wrap question">
      <StepHeader title={t('Additional information')}>
        {view.sponsorName
          ? t('{sponsor} asks all leagues these questions.', { sponsor: view.sponsorName })
          : t('The sponsor asks all leagues these questions.')}
      </StepHeader>
      {rows.map((row, index) => (
        <ProseInput
          key={String(row.customQuestionId)}
          scope={rowScope(form, 'customResponses', index, row, (next, touched) =>
            form.change({ customResponses: rows.map((other, n) => (n === index ? next : other)) }, [touched]),
          )}
          name="response"
          label={String(row.question)}
          rows={3}
        />
      ))}
    </div>
  );
}
