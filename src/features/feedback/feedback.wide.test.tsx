import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publicSetting } from '@/testing/scenario/accountFixtures';
import { renderPage } from '@/testing/testPage';
import { testGateway, testMember } from '@/testing/testSite';
import { FeedbackModal } from './FeedbackModal';

const gateway = testGateway();
beforeAll(gateway.open);
beforeEach(() => {
  gateway.answers('publicSetting', publicSetting);
  gateway.answers('feedback', { no: 'F1' });
});
afterEach(gateway.reset);
afterAll(gateway.close);

const write = async (text: string) => userEvent.type(await screen.findByLabelText('Nội dung'), text);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Gửi góp ý' }));
const close = () => undefined;

test('INFO-02 a visitor says what it is about and where to answer, and gets a number', async () => {
  await renderPage(<FeedbackModal onClose={close} />);
  await userEvent.selectOptions(await screen.findByLabelText('Bạn muốn nói về'), 'games');
  await write('  Trang tải chậm.  ');
  await userEvent.type(screen.getByLabelText('Email hoặc số điện thoại'), 'minh@example.vn');
  await send();
  expect(await screen.findByText('Đã nhận góp ý F1')).toBeInTheDocument();
  const sent = gateway.asked.find(({ url }) => url.includes('/wps/feedback'));
  expect(sent?.method).toBe('PUT');
  expect(await gateway.bodiesOf('feedback')).toEqual([
    {
      id: expect.stringMatching(/^[A-Za-z0-9_-]{22}$/) as string,
      ...{ type: 'games', content: 'Trang tải chậm.', contact: 'minh@example.vn' },
    },
  ]);
});

test('INFO-02 more than 140 characters are not sent, and nothing typed is lost', async () => {
  await renderPage(<FeedbackModal onClose={close} />);
  const text = 'ễ'.repeat(141);
  await userEvent.click(await screen.findByLabelText('Nội dung'));
  await userEvent.paste(text);
  await send();
  expect(screen.getByLabelText('Nội dung')).toBeInvalid();
  expect(screen.getByLabelText('Nội dung')).toHaveValue(text);
  expect(await gateway.bodiesOf('feedback')).toEqual([]);
});

test('INFO-02 what is typed outlasts closing the form, and is gone once it was sent', async () => {
  const first = await renderPage(<FeedbackModal onClose={close} />);
  await write('Nửa câu');
  first.unmount();
  await renderPage(<FeedbackModal onClose={close} />);
  expect(await screen.findByLabelText('Nội dung')).toHaveValue('Nửa câu');
  await send();
  await screen.findByText('Đã nhận góp ý F1');
  await renderPage(<FeedbackModal onClose={close} />);
  expect(await screen.findByLabelText('Nội dung')).toHaveValue('');
});

test('INFO-02 a brand may ask for a range of words instead', async () => {
  gateway.answers('publicSetting', { ...publicSetting, feedbackWords: { least: 3, most: 5 } });
  await renderPage(<FeedbackModal onClose={close} />);
  expect(await screen.findByText(/Từ 3 đến 5 từ/)).toBeInTheDocument();
  await write('hai từ');
  await send();
  expect(screen.getByLabelText('Nội dung')).toBeInvalid();
  await write(' là ba');
  await send();
  expect(await screen.findByText('Đã nhận góp ý F1')).toBeInTheDocument();
});

test('INFO-02 feedback without an answer keeps its id when it is sent again', async () => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('memberInfo', testMember);
  gateway.refuses('feedback', 'try_again', 503);
  await renderPage(<FeedbackModal onClose={close} />);
  await write('Trang tải chậm.');
  await send();
  await screen.findByRole('alert');
  gateway.answers('feedback', { no: 'F1' });
  await send();
  await screen.findByText('Đã nhận góp ý F1');
  const ids = (await gateway.bodiesOf('feedback')).map((body) => (body as { id: string }).id);
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(1);
});
