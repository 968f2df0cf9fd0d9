import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ClosedFeature } from '@/forms/ClosedFeature';

const meta = {
  component: ClosedFeature,
  args: {
    title: 'Thao tác này chưa được bật, vui lòng liên hệ hỗ trợ',
    support: { href: 'https://help.example/', label: 'Hỗ trợ' },
  },
} satisfies Meta<typeof ClosedFeature>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithSupport: Story = { tags: ['brand-matrix', 'phone'] };
