import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { WarningDialog } from '@/ui/overlays/WarningDialog';
import { stressTexts } from '@/testing/samples';

const meta = {
  component: WarningDialog,
  args: {
    title: 'Chưa gửi được mã',
    children: 'Yêu cầu quá nhiều lần, vui lòng thử lại sau 5 phút',
    confirmLabel: 'Đã hiểu',
    onConfirm: () => undefined,
  },
} satisfies Meta<typeof WarningDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { tags: ['brand-matrix', 'phone'] };
export const LongTexts: Story = { args: { title: stressTexts.longLabel, children: stressTexts.consent } };
