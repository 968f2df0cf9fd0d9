import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Value } from '#contract/wireTypes';
import { hasModal } from '@/config/modals';
import { whitelabel } from '@/testing/scenario/accountFixtures';
import { contractAnswers, noFlags, offered } from '@/testing/scenario/contractFixtures';
import { renderPage } from '@/testing/testPage';
import { testBoot, testGateway, testMember } from '@/testing/testSite';
import { onIdle } from '@/ui/hooks/onIdle';
import { ContractModal } from './ContractModal';
import { useContractPopup } from './useContractPopup';

const gateway = testGateway();
beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);

function Home() {
  const { search } = useLocation();
  const navigate = useNavigate();
  useContractPopup();
  return hasModal(search) ? <ContractModal item={undefined} onClose={() => void navigate('/')} /> : null;
}

interface Opening {
  flags?: Value<'fundsConsolidated'>;
  /** Undefined for a guest. */
  type?: number | undefined;
  isOn?: boolean;
  pause?: Value<'playBreak'>['pause'];
  visited?: string[];
}

const open = async (
  { flags = noFlags, type = 0, isOn = true, pause = null, visited = ['/'] }: Opening,
  isGuest = false,
) => {
  gateway.answers('permission', { info: {} } as never);
  gateway.answers('whitelabel', whitelabel(isOn ? ['AGENTPOLICY3'] : []));
  gateway.answers('fundsConsolidated', flags);
  gateway.answers('playBreak', { pause, realityCheckAt: null });
  gateway.answers('contracts', { own: [offered], waiting: [] });
  gateway.answers('contractPreview', contractAnswers('full').contractPreview);
  if (!isGuest) {
    sessionStorage.setItem('token', 'secret');
    gateway.answers('memberInfo', { ...testMember, type });
  }
  await renderPage(<Home />, { visited });
};
const askedFor = (path: string) => gateway.asked.filter(({ url }) => new URL(url).pathname === path).length;
const flagsPath = '/wps/member/info/funds/consolidated';
const address = () => screen.getByLabelText('address', { selector: 'output' });
const waits = { ...noFlags, dailysalreqtype: 'new', divtypeinfo: 'M' } as const;

test('AGENT-07 MOD-09 an offer that waits opens the popup of contracts after a log-in, once', async () => {
  await open({ flags: waits });
  expect(await screen.findByRole('dialog', { name: 'Hợp đồng mới: Lương ngày' })).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Để sau' }));
  await waitFor(() => expect(address()).toHaveTextContent(/^\/$/));
  expect(sessionStorage.getItem('contractPopup')).toBe('dailysalreqtype:new');
});

test('AGENT-07 a request that is closed stays closed, and another one opens the popup again', async () => {
  sessionStorage.setItem('contractPopup', 'dailysalreqtype:new');
  await open({ flags: { ...waits, divtypereq: 'end' } });
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test('AGENT-07 the flags stand under the keys of the session', async () => {
  await open({ flags: { ...noFlags, divtypeinfo: 'M' } });
  await waitFor(() => expect(sessionStorage.getItem('enableContract')).toBe('true'));
  expect(sessionStorage.getItem('enableSalary')).toBe('false');
  expect(JSON.parse(sessionStorage.getItem('consolidated') ?? '')).toEqual({ ...noFlags, divtypeinfo: 'M' });
});

test('AGENT-07 a trial account does not ask for the flags', async () => {
  await open({ flags: waits, type: 4 });
  await waitFor(() => expect(askedFor('/wps/member/info')).toBe(1));
  await waitFor(() => expect(askedFor('/wps/system/whitelabel')).toBeGreaterThan(0));
  expect(askedFor(flagsPath)).toBe(0);
});

test('AGENT-07 without the module nobody asks for the flags', async () => {
  await open({ flags: waits, isOn: false });
  await waitFor(() => expect(askedFor('/wps/member/info')).toBe(1));
  await waitFor(() => expect(askedFor('/wps/system/whitelabel')).toBeGreaterThan(0));
  expect(askedFor(flagsPath)).toBe(0);
});

test('AGENT-07 MOD-09 a guest does not ask for the flags, and sees no popup', async () => {
  await open({ flags: waits }, true);
  expect(askedFor(flagsPath)).toBe(0);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('MOD-09 the popup also opens where the visit begins on another page than home', async () => {
  await open({ flags: waits, visited: ['/rng'] });
  expect(await screen.findByRole('dialog', { name: 'Hợp đồng mới: Lương ngày' })).toBeInTheDocument();
  expect(address()).toHaveTextContent(/^\/rng\?modal=contract$/);
});

test.each(['/seamless?gameCode=1', '/lottery?gameCode=1', '/rng?centre=member&page=messageV2'])(
  'MOD-09 the popup does not interrupt %s',
  async (place) => {
    await open({ flags: waits, visited: [place] });
    await waitFor(() => expect(sessionStorage.getItem('consolidated')).not.toBeNull());
    await act(() => new Promise<void>((done) => void onIdle(() => onIdle(done))));
    expect(address().textContent).toBe(place);
  },
);

test('SAFE-04 no popup of contracts opens for whoever rests', async () => {
  const until = new Date(testBoot.now + 86_400_000).toISOString();
  await open({ flags: waits, pause: { kind: 'timeOut', until } });
  await waitFor(() => expect(sessionStorage.getItem('consolidated')).not.toBeNull());
  await waitFor(() => expect(askedFor('/wps/game/break')).toBeGreaterThan(0));
  // As long as the popup takes to open for others: its code is here already, and the page is idle.
  await act(() => new Promise<void>((done) => void onIdle(() => onIdle(done))));
  expect(address()).toHaveTextContent(/^\/$/);
});
