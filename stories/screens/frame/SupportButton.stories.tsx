import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SupportButton } from '@/screens/frame/SupportButton';
import { inScenario } from '../../inScenario';

const meta = {
  component: SupportButton,
  ...inScenario,
  parameters: { requirements: ['HDR-02'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = { tags: ['brand-matrix', 'phone'] };
export const Member: Story = { tags: ['phone'], parameters: { scenario: { role: 'member' } } };
export const Unread: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: { scenario: { role: 'member', answers: { supportUnread: { count: 2 } } } },
};
export const WithoutAnswers: Story = { parameters: { scenario: { data: 'loading' } } };
