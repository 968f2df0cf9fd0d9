import type { Decorator, Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { useSite } from '@/data/session/siteContext';
import { keepSocialRegistration } from '@/data/session/socialRegistration';
import { Registration } from '@/features/registration/Registration';
import { publicSetting } from '@/testing/scenario/accountFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: Registration,
  ...inScenario,
  args: { onDone: fn() },
} satisfies Meta<typeof Registration>;

const FromProvider: Decorator = (Story) => {
  const { session, client } = useSite();
  const given = { ticket: 'ticket', provider: 'Google', name: 'Minh Ánh' };
  keepSocialRegistration(session, given, client.clock.now());
  return <Story />;
};

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const type = async (canvas: Canvas, label: RegExp, text: string) =>
  userEvent.type(await canvas.findByLabelText(label), text);
const send = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Tạo tài khoản' }));
const fill = async (canvas: Canvas) => {
  await type(canvas, /^Tên đăng nhập/, 'minhanh92');
  await type(canvas, /^Mật khẩu/, 'Aurora8_x');
  await type(canvas, /^Nhập lại mật khẩu/, 'Aurora8_x');
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Tôi đã đủ 21 tuổi' }));
};

export const Guest: Story = { tags: ['phone'] };
export const RulesAsTheyAreMet: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: { requirements: ['REG-02', 'VAL-01'] },
  play: async ({ canvas }) => {
    await type(canvas, /^Tên đăng nhập/, 'minhanh92');
    await type(canvas, /^Mật khẩu/, 'Aurora8');
  },
};
export const FromGoogle: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: { requirements: ['LOGIN-11'] },
  decorators: [FromProvider],
};
export const SignInIsTooOld: Story = {
  parameters: {
    scenario: { refusals: { register: { message: 'sign_in_expired' } } },
    requirements: ['LOGIN-11'],
  },
  decorators: [FromProvider],
  play: async ({ canvas }) => {
    await fill(canvas);
    await send(canvas);
    await expect(await canvas.findByText(/^Lượt đăng nhập này đã hết hạn/)).toBeVisible();
    await expect(canvas.getByText('Không còn liên kết với Google')).toBeVisible();
  },
};
export const SentEmpty: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: { requirements: ['REG-07'] },
  play: async ({ canvas }) => {
    await send(canvas);
    await waitFor(() => expect(canvas.getByLabelText(/^Tên đăng nhập/)).toHaveFocus());
    await expect(canvas.getByText('Vui lòng xác nhận bạn đã đủ 21 tuổi')).toBeVisible();
  },
};
export const NameIsTaken: Story = {
  tags: ['brand-matrix'],
  parameters: {
    scenario: {
      refusals: { register: { message: 'invalid_fields', value: { fields: { username: 'taken' } } } },
    },
    requirements: ['REG-02'],
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    await send(canvas);
    await expect(await canvas.findByText('Đã được dùng, vui lòng chọn tên khác')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(/^Tên đăng nhập/)).toHaveFocus());
  },
};
export const WithCaptcha: Story = {
  tags: ['phone'],
  parameters: {
    scenario: {
      answers: { publicSetting: { ...publicSetting, captcha: { register: true, password: false } } },
    },
    requirements: ['REG-09'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Ảnh có mã cần nhập' })).toBeVisible();
  },
};
export const PictureNotRead: Story = {
  tags: ['phone'],
  parameters: {
    scenario: {
      answers: { publicSetting: { ...publicSetting, captcha: { register: true, password: false } } },
      waits: ['humanChallenge'],
    },
    requirements: ['LOGIN-07'],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tôi không đọc được ảnh' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Đang kiểm tra trình duyệt');
  },
};
export const CodeCountdown: Story = {
  tags: ['phone'],
  parameters: {
    scenario: { modules: ['USERNAMEREG3', 'REGMOBVERF3'] },
    requirements: ['REG-06', 'LOGIN-10'],
  },
  play: async ({ canvas }) => {
    await type(canvas, /^Số điện thoại/, '09123456789');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi mã' }));
    await expect(await canvas.findByRole('button', { name: 'Gửi lại sau 60s' })).toBeVisible();
  },
};
export const Sending: Story = {
  parameters: { scenario: { waits: ['register'] } },
  play: async ({ canvas }) => {
    await fill(canvas);
    await send(canvas);
  },
};
export const Done: Story = {
  parameters: { scenario: { role: 'member' }, requirements: ['REG-08'] },
  play: async ({ canvas, args }) => {
    await fill(canvas);
    await send(canvas);
    await waitFor(() => expect(args.onDone).toHaveBeenCalled());
  },
};
export const Loading: Story = { parameters: { scenario: { waits: ['registerSetting'] } } };
