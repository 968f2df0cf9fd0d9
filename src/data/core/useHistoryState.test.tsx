import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { inSite, testSite } from '@/testing/testSite';
import { useHistoryState } from './useHistoryState';

function Counter() {
  const [page, setPage] = useHistoryState('page', 1);
  return (
    <>
      <button onClick={() => setPage(page + 1)}>page {page}</button>
      <Link to="/other">on</Link>
    </>
  );
}

function Other() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(-1)}>back</button>
      <Link to="/">anew</Link>
    </>
  );
}

test('SOUND-06 going back finds the page of a list, a new visit begins with its first', async () => {
  const InSite = inSite(testSite());
  render(
    <MemoryRouter>
      <InSite>
        <Routes>
          <Route path="/" element={<Counter />} />
          <Route path="/other" element={<Other />} />
        </Routes>
      </InSite>
    </MemoryRouter>,
  );
  const press = (name: string) => act(() => userEvent.click(screen.getByText(name)));
  await press('page 1');
  await press('page 2');
  await press('on');
  await press('back');
  expect(screen.getByText('page 3')).toBeInTheDocument();
  await press('on');
  await press('anew');
  expect(screen.getByText('page 1')).toBeInTheDocument();
});
