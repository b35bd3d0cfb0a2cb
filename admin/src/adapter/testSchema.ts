import { buildSchema, introspectionFromSchema } from 'graphql';
import { Schema } from './introspection.ts';
import type { ResourceSpec } from './resources.ts';

/** A small schema with both forms of mutations: flat for testimonials, under `patch` for comments. */
const source = buildSchema(/* GraphQL */ `
  scalar JSON
  enum Mood { good bad }
  type Author { id: Int! name: String! }
  type Testimonial { id: Int! quote: String! attribution: String mood: Mood secret(key: String!): String author: Author }
  type Comment { id: Int! content: String! }
  input IntFilter { equalTo: Int in: [Int!] isNull: Boolean greaterThan: Int }
  input StringFilter { equalTo: String includesInsensitive: String }
  input TestimonialWhere { id: IntFilter campaignId: IntFilter quote: StringFilter or: [TestimonialWhere!] }
  enum TestimonialOrderBy { ID_ASC ID_DESC CREATED_AT_DESC }
  type TestimonialConnection { totalCount: Int! nodes: [Testimonial!]! }
  type Query {
    testimonial(id: Int!): Testimonial
    testimonials(first: Int, offset: Int, orderBy: [TestimonialOrderBy!], filter: TestimonialWhere): [Testimonial!]!
    testimonialsConnection(first: Int, offset: Int, orderBy: [TestimonialOrderBy!], filter: TestimonialWhere): TestimonialConnection
    comments(first: Int, offset: Int): [Comment!]!
  }
  input CreateTestimonialInput { clientMutationId: String campaignId: Int! quote: String! attribution: String }
  input UpdateTestimonialInput { clientMutationId: String id: Int! quote: String attribution: String }
  input DeleteTestimonialInput { clientMutationId: String id: Int! }
  input DeleteTestimonialsInput { clientMutationId: String ids: [Int!]! }
  type TestimonialPayload { clientMutationId: String testimonial: Testimonial }
  type ManyPayload { clientMutationId: String }
  input CommentInput { content: String! }
  input CommentPatch { content: String }
  input CreateCommentInput { clientMutationId: String comment: CommentInput! }
  input UpdateCommentInput { clientMutationId: String id: Int! patch: CommentPatch! }
  type CommentPayload { clientMutationId: String comment: Comment }
  type Mutation {
    createTestimonial(input: CreateTestimonialInput!): TestimonialPayload
    updateTestimonial(input: UpdateTestimonialInput!): TestimonialPayload
    deleteTestimonial(input: DeleteTestimonialInput!): TestimonialPayload
    deleteTestimonials(input: DeleteTestimonialsInput!): ManyPayload
    createComment(input: CreateCommentInput!): CommentPayload
    updateComment(input: UpdateCommentInput!): CommentPayload
  }
`);

export const testIntrospection = introspectionFromSchema(source).__schema;
export const testSchema = new Schema(testIntrospection);
export const testimonials: ResourceSpec = { name: 'testimonials', type: 'Testimonial', search: ['quote'] };
export const comments: ResourceSpec = { name: 'comments', type: 'Comment' };
