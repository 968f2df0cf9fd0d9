import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ModuleId } from '#contract/constants';
import type { FieldRule } from '#contract/fieldRule';
import { endpoints } from '#contract/endpoints';
import { testChallenge } from '@/testing/testChallenge';
import { answersForms, testPublicSetting } from '@/testing/testForms';
import { keepSocialRegistration, readSocialRegistration } from '@/data/session/socialRegistration';
import { testGateway, testMember, testSite } from '@/testing/testSite';
import { renderPage } from '@/testing/testPage';
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
/** The note on a social account is a chunk of its own. */
const slow = { timeout: 10_000 };

const open = async (opening: Opening = {}) => {
  const { on = ['USERNAMEREG3'], rules = usual, visited, setting, age = 21, site = testSite() } = opening;
  onDone.mockClear();
  answersForms(gateway, on, setting);
  gateway.answers('affiliateVisit', null);
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

/** Fills the whole text at once; the tests of the fields cover single key strokes. */
const type = async (label: RegExp | string, text: string) => {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Tạo tài khoản' }));
const old = () => userEvent.click(screen.getByRole('checkbox', { name: /Tôi đã đủ/ }));
const fill = async () => {
  await type(/^Tên đăng nhập/, ' minhanh92 ');
  await type(/^Mật khẩu/, 'Bimat-92');
  await type(/^Nhập lại mật khẩu/, 'Bimat-92');
  await old();
};

const fromGoogle = () => {
  const site = testSite();
  const given = { ticket: 'ticket', provider: 'Google', name: 'Minh Ánh' };
  keepSocialRegistration(site.session, given, site.client.clock.now());
  return site;
};

test('LOGIN-11 an account elsewhere is named, is linked by the registration and then forgotten', async () => {
  const site = fromGoogle();
  await open({ site });
  expect(await screen.findByText('Bạn đến từ Google với tên Minh Ánh', undefined, slow)).toBeInTheDocument();
  lets();
  await fill();
  await send();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(await gateway.bodiesOf('register')).toMatchObject([{ socialTicket: 'ticket' }]);
  expect(readSocialRegistration(site.session, site.client.clock.now())).toBeUndefined();
});

test('LOGIN-11 a visitor can remove the link to a social account that somebody else left behind', async () => {
  const site = fromGoogle();
  await open({ site });
  await userEvent.click(await screen.findByRole('button', { name: 'Đăng ký không dùng Google' }, slow));
  expect(readSocialRegistration(site.session, site.client.clock.now())).toBeUndefined();
  lets();
  await fill();
  await send();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(await gateway.bodiesOf('register')).toEqual([
    expect.not.objectContaining({ socialTicket: 'ticket' }),
  ]);
});

test.each([
  ['sign_in_expired', /^Lượt đăng nhập này đã hết hạn/],
  ['social_taken', /^Tài khoản đó đã liên kết/],
] as const)(
  'LOGIN-11 a link that fails by %s is said, and the form registers without it',
  async (code, words) => {
    await open({ site: fromGoogle() });
    gateway.refuses('register', code, 400);
    await fill();
    await send();
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(await screen.findByText('Không còn liên kết với Google', undefined, slow)).toBeInTheDocument();
    lets();
    await send();
    await waitFor(() => expect(onDone).toHaveBeenCalled());
  },
);

test('LOGIN-11 a reload loses the link, says so and leads back; one that is not wanted is not spoken of again', async () => {
  const { unmount } = await open({ site: fromGoogle() });
  unmount();
  const reloaded = await open();
  expect(await screen.findByText('Không còn liên kết với Google', undefined, slow)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Đăng nhập lại' })).toHaveAttribute('href', '/login');
  await userEvent.click(await screen.findByRole('button', { name: 'Đăng ký không dùng Google' }, slow));
  reloaded.unmount();
  await open();
  expect(screen.queryByText(/Google/)).toBeNull();
});

test('LOGIN-11 a social account left behind is not linked to another visitor', async () => {
  const site = fromGoogle();
  site.session.start('of somebody else', false);
  expect(readSocialRegistration(site.session, site.client.clock.now())).toBeUndefined();
  const later = fromGoogle();
  expect(readSocialRegistration(later.session, later.client.clock.now() + 31 * 60_000)).toBeUndefined();
});

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

test('REG-07 the repeated password is valid if it equals the first, whatever its own rule', async () => {
  await open({
    rules: usual.map((one) => (one.field === 'confirmPassword' ? { ...one, maxLength: 3 } : one)),
  });
  lets();
  await fill();
  await send();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
});

test('REG-01 with both variants on there are tabs, and a mobile number becomes the user name', async () => {
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
    { mobileNum: '0912345678', username: '0912345678', countryDialingCode: '84', password: 'Bimat-92' },
  ]);
});

test('REG-01 the variant by mobile number asks for a password only with MOBILENUMPASSREG3', async () => {
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

test('REG-07 the terms are ticked by default and must stay so, and the visitor must confirm the brand’s age', async () => {
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
  await userEvent.type(field, '1/1/2010');
  await send();
  expect(await screen.findAllByText('Vui lòng xác nhận bạn đã đủ 21 tuổi')).toHaveLength(2);
  expect(field).toHaveAttribute('autocomplete', 'bday');
});

test('LIB-05 a birthday is typed as the site writes days and sent as the wire has them', async () => {
  await open({ rules: [...usual, rule('birthday', { patternId: 'date' })] });
  lets();
  await fill();
  await type(/^Ngày sinh/, '31/2/1990');
  await send();
  expect(await screen.findByText(/^Nhập ngày có thật/)).toBeInTheDocument();
  expect(await gateway.bodiesOf('register')).toEqual([]);
  await userEvent.clear(screen.getByLabelText(/^Ngày sinh/));
  await type(/^Ngày sinh/, '5/3/1990');
  await send();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(await gateway.bodiesOf('register')).toMatchObject([{ birthday: '1990-03-05' }]);
});

test('REG-05 an invitation code of the address is checked first, and a wrong one stops with a warning', async () => {
  await open({ visited: ['/register?affiliateCode=NOBODY'] });
  gateway.refuses('affiliate', 'invitation_code_error', 400);
  await fill();
  await send();
  expect(await screen.findByRole('alertdialog', { name: 'Chưa đăng ký được' })).toHaveTextContent(
    'Mã giới thiệu không hợp lệ',
  );
  expect(await gateway.bodiesOf('affiliate')).toEqual([{ code: 'NOBODY', domain: 'aurora.localhost' }]);
  expect(await gateway.bodiesOf('register')).toEqual([]);
});

test('REG-05 a typed invitation code takes precedence over the address’s', async () => {
  await open({
    visited: ['/register?affiliateCode=URL'],
    rules: [...usual, rule('affiliateCode', optional)],
  });
  gateway.answers('affiliate', null);
  lets();
  await fill();
  await type(/^Mã giới thiệu của đại lý/, 'TYPED');
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

describe('REG-06 where a third party checks the number', () => {
  const title = 'Xác minh số điện thoại';
  const says = async (data: unknown) => {
    const frame = await screen.findByTitle<HTMLIFrameElement>(title);
    const heard = jest.spyOn(frame.contentWindow as Window, 'postMessage');
    const { contentWindow: source } = frame;
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin: 'null', source })));
    return heard;
  };
  const openAndSend = async (address = '/register') => {
    await open({ on: ['USERNAMEREG3', 'REGMOBVERF3'], setting: { sms: 'firebase' }, visited: [address] });
    await fill();
    await type(/^Số điện thoại/, '0912 345 678');
    await userEvent.click(screen.getByRole('button', { name: 'Gửi mã' }));
  };

  test('the third party’s frame sends the code, and its token is sent with the registration', async () => {
    await openAndSend();
    expect(await screen.findByRole('dialog', { name: title })).toBeInTheDocument();
    expect(await says({ kind: 'ready' })).toHaveBeenCalledWith({ kind: 'send', number: '+84912345678' }, '*');
    await says({ kind: 'sent', session: 'session-1' });
    expect(await screen.findByRole('button', { name: 'Gửi lại sau 60s' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: title })).toBeNull();

    await type(/^Mã SMS/, '246810');
    gateway.refuses('register', 'invalid_fields', 400, { fields: { username: 'taken' } });
    await send();
    const heard = await says({ kind: 'ready' });
    expect(heard).toHaveBeenCalledWith({ kind: 'check', session: 'session-1', code: '246810' }, '*');
    expect(screen.queryByRole('dialog')).toBeNull();
    await says({ kind: 'proved', token: 'token-of-theirs' });
    await screen.findByText('Đã được dùng, vui lòng chọn tên khác');

    // The third party accepts a code once; the token that it returned is used again in the next attempt.
    lets();
    await userEvent.clear(screen.getByLabelText(/^Tên đăng nhập/));
    await type(/^Tên đăng nhập/, 'minhanh93');
    await send();
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    const bodies = await gateway.bodiesOf('register');
    const proof = { firebaseChannel: 'sms', firebaseIdToken: 'token-of-theirs' };
    expect(bodies).toMatchObject([proof, { ...proof, verificationCode: '246810' }]);
  });

  test('REG-05 a wrong invitation stops the form before the code is used up', async () => {
    await openAndSend('/register?affiliateCode=NOBODY');
    await says({ kind: 'ready' });
    await says({ kind: 'sent', session: 'session-1' });
    await type(/^Mã SMS/, '246810');
    gateway.refuses('affiliate', 'invitation_code_error', 400);
    await send();
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
    expect(screen.queryByTitle(title)).toBeNull();
    expect(await gateway.bodiesOf('register')).toEqual([]);
  });

  test('a refusal by the third party stops the registration and is shown at its field', async () => {
    await openAndSend();
    await says({ kind: 'ready' });
    await says({ kind: 'sent', session: 'session-1' });
    await type(/^Mã SMS/, '000000');
    await send();
    await says({ kind: 'refused', why: 'code' });
    await waitFor(() => expect(screen.getByLabelText(/^Mã SMS/)).toHaveAttribute('aria-invalid', 'true'));
    expect(await gateway.bodiesOf('register')).toEqual([]);
  });

  test('a code without a request is refused, and so is a number that the third party refuses', async () => {
    await openAndSend();
    await says({ kind: 'refused', why: 'number' });
    expect(await screen.findByRole('alertdialog', { name: 'Chưa gửi được mã' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Đã hiểu' }));
    await type(/^Mã SMS/, '123456');
    await send();
    await waitFor(() => expect(screen.getByLabelText(/^Mã SMS/)).toHaveAttribute('aria-invalid', 'true'));
    expect(await gateway.bodiesOf('register')).toEqual([]);
  });

  test('ERR-01 unknown messages, and messages from elsewhere, are ignored; a closed window is said to be closed', async () => {
    await openAndSend();
    await screen.findByTitle(title);
    const evil = { kind: 'sent', session: 'evil' };
    act(
      () =>
        void window.dispatchEvent(
          new MessageEvent('message', { data: evil, origin: 'null', source: window }),
        ),
    );
    for (const data of [null, 'sent', { kind: 'sent', session: 7 }, { kind: 'refused', why: 'toString' }])
      await says(data);
    expect(screen.getByRole('dialog', { name: title })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));
    const warning = await screen.findByRole('alertdialog', { name: 'Chưa gửi được mã' });
    expect(await within(warning).findByText(/^Cửa sổ đã bị đóng giữa chừng/)).toBeInTheDocument();
  });

  test('REG-01 the check to be human comes before the third party’s, and a number is the user name', async () => {
    await open({
      on: ['MOBILENUMREG3', 'REGMOBVERF3'],
      setting: { sms: 'firebase', human: { ...testPublicSetting.human, register: true } },
    });
    gateway.answers('humanChallenge', await testChallenge('register'));
    lets('registerMobile');
    await type(/^Số điện thoại/, '0912 345 678');
    await userEvent.click(screen.getByRole('button', { name: 'Gửi mã' }));
    await says({ kind: 'ready' });
    await says({ kind: 'sent', session: 'session-1' });
    await type(/^Mã SMS/, '246810');
    await old();
    gateway.asked.length = 0;
    await send();
    await says({ kind: 'ready' });
    // The code is used up by the check: what may refuse the visitor has come before it.
    expect(gateway.asked.map(({ url }) => new URL(url).pathname)).toEqual([endpoints.humanChallenge.path]);
    await says({ kind: 'proved', token: 'token-of-theirs' });
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(await gateway.bodiesOf('registerMobile')).toMatchObject([
      { username: '0912345678', mobileNum: '0912345678', firebaseIdToken: 'token-of-theirs' },
    ]);
  });
});

test('REG-09 the captcha shows only when the public setting says so', async () => {
  await open();
  expect(screen.queryByLabelText(/^Mã trên ảnh/)).toBeNull();
});

test('REG-09 a required captcha is sent', async () => {
  gateway.answers('captcha', 'QUJD');
  await open({ setting: { captcha: { register: true, password: false } } });
  lets();
  await fill();
  await type(/^Mã trên ảnh/, '47K2M');
  await send();
  await waitFor(async () => expect(await gateway.bodiesOf('register')).toMatchObject([{ captcha: '47K2M' }]));
});

test('REG-10 the number suggests how it looks here, required items are marked and codes are fetched', async () => {
  await open();
  expect(screen.getByLabelText(/^Số điện thoại/)).toHaveAttribute('placeholder', '09xxxxxxxxx');
  expect(await screen.findByText('9-11 chữ số, không kèm mã +84')).toBeInTheDocument();
  expect(screen.getByText('Mục có dấu * là bắt buộc')).toBeInTheDocument();
  expect(await screen.findByRole('option', { name: 'Thái Lan +66' })).toBeInTheDocument();
});

test('REG-10 the hint and the check agree, whatever the number’s country', async () => {
  await open();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Mã vùng quốc gia' }), '66');
  expect(screen.getByText('9-11 chữ số, không kèm mã +66')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Số điện thoại/)).not.toHaveAttribute('placeholder');
  await type(/^Số điện thoại/, '+66812345678');
  await userEvent.tab();
  expect(await screen.findByText(/^Số điện thoại chưa đúng định dạng: 9-11 chữ số/)).toBeInTheDocument();
  await userEvent.clear(screen.getByLabelText(/^Số điện thoại/));
  await type(/^Số điện thoại/, '812 345 678');
  await waitFor(() => expect(screen.queryByText(/chưa đúng định dạng/)).toBeNull());
});

test('VAL-01 each error of a password is shown once', async () => {
  await open({
    rules: [rule('password', { minLength: 6, maxLength: 32, patternId: 'upperLowerDigitSymbol' })],
  });
  await type(/^Mật khẩu/, 'x');
  await userEvent.tab();
  expect(await screen.findByText('Vui lòng nhập mật khẩu dài 6 - 32 ký tự')).toBeInTheDocument();
  const line = (text: string) => screen.getByText(text).closest('li');
  expect(line('6-32 ký tự')).toHaveAttribute('data-state', 'open');
  await type(/^Mật khẩu/, 'xxxxxx');
  await userEvent.tab();
  expect(await screen.findByText('Mật khẩu chưa đúng định dạng')).toBeInTheDocument();
  expect(line('Có chữ in hoa')).toHaveAttribute('data-state', 'missing');
});

test('ERR-04 REG-05 a referral code that is refused is refused at its field as well', async () => {
  await open();
  gateway.refuses('register', 'invitation_code_error', 400);
  await fill();
  await type(/^Mã giới thiệu/, 'NOBODY');
  await send();
  const warning = await screen.findByRole('alertdialog', { name: 'Chưa đăng ký được' });
  await userEvent.click(within(warning).getByRole('button', { name: 'Đã hiểu' }));
  expect(screen.getByLabelText(/^Mã giới thiệu/)).toHaveAccessibleDescription('Mã giới thiệu không hợp lệ');
});

test('ERR-04 the refusal of an invitation code from the address is shown at no field', async () => {
  await open({ visited: ['/register?affiliateCode=NOBODY'] });
  gateway.refuses('affiliate', 'invitation_code_error', 400);
  await fill();
  await send();
  await screen.findByRole('alertdialog', { name: 'Chưa đăng ký được' });
  expect(screen.getByLabelText(/^Mã giới thiệu/)).not.toHaveAccessibleDescription();
});

test.each([
  ['captcha_missing', /^Mã trên ảnh/],
  ['captcha_failed', /^Mã trên ảnh/],
  ['code_invalid', /^Mã SMS/],
  ['code_expired', /^Mã SMS/],
  ['phone_invalid', /^Số điện thoại/],
] as const)('ERR-04 the refusal %s stands at its field', async (code, label) => {
  gateway.answers('captcha', 'QUJD');
  await open({
    on: ['USERNAMEREG3', 'REGMOBVERF3'],
    setting: { captcha: { register: true, password: false } },
  });
  gateway.refuses('register', code, 400);
  await fill();
  await type(/^Số điện thoại/, '0912345678');
  await type(/^Mã SMS/, '123456');
  await type(/^Mã trên ảnh/, '47K2M');
  await send();
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true'));
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(/\S/);
  expect(screen.getByLabelText(label)).toHaveFocus();
});

test('REG-02 a field that was switched off while the form stood open says so (SOUND-04)', async () => {
  await open();
  gateway.refuses('register', 'invalid_fields', 400, { fields: { username: 'unasked' } });
  await fill();
  await send();
  const said = 'Mục này không còn cần điền, vui lòng tải lại trang';
  expect(await screen.findByText(said)).toBeInTheDocument();
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

test('REG-02 the rules promise nothing of a password that the gateway may find too easy', async () => {
  await open();
  gateway.refuses('passwordHint', 'try_again', 503);
  const guess = () => screen.getByRole('list', { name: 'Yêu cầu của mật khẩu' }).lastElementChild;
  await type(/^Tên đăng nhập/, 'minhanh92');
  await type(/^Mật khẩu/, 'MinhAnh92');
  expect(guess()).toHaveAttribute('data-state', 'missing');
  await type(/^Mật khẩu/, 'x');
  expect(guess()).toHaveAttribute('data-state', 'open');
  gateway.refuses('register', 'invalid_fields', 400, { fields: { password: 'weak' } });
  await type(/^Nhập lại mật khẩu/, 'MinhAnh92x');
  await old();
  await send();
  await waitFor(() => expect(guess()).toHaveAttribute('data-state', 'missing'));
});

test('a draft outlives a close and a reload, its secrets do not', async () => {
  const on = ['USERNAMEREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3', 'REGMOBVERF3'] as const;
  const setting = { captcha: { register: true, password: false } };
  gateway.answers('captcha', 'QUJD');
  const first = await open({ on, setting });
  await fill();
  await userEvent.click(screen.getByRole('tab', { name: 'Số điện thoại' }));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Mã vùng quốc gia' }), '66');
  await type(/^Số điện thoại/, '812345678');
  await type(/^Mật khẩu/, 'Bimat-92');
  await type(/^Mã SMS/, '907070');
  await type(/^Mã trên ảnh/, '47K2M');
  first.unmount();
  const kept = JSON.stringify({ ...sessionStorage, ...localStorage });
  for (const secret of ['Bimat-92', '907070', '47K2M']) expect(kept).not.toContain(secret);

  // Simulates a reloaded page: nothing of the first one is in memory.
  await open({ on, setting, site: testSite() });
  expect(await screen.findByLabelText(/^Số điện thoại/)).toHaveValue('812345678');
  expect(await screen.findByRole('combobox', { name: 'Mã vùng quốc gia' })).toHaveValue('66');
  expect(screen.getByLabelText(/^Mật khẩu/)).toHaveValue('');
  await userEvent.click(screen.getByRole('tab', { name: 'Tên đăng nhập' }));
  expect(screen.getByLabelText(/^Tên đăng nhập/)).toHaveValue(' minhanh92 ');
  expect(screen.getByLabelText(/^Mật khẩu/)).toHaveValue('');
});

test('a registration removes its draft, and an invalid draft is ignored', async () => {
  sessionStorage.setItem('draft:registration', '{"username":7,"__proto__":{"agreed":false},"email":');
  await open();
  lets();
  await fill();
  expect(screen.getByLabelText(/^Tên đăng nhập/)).toHaveValue(' minhanh92 ');
  await send();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect({ ...sessionStorage }).not.toHaveProperty('draft:registration');
});

test('LOGIN-15 each field is marked for the browser’s autofill', async () => {
  await open({ rules: [...usual, rule('email', { patternId: 'email' })] });
  expect(screen.getByLabelText(/^Tên đăng nhập/)).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText(/^Mật khẩu/)).toHaveAttribute('autocomplete', 'new-password');
  expect(screen.getByLabelText(/^Nhập lại mật khẩu/)).toHaveAttribute('autocomplete', 'new-password');
  expect(screen.getByLabelText(/^Email/)).toHaveAttribute('inputmode', 'email');
});

test('WL-01 without any variant the form says so', async () => {
  await open({ on: [] });
  expect(await screen.findByText('Thao tác này chưa được bật, vui lòng liên hệ hỗ trợ')).toBeInTheDocument();
});
