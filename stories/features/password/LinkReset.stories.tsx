import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { LinkReset } from '@/features/password/LinkReset';
import { inScenario } from '../../inScenario';

const meta = { component: LinkReset, ...inScenario, args: { token: 'story', onDone: fn() } } satisfies Meta<
  typeof LinkReset
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = { tags: ['phone'], parameters: { requirements: ['PWD-05'] } };
