import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CreateBase, Form, SaveButton, TextInput } from 'react-admin';
import { fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import { makeDataProvider } from './index.ts';
import { comments, testIntrospection, testimonials } from './testSchema.ts';

const provider = () => makeDataProvider(testIntrospection, [testimonials, comments]);

describe('the data provider', () => {
  beforeEach(() => signIn());

  it('gives a page of records with the total of all', async () => {
    const sent = fakeServer({
      TestimonialsList: () => ({ items: { totalCount: 41, nodes: [{ id: 5, quote: 'a' }] } }),
    });
    const page = await provider().getList('testimonials', {
      pagination: { page: 3, perPage: 10 },
      sort: { field: 'id', order: 'DESC' },
      filter: { campaignId: 2 },
    });
    expect(page).toEqual({ data: [{ id: 5, quote: 'a' }], total: 41 });
    expect(lastOf(sent, 'TestimonialsList')).toEqual({
      first: 10,
      offset: 20,
      orderBy: ['ID_DESC'],
      filter: { campaignId: { equalTo: 2 } },
    });
  });

  it('asks for the records of another one by its id', async () => {
    const sent = fakeServer({ TestimonialsList: () => ({ items: { totalCount: 0, nodes: [] } }) });
    await provider().getManyReference('testimonials', {
      target: 'campaignId',
      id: 8,
      pagination: { page: 1, perPage: 5 },
      sort: { field: 'id', order: 'ASC' },
      filter: {},
    });
    expect(lastOf(sent, 'TestimonialsList')).toMatchObject({ filter: { campaignId: { equalTo: 8 } } });
  });

  it('deletes many in one call over ids, and one by one where there is no such call', async () => {
    const sent = fakeServer({
      DeleteTestimonialsRecord: () => ({ answer: { clientMutationId: null } }),
      UpdateCommentRecord: ({ input }) => ({ answer: { item: { id: input.id } } }),
    });
    expect(await provider().deleteMany('testimonials', { ids: [1, 2, 3] })).toEqual({ data: [1, 2, 3] });
    expect(sent).toHaveLength(1);
    expect(lastOf(sent, 'DeleteTestimonialsRecord')).toEqual({ input: { ids: [1, 2, 3] } });
    await provider().updateMany('comments', { ids: [4, 5], data: { content: 'x' } });
    expect(sent.filter(({ name }) => name === 'UpdateCommentRecord').map(({ variables }) => variables.input)).toEqual([
      { id: 4, patch: { content: 'x' } },
      { id: 5, patch: { content: 'x' } },
    ]);
  });

  it('[S-436] puts the refusal of a field where forms look for it', async () => {
    fakeServer({ CreateTestimonialRecord: () => new Refusal('A quote is required.', 'SL422', 'quote') });
    await expect(provider().create('testimonials', { data: { quote: '' } })).rejects.toMatchObject({
      message: 'A quote is required.',
      body: { errors: { quote: 'A quote is required.' } },
    });
  });

  it('a refusal of a field is read at its input', async () => {
    fakeServer({ CreateTestimonialRecord: () => new Refusal('This quote is too long.', 'SL422', 'quote') });
    showPage(
      <CreateBase resource="testimonials" redirect={false}>
        <Form>
          <TextInput source="quote" />
          <SaveButton alwaysEnable />
        </Form>
      </CreateBase>,
    );
    await userEvent.type(screen.getByLabelText(/quote/i), 'So good');
    await userEvent.click(screen.getByRole('button', { name: /save/i }));
    expect((await screen.findAllByText('This quote is too long.')).length).toBeGreaterThan(0);
    expect(screen.getByLabelText(/quote/i)).toHaveAttribute('aria-invalid', 'true');
  });
});
