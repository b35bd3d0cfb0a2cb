import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { AdminContext, Form } from 'react-admin';
import { RichTextInput } from './RichTextInput.tsx';

const written =
  '<p onclick="go()">Fair <b>play</b></p><img src=x onerror="go()"><script>go()</script><a href="javascript:go()">in</a><a href="https://example.org">out</a>';

it('[S-068] the editor renders known elements only, without event handlers', async () => {
  render(
    <AdminContext>
      <Form record={{ goal: written }}>
        <RichTextInput source="goal" />
      </Form>
    </AdminContext>,
  );
  const body = await screen.findByRole('textbox');
  expect(body.innerHTML).toBe('<p>Fair <b>play</b></p><a>in</a><a href="https://example.org">out</a>');
});
