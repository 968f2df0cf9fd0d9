import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PauseNote } from '@/shared/PauseNote';
import * as given from '@/testing/scenario/saferPlayFixtures';
import { inScenario } from '../inScenario';

const meta = {
  component: PauseNote,
  ...inScenario,
  parameters: { scenario: { role: 'member' } },
  args: { pause: given.excluded },
} satisfies Meta<typeof PauseNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Excluded: Story = {};
export const TimeOut: Story = { args: { pause: given.onTimeOut } };
export const WithoutAnEnd: Story = { args: { pause: given.endless } };
