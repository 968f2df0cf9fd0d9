import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CentrePerson } from '@/shared/CentrePerson';
import { stressTexts } from '@/testing/samples';
import { Avatar } from '@/ui/data-display/Avatar';

const meta = {
  component: CentrePerson,
  args: { account: 'minhanh92', mark: 'VIP 5', children: <Avatar /> },
} satisfies Meta<typeof CentrePerson>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {};
export const Loading: Story = { args: { account: undefined } };
export const LongName: Story = { args: { account: stressTexts.name } };
