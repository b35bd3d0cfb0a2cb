import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dialogsWork } from '../testing/page.tsx';
import { Lightbox } from './Lightbox.tsx';

beforeAll(dialogsWork);

const pictures = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ id: n + 1, fullSizeUrl: `/${n + 1}.jpg`, title: `Picture ${n + 1}` }));
const shown = () => screen.getByRole('dialog').querySelector('img')?.getAttribute('src');
const swipe = (from: [number, number], to: [number, number], pointerType = 'touch') => {
  const picture = screen.getByRole('img');
  const event = (type: string, [clientX, clientY]: [number, number]) => {
    const made = new MouseEvent(type, { bubbles: true, clientX, clientY });
    fireEvent(picture, Object.defineProperty(made, 'pointerType', { value: pointerType }));
  };
  event('pointerdown', from);
  event('pointerup', to);
};

describe('the lightbox', () => {
  it('turns by keys, by buttons and by a swipe; the first picture follows the last', async () => {
    const user = userEvent.setup();
    render(<Lightbox pictures={pictures(4)} start={1} onClose={() => undefined} />);
    await user.keyboard('{ArrowRight}');
    expect(shown()).toBe('/3.jpg');
    await user.keyboard('{End}{ArrowRight}');
    expect(shown()).toBe('/1.jpg');
    await user.keyboard('{ArrowLeft}');
    expect(shown()).toBe('/4.jpg');
    await user.keyboard('{Home}');
    await user.click(screen.getByRole('button', { name: 'Next picture' }));
    expect(shown()).toBe('/2.jpg');
    swipe([200, 100], [90, 110]);
    expect(shown()).toBe('/3.jpg');
    swipe([90, 100], [200, 90]);
    expect(shown()).toBe('/2.jpg');
  });

  it('does not turn by a short or upward movement, or by dragging with the mouse', () => {
    render(<Lightbox pictures={pictures(4)} start={1} onClose={() => undefined} />);
    swipe([200, 100], [170, 100]);
    swipe([200, 300], [140, 100]);
    swipe([200, 100], [90, 110], 'mouse');
    expect(shown()).toBe('/2.jpg');
  });

  it('loads more before its end, and goes on as soon as they are there', async () => {
    const user = userEvent.setup();
    const onEnd = jest.fn();
    const props = { start: 0, more: true, onEnd, onClose: () => undefined };
    const { rerender } = render(<Lightbox {...props} pictures={pictures(6)} />);
    expect(onEnd).not.toHaveBeenCalled();
    await user.keyboard('{ArrowLeft}');
    expect(shown()).toBe('/1.jpg');
    await user.keyboard('{End}');
    expect(onEnd).toHaveBeenCalled();
    await user.keyboard('{ArrowRight}');
    expect([shown(), screen.getByRole('button', { name: 'Next picture' }).getAttribute('aria-busy')]).toEqual([
      '/6.jpg',
      'true',
    ]);
    rerender(<Lightbox {...props} pictures={pictures(12)} />);
    expect(shown()).toBe('/7.jpg');
    rerender(<Lightbox {...props} more={false} pictures={pictures(12)} />);
    expect(screen.getByText('7 of 12')).toBeInTheDocument();
  });

  it('has room for more buttons, for the picture that is shown', async () => {
    const user = userEvent.setup();
    render(
      <Lightbox
        pictures={pictures(2)}
        start={0}
        tools={({ id }) => <button type="button">Save {id}</button>}
        onClose={() => undefined}
      />,
    );
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('button', { name: 'Save 2' })).toBeInTheDocument();
  });
});
