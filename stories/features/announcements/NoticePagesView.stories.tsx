import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { NoticePagesView } from '@/features/announcements/NoticePagesView';
import { notices } from '@/testing/scenario/fixtures';
import { inScenario } from '../../inScenario';
import { stressTexts } from '@/testing/samples';

const meta = {
  component: NoticePagesView,
  ...inScenario,
  parameters: { requirements: ['MOD-04'] },
  args: { notices, busy: false, onRetry: () => undefined },
} satisfies Meta<typeof NoticePagesView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['brand-matrix', 'phone'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Trang 2' }));
    await expect(canvas.getByRole('button', { name: /Kirin tạm đóng/ })).toBeVisible();
  },
};
export const Loading: Story = { args: { notices: undefined } };
export const Empty: Story = { args: { notices: [] } };
export const Failed: Story = {
  args: { notices: undefined, failure: 'Kết nối mạng không ổn định, vui lòng thử lại' },
};
export const LongTexts: Story = {
  tags: ['phone'],
  args: {
    notices: notices.map((notice) => ({
      ...notice,
      title: `${notice.title} ${stressTexts.unbroken} ${stressTexts.marks}`,
    })),
  },
};
