import type { GraphQLScalarTypeConfig } from 'postgraphile/graphql';
import { Kind } from 'postgraphile/graphql';
import { startOfDay } from '../../../ui/formats.ts';

type ScalarConfig = GraphQLScalarTypeConfig<unknown, unknown>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const instantOf = (value: unknown): unknown =>
  typeof value === 'string' && DAY.test(value) && !Number.isNaN(Date.parse(value)) ? startOfDay(value) : value;

/** A Datetime given as a day is the instant at which that day begins in the product's time zone, not in UTC (R24). */
export const DaysAsInstantsPlugin: GraphileConfig.Plugin = {
  name: 'SidelineDaysAsInstantsPlugin',
  version: '1.0.0',
  schema: {
    hooks: {
      GraphQLScalarType(config) {
        const { name, parseValue, parseLiteral } = config as ScalarConfig;
        if (name !== 'Datetime') return config;
        return {
          ...config,
          parseValue: (value: unknown) => instantOf(parseValue ? parseValue(value) : value),
          parseLiteral: (node: Parameters<NonNullable<typeof parseLiteral>>[0], variables: undefined) =>
            instantOf(
              parseLiteral ? parseLiteral(node, variables) : node.kind === Kind.STRING ? node.value : undefined,
            ),
        } as typeof config;
      },
    },
  },
};
