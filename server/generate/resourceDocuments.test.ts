import { expect, it } from '@jest/globals';
import { buildSchema, type FragmentDefinitionNode, parse } from 'graphql';
import { UserFacingError } from '../../db/userFacingError.ts';
import { graphqlFilesOf } from '../graphql/generate.ts';
import { operationsOf, resourceDocumentFiles } from './resourceDocuments.ts';

const schema = buildSchema(`
  type Query { crew(id: Int!): Crew, crewsConnection(first: Int, filter: CrewFilter): CrewConnection! }
  type Mutation { moveCrew(input: MoveCrewInput!): MoveCrewPayload }
  type MoveCrewPayload { changeId: String, crew: Crew }
  input MoveCrewInput { id: Int! }
  type Crew { id: Int! }
  input CrewFilter { id: Int }
  type CrewConnection { nodes: [Crew!]!, totalCount: Int! }
`);
const operations = (methods: string, type = 'Crew') => {
  const [fragment] = parse(
    `fragment Record on ${type} @resource(name: "crews", methods: [${methods}]) { id }`,
  ).definitions;
  return operationsOf(schema, fragment as FragmentDefinitionNode);
};

it('writes the operations that a fragment asks for, with the arguments that the API has', () => {
  expect(operations('Total, IsLarge, One')).toEqual([
    'query CrewsTotal($filter: CrewFilter) { list: crewsConnection(filter: $filter) { totalCount } }',
    'query CrewsIsLarge($filter: CrewFilter) { list: crewsConnection(filter: $filter) { isLarge } }',
    'query CrewsOne($id: Int!) { record: crew(id: $id) { ...Record } }',
  ]);
});

it('writes a mutation of the API that returns only its change', () => {
  expect(operations('moveCrew')).toEqual([
    'mutation MoveCrew($input: MoveCrewInput!) { moveCrew(input: $input) { changeId } }',
  ]);
});

it.each([
  ['an unknown method', 'Rename', 'Crew', /List/],
  ['a mutation that the API lacks', 'One, Delete', 'Crew', /deleteCrew/],
  ['a type that the API lists nowhere', 'List', 'Squad', /Squad/],
  ['a record that the API lacks', 'One', 'Squad', /squad/],
])('refuses %s', (_, methods, type, named) => {
  const attempt = () => operations(methods, type);
  expect(attempt).toThrow(UserFacingError);
  expect(attempt).toThrow(named);
});

it('removes a file whose folder no longer has such a fragment', () => {
  const file = graphqlFilesOf('admin/src').find((name) => name.endsWith('/generated/resources.graphql')) as string;
  expect(resourceDocumentFiles(schema, [file])).toEqual({ [file]: null });
});
