import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { timing } from '#theme/motion';
import { useLongPress } from './useLongPress';

function Card({ onPress }: { onPress: (name: string) => void }) {
  const [open, setOpen] = useState(false);
  const touch = useLongPress(() => setOpen(true));
  return (
    <>
      <button {...touch} onClick={() => onPress('card')}>
        card
      </button>
      {open && <button onClick={() => onPress('sheet')}>sheet</button>}
    </>
  );
}

/** jsdom has no pointer events. */
const press = (name: string) =>
  act(() => {
    fireEvent(screen.getByText(name), new MouseEvent('pointerdown', { bubbles: true }));
    jest.advanceTimersByTime(timing.longPress);
  });

test('SOUND-06 a long press opens the sheet, and lifting the finger presses nothing in it; the next press works', () => {
  jest.useFakeTimers();
  const pressed: string[] = [];
  render(<Card onPress={(name) => pressed.push(name)} />);
  press('card');
  fireEvent.click(screen.getByText('sheet'));
  expect(pressed).toEqual([]);
  fireEvent(screen.getByText('sheet'), new MouseEvent('pointerdown', { bubbles: true }));
  fireEvent.click(screen.getByText('sheet'));
  expect(pressed).toEqual(['sheet']);
  jest.useRealTimers();
});

test('SOUND-06 where no click follows the rest, the keyboard is not robbed of its next one', () => {
  jest.useFakeTimers();
  const pressed: string[] = [];
  render(<Card onPress={(name) => pressed.push(name)} />);
  press('card');
  fireEvent.keyDown(screen.getByText('sheet'), { key: 'Enter' });
  fireEvent.click(screen.getByText('sheet'));
  expect(pressed).toEqual(['sheet']);
  jest.useRealTimers();
});
