/** The layout of an asset step: yes with programs and details, or no with a reason (L-189 to L-195). */
import type { ReactNode } from 'react';
import { formatMoney } from '../../../../../ui/formats.ts';
import { t } from '../../../i18n/i18n.ts';
import { AnyOfInput, YesNoInput } from '../form/ChoiceInputs.tsx';
import { NumberInput, ProseInput } from '../form/Inputs.tsx';
import { StepHeader } from '../form/StepHeader.tsx';
import { type Scope, stepScope } from '../form/scope.ts';
import { programLine } from '../season-information/programLine.ts';
import type { StepProps } from '../stepProps.ts';
import { storedPrograms } from '../types.ts';

export interface AssetTexts {
  title: string;
  lead: string;
  question: string;
  /** What sponsors usually pay for it (L-140). */
  pays?: string;
  facts?: readonly string[];
  programs: string;
  price: string;
  /** The quantity question, where several can be sold; absent where the specification has no such field. */
  maximum?: string;
  /** The reason for answering no is optional (L-190). */
  reasonOptional?: boolean;
}

export function AssetStep({
  form,
  view,
  options,
  texts,
  picture,
  children,
}: StepProps & { texts: AssetTexts; picture?: ReactNode; children?: (scope: Scope) => ReactNode }) {
  const scope = stepScope(form);
  const { accepted, maxForSale, price } = form.values;
  const total = Number(maxForSale) * Number(price);
  return (
    <div className="wrap question">
      <StepHeader
        title={t(texts.title)}
        picture={picture}
        facts={[
          ...(texts.pays ? [{ icon: 'money' as const, text: t(texts.pays) }] : []),
          ...(texts.facts ?? []).map((fact) => ({ icon: 'check' as const, text: t(fact) })),
        ]}
      >
        {t(texts.lead)}
      </StepHeader>
      <YesNoInput scope={scope} name="accepted" legend={t(texts.question)} big />
      {accepted === false && (
        <div className="details">
          <ProseInput
            scope={scope}
            name="refusalReason"
            label={t('Why not?')}
            hint={
              texts.reasonOptional
                ? t('Optional. This helps us bring you offers that fit.')
                : t('This helps us bring you offers that fit.')
            }
          />
        </div>
      )}
      {accepted === true && (
        <div className="details">
          <AnyOfInput
            scope={scope}
            name="sponsorablePropertyIds"
            legend={t(texts.programs)}
            options={storedPrograms(view).map((program) => ({
              value: program.id,
              label: program.name,
              detail: programLine(program, options),
            }))}
          />
          {children?.(scope)}
          <div className={texts.maximum ? 'pair' : undefined}>
            {texts.maximum && <NumberInput scope={scope} name="maxForSale" label={t(texts.maximum)} />}
            <NumberInput scope={scope} name="price" label={t(texts.price)} unit="money" />
          </div>
          {texts.maximum && total > 0 && (
            <p className="sum">
              <span>{t('If a sponsor takes all of them')}</span> <output>{formatMoney(total)}</output>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
