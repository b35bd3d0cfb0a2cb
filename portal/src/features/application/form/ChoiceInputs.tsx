/** Questions of the wizard with visible options: yes or no, one of a few, any of several. */
import { AnyOf, type ChoiceOption, OneOf, YesNo } from '../../../components/Choices.tsx';
import type { Scope } from './scope.ts';

interface QuestionProps {
  scope: Scope;
  name: string;
  legend: string;
}

const controlProps = ({ scope, name, legend }: QuestionProps) => ({
  legend,
  error: scope.error(name),
  field: scope.path(name),
});

export function OneOfInput({
  options,
  ...question
}: QuestionProps & { options: readonly ChoiceOption<string | number>[] }) {
  const { scope, name } = question;
  const value = (scope.value(name) ?? null) as string | number | null;
  return (
    <OneOf {...controlProps(question)} two options={options} value={value} onChange={(next) => scope.set(name, next)} />
  );
}

export function YesNoInput({ big = false, no, ...question }: QuestionProps & { big?: boolean; no?: string }) {
  const { scope, name } = question;
  const value = (scope.value(name) ?? null) as boolean | null;
  return (
    <YesNo {...controlProps(question)} big={big} no={no} value={value} onChange={(next) => scope.set(name, next)} />
  );
}

export function AnyOfInput({
  options,
  two = false,
  ...question
}: QuestionProps & { options: readonly ChoiceOption<number>[]; two?: boolean }) {
  const { scope, name } = question;
  return (
    <AnyOf
      {...controlProps(question)}
      two={two}
      options={options}
      value={(scope.value(name) ?? []) as number[]}
      onChange={(chosen) => scope.set(name, chosen)}
    />
  );
}
