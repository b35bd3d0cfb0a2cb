// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type TestimonialsListQueryVariables = {
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<Schema.TestimonialOrderBy> | Schema.TestimonialOrderBy | null | undefined;
  filter?: Schema.TestimonialWhere | null | undefined;
};

export type TestimonialsListQuery = { list: { nodes: Array<{ id: number, campaignId: number, version: number, quote: string, attribution: string | null, position: number | null }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type TestimonialsTotalQueryVariables = {
  filter?: Schema.TestimonialWhere | null | undefined;
};

export type TestimonialsTotalQuery = { list: { totalCount: number } };

export type TestimonialsManyQueryVariables = {
  ids: Array<number> | number;
};

export type TestimonialsManyQuery = { list: Array<{ id: number, campaignId: number, version: number, quote: string, attribution: string | null, position: number | null }> };

export type TestimonialsOneQueryVariables = {
  id: number;
};

export type TestimonialsOneQuery = { record: { id: number, campaignId: number, version: number, quote: string, attribution: string | null, position: number | null } | null };

export type TestimonialsCreateMutationVariables = {
  input: Schema.CreateTestimonialInput;
};

export type TestimonialsCreateMutation = { result: { changeId: string | null, record: { id: number, campaignId: number, version: number, quote: string, attribution: string | null, position: number | null } } };

export type TestimonialsUpdateMutationVariables = {
  input: Schema.UpdateTestimonialInput;
};

export type TestimonialsUpdateMutation = { result: { changeId: string | null, record: { id: number, campaignId: number, version: number, quote: string, attribution: string | null, position: number | null } } };

export type TestimonialsUpdateManyMutationVariables = {
  input: Schema.UpdateTestimonialsInput;
};

export type TestimonialsUpdateManyMutation = { result: { changeId: string | null } };

export type TestimonialsDeleteMutationVariables = {
  input: Schema.DeleteTestimonialInput;
};

export type TestimonialsDeleteMutation = { result: { changeId: string | null } };

export type TestimonialRecordFragment = { id: number, campaignId: number, version: number, quote: string, attribution: string | null, position: number | null };

export const TestimonialsListDocument = { id: 'G2ePLwvAzq', name: 'TestimonialsList', kind: 'query' } as TypedDocument<TestimonialsListQuery, TestimonialsListQueryVariables>;
export const TestimonialsTotalDocument = { id: 'Sca1Y5D0J3', name: 'TestimonialsTotal', kind: 'query' } as TypedDocument<TestimonialsTotalQuery, TestimonialsTotalQueryVariables>;
export const TestimonialsManyDocument = { id: 'ZpPADHGcFT', name: 'TestimonialsMany', kind: 'query' } as TypedDocument<TestimonialsManyQuery, TestimonialsManyQueryVariables>;
export const TestimonialsOneDocument = { id: 'Ay5xa9icMM', name: 'TestimonialsOne', kind: 'query' } as TypedDocument<TestimonialsOneQuery, TestimonialsOneQueryVariables>;
export const TestimonialsCreateDocument = { id: 'AguOGYgA0k', name: 'TestimonialsCreate', kind: 'mutation' } as TypedDocument<TestimonialsCreateMutation, TestimonialsCreateMutationVariables>;
export const TestimonialsUpdateDocument = { id: 'nuabURgtsB', name: 'TestimonialsUpdate', kind: 'mutation' } as TypedDocument<TestimonialsUpdateMutation, TestimonialsUpdateMutationVariables>;
export const TestimonialsUpdateManyDocument = { id: 'wPxbkkezzb', name: 'TestimonialsUpdateMany', kind: 'mutation' } as TypedDocument<TestimonialsUpdateManyMutation, TestimonialsUpdateManyMutationVariables>;
export const TestimonialsDeleteDocument = { id: 'sRSUj0h2kq', name: 'TestimonialsDelete', kind: 'mutation' } as TypedDocument<TestimonialsDeleteMutation, TestimonialsDeleteMutationVariables>;
