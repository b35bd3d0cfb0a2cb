import { describe, expect, it } from '@jest/globals';
import * as g from 'graphql';
import { committedSchema } from '../../test/harness/schema.ts';
import { plainProblem } from './plainProblem.ts';

const schema = committedSchema();
/** The problems of an input of a mutation, as graphql-js finds them. */
function problemsOf(mutation: string, input: unknown) {
  const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input!`;
  const document = g.parse(`mutation ($input: ${type}) { ${mutation}(input: $input) { clientMutationId } }`);
  const [operation] = document.definitions as [g.OperationDefinitionNode];
  const { errors = [] } = g.getVariableValues(schema, operation.variableDefinitions ?? [], { input } as never);
  return errors.map(({ message }) => plainProblem(message));
}

describe('a problem in plain words', () => {
  it.each([
    ['updateOffer', { id: 1, valeu: 3 }, 'valeu', 'value'],
    ['updateOffer', { value: 3 }, 'id', ''],
    ['updateOffer', { id: 'x "at" y' }, 'id', 'x '],
    ['updateOffer', { id: 1e10 }, 'id', '10000000000'],
    ['updateOffer', { id: 1, status: 'proposd' }, 'status', '"proposd"'],
    ['updateOffer', { id: 1, status: 7 }, 'status', '7'],
    ['updateOffer', { id: 1, customField: 7 }, 'customField', '7'],
    ['updateOffer', { id: 1, assets: [{ quantity: 1 }] }, 'assets[0].campaignCapabilityId', ''],
    ['updateOffer', { id: 1, assets: 'all' }, 'assets', ''],
    ['updateCampaign', { id: 1, sponsorSeesDates: 'yes' }, 'sponsorSeesDates', '"yes"'],
    ['updateOffer', 'all', undefined, ''],
    ['updateOffer', null, 'input', ''],
  ])('of %s with %j names field and reason, no type', (mutation, input, field, part) => {
    const [first] = problemsOf(mutation, input);
    expect(first).toEqual({ field, message: expect.stringContaining(part) });
    expect(first?.message).not.toMatch(/\$input|[tT]ype|Variable|enum|\b(Int|String|Boolean)\b/);
  });

  it('that is already plain stays as it is', () => {
    expect(plainProblem('The season cannot end before it starts.')).toEqual({
      message: 'The season cannot end before it starts.',
      field: undefined,
    });
  });
});
