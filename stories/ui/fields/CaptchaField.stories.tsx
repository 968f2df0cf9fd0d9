import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CaptchaField } from '@/ui/fields/CaptchaField';
import { captchaPicture } from '@/testing/scenario/accountFixtures';

const meta = {
  component: CaptchaField,
  args: {
    label: 'Mã trên ảnh',
    name: 'captcha',
    value: '47K2',
    onChange: () => undefined,
    image: `data:image/png;base64,${captchaPicture}`,
    failed: false,
    imageLabel: 'Ảnh có mã cần nhập',
    renewLabel: 'Đổi ảnh khác',
    onRenew: () => undefined,
  },
} satisfies Meta<typeof CaptchaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = { tags: ['brand-matrix', 'phone'] };
export const OnItsWay: Story = { args: { image: undefined, value: '' } };
export const NotThere: Story = { args: { image: undefined, failed: true } };
export const Wrong: Story = { args: { error: 'Chưa qua bước kiểm tra captcha, vui lòng thử lại' } };
