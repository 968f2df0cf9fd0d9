import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Redirect } from '@/ui/actions/Redirect';

const meta = { component: Redirect, args: { to: '/login' } } satisfies Meta<typeof Redirect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsNothing: Story = {};
