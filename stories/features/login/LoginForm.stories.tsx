import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { LoginForm } from '@/features/login/LoginForm';
import { check } from '@/testing/scenario/accountFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: LoginForm,
  ...inScenario,
  args: { place: 'popup', onDone: fn() },
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const fill = async (canvas: Canvas, name = 'minhanh92', password = 'Mật khẩu 8') => {
  await userEvent.type(await canvas.findByLabelText('Tên đăng nhập'), name);
  await userEvent.type(canvas.getByLabelText('Mật khẩu'), password);
};
const send = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Đăng nhập' }));

export const Guest: Story = { tags: ['brand-matrix', 'phone'] };
export const SentEmpty: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: { requirements: ['ERR-05'] },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Tên đăng nhập');
    await send(canvas);
    await waitFor(() => expect(canvas.getByLabelText('Tên đăng nhập')).toHaveFocus());
    await expect(canvas.getByText('Vui lòng nhập tên đăng nhập và mật khẩu')).toBeVisible();
  },
};
export const Sending: Story = {
  parameters: { scenario: { waits: ['login'] } },
  play: async ({ canvas }) => {
    await fill(canvas);
    await send(canvas);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Đăng nhập' })).toHaveAttribute('aria-busy'),
    );
  },
};
export const Refused: Story = {
  tags: ['brand-matrix'],
  parameters: {
    scenario: { refusals: { login: { message: 'wrong_account_or_password', value: { captcha: false } } } },
    requirements: ['LOGIN-14'],
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    await send(canvas);
    await expect(await canvas.findByText('Sai tài khoản hoặc mật khẩu')).toBeVisible();
    await expect(canvas.getByLabelText('Mật khẩu')).toHaveValue('Mật khẩu 8');
  },
};
export const CaptchaAfterFailure: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: {
    scenario: { refusals: { login: { message: 'wrong_account_or_password', value: { captcha: true } } } },
    requirements: ['LOGIN-07'],
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    await send(canvas);
    await expect(await canvas.findByRole('img', { name: 'Ảnh có mã cần nhập' })).toBeVisible();
  },
};
export const TooManyRequests: Story = {
  parameters: {
    scenario: { refusals: { login: { message: 'too_many_requests' } } },
    requirements: ['ERR-03'],
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    await send(canvas);
    await canvas.findByText('Yêu cầu quá nhiều lần, vui lòng thử lại sau 5 phút');
  },
};
export const LongTexts: Story = {
  tags: ['phone'],
  parameters: {
    scenario: {
      refusals: {
        login: {
          message:
            'Tài khoản này đang được kiểm tra theo yêu cầu của bộ phận an toàn, vui lòng liên hệ hỗ trợ để biết thêm chi tiết.',
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await fill(canvas, 'nguyenthuyduong1nguyenthuyduong1nguyenthuyduong1', 'x'.repeat(60));
    await send(canvas);
    await canvas.findByRole('alert');
  },
};
export const LoggedIn: Story = {
  parameters: { scenario: { role: 'member' }, requirements: ['LOGIN-05'] },
  play: async ({ canvas, args }) => {
    await fill(canvas);
    await send(canvas);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith('home'));
  },
};
export const WeakPassword: Story = {
  parameters: { scenario: { role: 'member' }, requirements: ['LOGIN-08'] },
  play: async ({ canvas, args }) => {
    await fill(canvas, 'minhanh92', '123456');
    await send(canvas);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith('changePassword'));
  },
};

const byCode = { modules: ['MOBILEVERCODELOGIN3'] } as const;

export const ByCode: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: { scenario: byCode, requirements: ['LOGIN-16'] },
};
export const CodeCountdown: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: { scenario: byCode, requirements: ['LOGIN-10'] },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Số điện thoại'), '0912 345 678');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi mã' }));
    await expect(await canvas.findByRole('button', { name: 'Gửi lại sau 60s' })).toBeVisible();
  },
};
export const NumberIsWrong: Story = {
  parameters: { scenario: byCode },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Số điện thoại'), '0912');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi mã' }));
    await canvas.findByText('Vui lòng nhập số điện thoại hợp lệ');
  },
};
export const CodeNotSent: Story = {
  parameters: {
    scenario: { ...byCode, refusals: { loginSms: { message: 'quota_exceeded' } } },
    requirements: ['LOGIN-10', 'ERR-01'],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByLabelText('Số điện thoại'), '0912345678');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi mã' }));
    const page = canvasElement.ownerDocument.body;
    await waitFor(() => expect(page).toHaveTextContent('Đã hết lượt gửi mã, vui lòng liên hệ hỗ trợ'));
  },
};

const checked = (reason: 'twoFactor' | 'unregisteredIp') => ({
  refusals: { login: { message: 'check_required', value: { captcha: false, check: check(reason) } } },
});

export const TwoFactor: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: { scenario: checked('twoFactor'), requirements: ['LOGIN-13'] },
  play: async ({ canvas }) => {
    await fill(canvas);
    await send(canvas);
    await userEvent.type(await canvas.findByLabelText('Mã của ứng dụng xác thực'), '7309');
  },
};
export const UnknownPlace: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: { scenario: checked('unregisteredIp'), requirements: ['LOGIN-12'] },
  play: async ({ canvas }) => {
    await fill(canvas);
    await send(canvas);
    await expect(await canvas.findByText('Mã đã gửi đến 09** *** 678')).toBeVisible();
  },
};
export const Loading: Story = { parameters: { scenario: { waits: ['whitelabel'] } } };
