import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { Logo } from '@/ui/typography/Logo';
import { inWordmarkDocument } from '../../inWordmarkDocument';
import { pictures } from '@/testing/samples';

const meta = {
  component: Logo,
  tags: ['brand-matrix'],
  args: { name: 'Aurora88', mark: pictures.mark },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Brand: Story = { tags: ['phone'] };
/** In the document of a brand whose logo contains the name, the written name is hidden but still the accessible name. */
export const Wordmark: Story = {
  tags: ['phone'],
  args: { mark: pictures.wordmark },
  decorators: [inWordmarkDocument],
  play: async ({ canvas }) => {
    const name = await canvas.findByText('Aurora88');
    await expect(name.offsetWidth).toBe(1);
    await expect(canvas.getByRole('link', { name: 'Aurora88' })).toBeVisible();
  },
};
