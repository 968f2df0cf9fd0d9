import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ModuleId } from '#contract/constants';
import type { FieldRule } from '#contract/fieldRule';
import { answersForms } from '@/data/testForms';
import { testGateway, testMember, testSite } from '@/data/testSite';
import { renderPage } from '../testPage';
import { Registration } from './Registration';

const gateway = testGateway();
beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);

const rule = (field: string, over: Partial<FieldRule> = {}): FieldRule => ({
  field,
  enabled: true,
  required: true,
  minLength: 4,
  maxLength: 16,
  patternId: 'any',
  acceptedPattern: null,
  ...over,
});

const optional = { required: false, minLength: 0 };

const usual = [
  rule('username', { patternId: 'letterThenLettersDigits' }),
  rule('password', { minLength: 6, maxLength: 32, patternId: 'noSpaces' }),
  rule('confirmPassword', { minLength: 6, maxLength: 32 }),
  rule('mobileNum', { ...optional, minLength: 9, maxLength: 11, patternId: 'digits' }),
  rule('referralCode', optional),
];

interface Opening {
  on?: readonly ModuleId[];
  rules?: readonly FieldRule[];
  visited?: string[];
  setting?: Parameters<typeof answersForms>[2];
  age?: number;
  site?: ReturnType<typeof testSite>;
}

const onDone = jest.fn();

const open = async (opening: Opening = {}) => {
  const { on = ['USERNAMEREG3'], rules = usual, visited, setting, age = 21, site = testSite() } = opening;
  onDone.mockClear();
  answersForms(gateway, on, setting);
  gateway.answers('registerSetting', { rules: [...rules], age });
  const page = await renderPage(<Registration onDone={onDone} />, { site, ...(visited && { visited }) });
  if (on.length > 0) await screen.findByRole('form', { name: 'Đăng ký' });
  return page;
};

const entry = { token: 'secret', firstTimeLogin: true, passwordExpired: false };

const lets = (name: 'register' | 'registerMobile' = 'register') => {
  gateway.answers(name, entry);
  gateway.answers('firstLogin', { mustChange: false });
  gateway.answers('memberInfo', testMember);
};

const type = (label: RegExp | string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Tạo tài khoản' }));
const old = () => userEvent.click(screen.getByRole('checkbox', { name: /Tôi đã đủ/ }));
const fill = async () => {
  await type(/^Tên đăng nhập/, ' minhanh92 ');
  await type(/^Mật khẩu/, 'Bimat-92');
  await type(/^Nhập lại mật khẩu/, 'Bimat-92');
  await old();
};

test('REG-04 the payload says where, how and by whose invitation, and REG-08 success is a session', async () => {
  await open({ visited: ['/register?referralCode=VN8866&utm=1'] });
  lets();
  await fill();
  await send();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(await gateway.bodiesOf('register')).toEqual([
    {
      username: 'minhanh92',
      password: 'Bimat-92',
      confirmPassword: 'Bimat-92',
      referralCode: 'VN8866',
      domain: 'aurora.localhost',
      registerUrl: 'http://aurora.localhost/register',
      registerMethod: 'WEB',
      login: true,
      agreed: true,
    },
  ]);
  expect(sessionStorage.getItem('token')).toBe('secret');
});

test('REG-07 the repetition is right when it is the same, whatever rule stands for it', async () => {
  await open({
    rules: usual.map((one) => (one.field === 'confirmPassword' ? { ...one, maxLength: 3 } : one)),
  });
  lets();
  await fill();
  await send();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
});

test('REG-01 with both ways open there are tabs, and a mobile number is the name of the account', async () => {
  await open({ on: ['USERNAMEREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3'] });
  lets('registerMobile');
  await userEvent.click(screen.getByRole('tab', { name: 'Số điện thoại' }));
  expect(screen.queryByLabelText(/^Tên đăng nhập/)).toBeNull();
  await type(/^Số điện thoại/, '0912 345 678');
  await type(/^Mật khẩu/, 'Bimat-92');
  await type(/^Nhập lại mật khẩu/, 'Bimat-92');
  await old();
  await send();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(await gateway.bodiesOf('registerMobile')).toMatchObject([
    { mobileNum: '0912345678', countryDialingCode: '84', password: 'Bimat-92' },
  ]);
});

test('REG-01 the mobile way asks for a password only with MOBILENUMPASSREG3', async () => {
  await open({ on: ['MOBILENUMREG3'] });
  expect(screen.getByLabelText(/^Số điện thoại/)).toBeRequired();
  expect(screen.queryByLabelText(/^Mật khẩu/)).toBeNull();
});

test('REG-02 fields, their order and whether they must be filled in come from the server', async () => {
  await open({
    rules: [rule('email', { patternId: 'email' }), ...usual, rule('line', { ...optional, enabled: false })],
  });
  const labels = [...document.querySelectorAll('form label')].map((label) => label.textContent);
  expect(labels.slice(0, 3)).toEqual(['Email *', 'Tên đăng nhập *', 'Mật khẩu *']);
  expect(labels).toContain('Mã giới thiệu');
  expect(screen.queryByLabelText('LINE')).toBeNull();
});

test('REG-02 a rule that the operator changes is there when the form opens again', async () => {
  const site = testSite();
  const first = await open({ site });
  expect(screen.getByText(/4-16 ký tự, bắt đầu bằng chữ cái/)).toBeInTheDocument();
  first.unmount();
  await open({ site, rules: [rule('username', { minLength: 8, patternId: 'lettersOrDigits' })] });
  expect(await screen.findByText('8-16 ký tự, chỉ chữ cái không dấu hoặc chữ số')).toBeInTheDocument();
});

test('REG-02 an expression of the server decides, and one that cannot be run leaves it to the gateway', async () => {
  await open({
    rules: [rule('nickname', { patternId: null, acceptedPattern: '^[a-c]+$' })],
  });
  await type(/^Biệt danh/, 'xyzz');
  await userEvent.tab();
  expect(await screen.findByText('4-16 ký tự bất kỳ')).toBeInTheDocument();
  await userEvent.clear(screen.getByLabelText(/^Biệt danh/));
  await type(/^Biệt danh/, 'abca');
  await waitFor(() => expect(screen.queryByText('4-16 ký tự bất kỳ')).toBeNull());
});

test('VAL-01 a rule is ticked as it is met', async () => {
  await open();
  await type(/^Mật khẩu/, 'Bim');
  const line = () => screen.getByText('6-32 ký tự').closest('li');
  expect(line()).toHaveAttribute('data-state', 'open');
  await type(/^Mật khẩu/, 'at-92');
  expect(line()).toHaveAttribute('data-state', 'met');
});

test('VAL-02 complaints are the words of the specification', async () => {
  await open({ rules: [...usual, rule('email', { patternId: 'email', maxLength: 64 })] });
  await type(/^Tên đăng nhập/, '9x');
  await type(/^Mật khẩu/, 'x');
  await type(/^Nhập lại mật khẩu/, 'y');
  await type(/^Email/, 'nobody');
  await send();
  for (const words of [
    /^Tên đăng nhập chưa đúng định dạng/,
    'Vui lòng nhập mật khẩu dài 6 - 32 ký tự',
    'Mật khẩu nhập lại chưa khớp.',
    /^Email chưa đúng định dạng/,
    'Vui lòng xác nhận bạn đã đủ 21 tuổi',
  ])
    expect(await screen.findByText(words)).toBeInTheDocument();
  expect(await gateway.bodiesOf('register')).toEqual([]);
});

test('REG-07 the terms are ticked to begin with and must stay so, and the age of the brand is asked for', async () => {
  await open({ age: 18 });
  const terms = screen.getByRole('checkbox', { name: /Tôi đồng ý/ });
  expect(terms).toBeChecked();
  await userEvent.click(terms);
  await send();
  expect(
    await screen.findByText('Vui lòng đồng ý với điều khoản và chính sách quyền riêng tư'),
  ).toBeInTheDocument();
  expect(screen.getByText('Bạn phải đủ 18 tuổi')).toBeInTheDocument();
});

test('REG-07 a birthday below the age of the brand is refused on its field', async () => {
  await open({ rules: [rule('birthday', { patternId: 'date' })] });
  const field = screen.getByLabelText(/^Ngày sinh/);
  await userEvent.type(field, '2010-01-01');
  await send();
  expect(await screen.findAllByText('Vui lòng xác nhận bạn đã đủ 21 tuổi')).toHaveLength(2);
  expect(field).toHaveAttribute('autocomplete', 'bday');
});

test('REG-05 an invitation code of the address is checked first, and a wrong one stops with a warning', async () => {
  await open({ visited: ['/register?affiliateCode=NOBODY'] });
  gateway.refuses('affiliate', 'invitation_code_error', 400);
  await fill();
  await send();
  expect(await screen.findByRole('alertdialog', { name: 'Chưa đăng ký được' })).toHaveTextContent(
    'Mã mời không hợp lệ',
  );
  expect(await gateway.bodiesOf('affiliate')).toEqual([{ code: 'NOBODY', domain: 'aurora.localhost' }]);
  expect(await gateway.bodiesOf('register')).toEqual([]);
});

test('REG-05 a shown code goes before the one of the address', async () => {
  await open({
    visited: ['/register?affiliateCode=URL'],
    rules: [...usual, rule('affiliateCode', optional)],
  });
  gateway.answers('affiliate', null);
  lets();
  await fill();
  await type(/^Mã mời/, 'TYPED');
  await send();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(await gateway.bodiesOf('register')).toMatchObject([{ affiliateCode: 'TYPED' }]);
});

test('REG-06 with REGMOBVERF3 a code of a text message is demanded', async () => {
  await open({ on: ['USERNAMEREG3', 'REGMOBVERF3'] });
  gateway.answers('registerSms', { expiredMinutes: 2 });
  await type(/^Số điện thoại/, '0912345678');
  await userEvent.click(screen.getByRole('button', { name: 'Gửi mã' }));
  expect(await screen.findByRole('button', { name: 'Gửi lại sau 120s' })).toBeInTheDocument();
  expect(await gateway.bodiesOf('registerSms')).toEqual([
    { mobileNo: '0912345678', countryDialingCode: '84' },
  ]);
  await send();
  expect(await screen.findByText('Vui lòng nhập đúng mã xác minh')).toBeInTheDocument();
});

test('REG-09 the captcha shows only when the public setting says so', async () => {
  await open();
  expect(screen.queryByLabelText(/^Mã trên ảnh/)).toBeNull();
});

test('REG-09 and goes along when it does', async () => {
  await open({ setting: { captcha: { register: true, password: false } } });
  gateway.answers('captcha', 'QUJD');
  lets();
  await fill();
  await type(/^Mã trên ảnh/, '47K2M');
  await send();
  await waitFor(async () => expect(await gateway.bodiesOf('register')).toMatchObject([{ captcha: '47K2M' }]));
});

test('REG-10 the number suggests how it looks here, required items are marked and codes are fetched', async () => {
  await open();
  expect(screen.getByLabelText(/^Số điện thoại/)).toHaveAttribute('placeholder', '09xxxxxxxxx');
  expect(screen.getByText('11 chữ số, bắt đầu bằng 09')).toBeInTheDocument();
  expect(screen.getByText('Mục có dấu * là bắt buộc')).toBeInTheDocument();
  expect(await screen.findByRole('option', { name: 'Thái Lan +66' })).toBeInTheDocument();
});

test('ERR-04 the server’s errors land on their fields and nothing typed is lost', async () => {
  await open();
  gateway.refuses('register', 'invalid_fields', 400, { fields: { username: 'taken', password: 'weak' } });
  await fill();
  await send();
  expect(await screen.findByText('Đã được dùng, vui lòng chọn tên khác')).toBeInTheDocument();
  expect(screen.getByText('Mật khẩu này quá dễ đoán, vui lòng chọn mật khẩu khác')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText(/^Tên đăng nhập/)).toHaveFocus());
  expect(screen.getByLabelText(/^Mật khẩu/)).toHaveValue('Bimat-92');
  await type(/^Tên đăng nhập/, '3');
  expect(screen.queryByText('Đã được dùng, vui lòng chọn tên khác')).toBeNull();
});

test('a draft outlives an accidental close, its passwords do not', async () => {
  const site = testSite();
  const first = await open({ site });
  await fill();
  first.unmount();
  await open({ site });
  expect(screen.getByLabelText(/^Tên đăng nhập/)).toHaveValue(' minhanh92 ');
  expect(screen.getByLabelText(/^Mật khẩu/)).toHaveValue('');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('minhanh92');
});

test('LOGIN-15 browsers know what each field is for', async () => {
  await open({ rules: [...usual, rule('email', { patternId: 'email' })] });
  expect(screen.getByLabelText(/^Tên đăng nhập/)).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText(/^Mật khẩu/)).toHaveAttribute('autocomplete', 'new-password');
  expect(screen.getByLabelText(/^Nhập lại mật khẩu/)).toHaveAttribute('autocomplete', 'new-password');
  expect(screen.getByLabelText(/^Email/)).toHaveAttribute('inputmode', 'email');
});

test('WL-01 with no way open the form says so', async () => {
  await open({ on: [] });
  expect(await screen.findByText('Thao tác này chưa được bật, vui lòng liên hệ hỗ trợ')).toBeInTheDocument();
});
