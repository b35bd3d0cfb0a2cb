import { HttpError } from '../../http/errors.ts';

type Apply = (target: unknown, value: unknown, info: unknown) => unknown;

/** The decimal places that a number needs, without trailing zeros. */
function decimalsOf(value: unknown): number {
  const [, decimals = '', exponent = '0'] = /^[^.e]*(?:\.(\d*?)0*)?(?:e([+-]?\d+))?$/i.exec(String(value)) ?? [];
  return decimals.length - Number(exponent);
}

/** Refuses a number that its column would round, in the generated inputs of every table: SL422 with the field (R18). */
export const RefuseRoundingPlugin: GraphileConfig.Plugin = {
  name: 'SidelineRefuseRoundingPlugin',
  version: '1.0.0',
  gather: {
    hooks: {
      pgCodecs_attribute(_info, { attribute, pgAttribute: { atttypmod } }) {
        const { codec } = attribute;
        if ((codec.arrayOfCodec ?? codec).name !== 'numeric' || !atttypmod || atttypmod < 0) return;
        attribute.extensions = { ...attribute.extensions, decimals: (atttypmod - 4) & 2047 } as object;
      },
    },
  },
  schema: {
    hooks: {
      GraphQLInputObjectType_fields_field(field, _build, { scope: { pgAttribute, fieldName } }) {
        const { decimals } = (pgAttribute?.extensions ?? {}) as { decimals?: number };
        const { apply } = field as { apply?: Apply };
        if (decimals === undefined || !apply) return field;
        const checked: Apply = (target, value, info) => {
          if (value != null && [value].flat().some((number) => decimalsOf(number) > decimals))
            throw new HttpError(422, `At most ${decimals} decimal places`, 'SL422', fieldName);
          return apply(target, value, info);
        };
        return { ...field, apply: checked } as typeof field;
      },
    },
  },
};
