/** Values for arguments, generated from their types, so that a new operation is tested without a change. */
import {
  type GraphQLInputField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';

/** What the values are. */
export interface InputRules {
  /** Whether a field of an input object is given, other than the required ones. `depth`: how many objects it is nested in. */
  includes(field: GraphQLInputField, depth: number): boolean;
  /** The value of a scalar type for the argument or field of this name. */
  scalar(type: string, name: string): unknown;
}

/** A value for the argument or field of this name: one item in a list, the first value of an enum. */
export function inputValue(type: GraphQLInputType, name: string, rules: InputRules, depth = 0): unknown {
  if (isNonNullType(type)) return inputValue(type.ofType, name, rules, depth);
  if (isListType(type)) return [inputValue(type.ofType, name, rules, depth)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter((field) => isNonNullType(field.type) || rules.includes(field, depth))
        .map((field) => [field.name, inputValue(field.type, field.name, rules, depth + 1)]),
    );
  return rules.scalar(getNamedType(type).name, name);
}
