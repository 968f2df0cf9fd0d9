import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { useHistoryOverlay } from './useHistoryOverlay';

function Page() {
  const sheet = useHistoryOverlay('slip');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <>
      <output>{`${pathname}${search} ${sheet.isOpen ? 'open' : 'closed'}`}</output>
      <button onClick={sheet.open}>open</button>
      <button onClick={sheet.close}>close</button>
      <button onClick={() => void navigate(-1)}>back</button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each(['back', 'close'])('SPORT-01 NAV-08 %s closes an overlay and stays on its page', async (way) => {
  render(
    <MemoryRouter initialEntries={['/', '/sports?match=1']}>
      <Page />
    </MemoryRouter>,
  );
  await press('open');
  expect(screen.getByRole('status')).toHaveTextContent('/sports?match=1 open');
  await press(way);
  expect(screen.getByRole('status')).toHaveTextContent('/sports?match=1 closed');
});
