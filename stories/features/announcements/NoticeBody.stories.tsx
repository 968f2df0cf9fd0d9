import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NoticeBody } from '@/features/announcements/NoticeBody';
import { notices } from '@/testing/scenario/fixtures';
import { inScenario } from '../../inScenario';
import { stressTexts } from '@/testing/samples';

const [notice] = notices;
if (notice === undefined) throw new Error('The fixtures hold no notice');

const meta = {
  component: NoticeBody,
  ...inScenario,
  parameters: { requirements: ['MOD-03'] },
  args: { notice },
} satisfies Meta<typeof NoticeBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const LongText: Story = {
  tags: ['phone'],
  args: { notice: { ...notice, content: `<p>${stressTexts.marks} ${stressTexts.unbroken}</p>` } },
};
export const HostileHtml: Story = {
  args: {
    notice: { ...notice, content: '<p onclick="alert(1)">An toàn</p><form><input name="password"></form>' },
  },
};
