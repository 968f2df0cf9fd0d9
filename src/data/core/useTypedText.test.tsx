import { act, fireEvent, render, screen } from '@testing-library/react';
import { startTransition, Suspense, use, useState } from 'react';
import { timing } from '#theme/motion';
import { useTypedText } from './useTypedText';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const pause = () => act(() => jest.advanceTimersByTime(timing.typingDebounce));

function Field({ given, onDebounced }: { given: string; onDebounced: (text: string) => void }) {
  const { text, setText } = useTypedText(given, onDebounced);
  return <input value={text} onChange={({ target }) => setText(target.value)} />;
}

const show = () => {
  const reported: string[] = [];
  const note = (text: string): void => void reported.push(text);
  const { rerender } = render(<Field given="" onDebounced={note} />);
  return { reported, give: (given: string) => rerender(<Field given={given} onDebounced={note} />) };
};

test('GAME-02 own words that come back late replace nothing that was typed since', () => {
  const { reported, give } = show();
  type('kho b');
  pause();
  type('kho bau');
  pause();
  expect(reported).toEqual(['kho b', 'kho bau']);
  type('kho bau rong');
  give('kho b');
  give('kho bau');
  expect(field()).toHaveValue('kho bau rong');
  pause();
  expect(reported).toEqual(['kho b', 'kho bau', 'kho bau rong']);
});

test('GAME-02 a value from outside replaces the text, also one that the user had typed before', () => {
  const { reported, give } = show();
  type('rong');
  pause();
  give('rong');
  type('rong vang');
  pause();
  give('rong vang');
  give('rong');
  expect(field()).toHaveValue('rong');
  give('');
  expect(field()).toHaveValue('');
  pause();
  expect(reported).toEqual(['rong', 'rong vang']);
});

/** Suspends once it has something to wait for. */
function Results({ of }: { of: Promise<unknown> | undefined }) {
  if (of !== undefined) use(of);
  return null;
}

function Page() {
  const [{ given, wait }, set] = useState<{ given: string; wait?: Promise<unknown> }>({ given: '' });
  return (
    <Suspense>
      <Field
        given={given}
        onDebounced={(text) =>
          startTransition(() => set({ given: text, wait: new Promise(() => undefined) }))
        }
      />
      <Results of={wait} />
    </Suspense>
  );
}

test('GAME-02 on a slow machine the start of the search was lost: a page that is not ready yet takes nothing of what is typed', () => {
  render(<Page />);
  type('kho b');
  pause();
  type('kho ba');
  expect(field()).toHaveValue('kho ba');
  type('kho bau');
  expect(field()).toHaveValue('kho bau');
});
