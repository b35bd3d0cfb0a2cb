/** The banner size in two questions: 4x6, and only if not, a pop-up banner (L-200, L-201). */
import { t } from '../../../i18n/i18n.ts';
import { YesNoInput } from '../form/ChoiceInputs.tsx';
import type { Scope } from '../form/scope.ts';
import type { Options } from '../types.ts';
import { bannerSize, popUpSize } from '../wizard/firstValues.ts';

export function BannerSize({ scope, options }: { scope: Scope; options: Options }) {
  const idOf = (name: string) => options.bannerSizesList.find((size) => size.name === name)?.id ?? 0;
  const [large, popUp] = [idOf(bannerSize), idOf(popUpSize)];
  const chosen = (scope.value('bannerSizes') ?? []) as number[];
  const question = (id: number): Scope => ({
    ...scope,
    value: () => chosen.includes(id),
    set: (_, yes) => scope.set('bannerSizes', yes ? [id] : []),
  });
  return (
    <>
      <YesNoInput
        scope={question(large)}
        name="bannerSizes"
        legend={t('Can you hang a 4x6 banner (6 feet wide, 4 feet tall)?')}
      />
      {!chosen.includes(large) && (
        <YesNoInput scope={question(popUp)} name="popUp" legend={t('Can you set up a pop-up banner instead?')} />
      )}
    </>
  );
}
