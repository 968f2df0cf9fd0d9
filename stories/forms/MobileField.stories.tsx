import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MobileField } from '@/forms/MobileField';

const meta = {
  component: MobileField,
  args: {
    label: 'Số điện thoại',
    name: 'mobileNum',
    value: '',
    placeholder: '11 chữ số, bắt đầu bằng 09',
    onChange: () => undefined,
    dialing: {
      name: 'countryDialingCode',
      value: '84',
      label: 'Mã vùng quốc gia',
      options: [
        { value: '84', label: 'Việt Nam +84' },
        { value: '82', label: 'Hàn Quốc +82' },
      ],
      onChange: () => undefined,
    },
  },
} satisfies Meta<typeof MobileField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['brand-matrix', 'phone'] };
export const WithoutCode: Story = { args: { dialing: undefined, value: '0912 345 678' } };
export const Wrong: Story = { args: { value: '0912', error: 'Vui lòng nhập số điện thoại hợp lệ' } };
