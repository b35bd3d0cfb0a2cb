import type { GraphQLScalarTypeConfig } from 'postgraphile/graphql';
import { GraphQLError } from 'postgraphile/graphql';

type ScalarConfig = GraphQLScalarTypeConfig<unknown, unknown>;

/** Notations of a number that PostgreSQL accepts and people do not write: 0x10, 0b1, 1_000. */
const CODED = /^\s*[+-]?0[xob]|_/i;

/** Rejects these notations in a BigFloat (M17). */
export const PlainNumbersPlugin: GraphileConfig.Plugin = {
  name: 'SidelinePlainNumbersPlugin',
  version: '1.0.0',
  schema: {
    hooks: {
      GraphQLScalarType(config) {
        const { name, parseValue } = config as ScalarConfig;
        if (name !== 'BigFloat') return config;
        return {
          ...config,
          parseValue(value: unknown) {
            if (typeof value === 'string' && CODED.test(value)) throw new GraphQLError(`"${value}" is not a number.`);
            return parseValue ? parseValue(value) : value;
          },
        } as typeof config;
      },
    },
  },
};
