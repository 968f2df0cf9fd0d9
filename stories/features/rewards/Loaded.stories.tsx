import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Loaded } from '@/features/rewards/Loaded';
import { inScenario } from '../../scenario/inScenario';

const resource = {
  value: undefined,
  failure: undefined,
  isLoading: true,
  isBusy: true,
  reload: () => undefined,
};

const meta = {
  component: Loaded<string>,
  ...inScenario,
  args: { of: resource, children: (value: string) => <p>{value}</p> },
} satisfies Meta<typeof Loaded<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const There: Story = { args: { of: { ...resource, value: 'Đã có' } } };
export const Failed: Story = {
  args: { of: { ...resource, isBusy: false, failure: { kind: 'network' } } },
};
