import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { DeskLogin } from '@/desk/DeskLogin';
import { atDesk } from './atDesk';

const meta = {
  component: DeskLogin,
  ...atDesk,
  args: { onEntered: fn() },
  parameters: { layout: 'fullscreen', requirements: ['INFO-03'] },
} satisfies Meta<typeof DeskLogin>;

export default meta;

export const Door: StoryObj<typeof meta> = {};
