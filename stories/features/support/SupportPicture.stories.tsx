import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SupportPicture } from '@/features/support/SupportPicture';
import { inScenario } from '../../inScenario';

const meta = {
  component: SupportPicture,
  ...inScenario,
  args: { id: 'c0ffee00-0000-7000-8000-000000000001', text: 'bien-lai.png' },
  parameters: { scenario: { role: 'member' }, requirements: ['INFO-03'] },
} satisfies Meta<typeof SupportPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const Failed: Story = {
  parameters: { scenario: { role: 'member', refusals: { supportPicture: { message: 'not_found' } } } },
};
