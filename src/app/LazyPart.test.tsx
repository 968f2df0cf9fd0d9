import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { createI18n, loadAllWords } from '#locales/createI18n';
import { LazyPart } from './LazyPart';
import { PageServicesContext } from './pageServices';

const Part = () => <p>Trang</p>;

test('SYS-12 a chunk that fails to load offers a retry in its own place, and the retry fetches it again', async () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const report = jest.fn();
  const load = jest.fn(async () => Part).mockRejectedValueOnce(new Error('gone'));
  render(
    <I18nextProvider i18n={createI18n({ language: 'vi', words: await loadAllWords('vi') })}>
      <PageServicesContext value={{ report, loadChunk: (ask) => ask() }}>
        <LazyPart load={load} fallback={<p>Đang tải</p>} />
      </PageServicesContext>
    </I18nextProvider>,
  );
  expect(screen.getByText('Đang tải')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByText('Trang')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
  expect(report).toHaveBeenCalledWith('script', expect.objectContaining({ message: 'gone' }));
  silence.mockRestore();
});
